import type { Environment } from '../actors/shared/startActor.ts'

/** For actors of the workbench: it shows the charts of the page, not its own. */
export function uninspected({ inspect: _, ...environment }: Environment): Environment {
  return Object.freeze(environment)
}
