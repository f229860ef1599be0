import { ensureBuilt } from '../../../scripts/built.ts'
import { writeScripts } from '../../support/dom/bundle.ts'
import { say } from '../core/seeds.ts'
import { viteImport } from '../core/viteImport.ts'
import type { WalkKind } from '../core/walk.ts'
import { Choices } from './choices.ts'
import { startChromium } from './chromiumPortal.ts'
import { portalRoutes, portalTransitions, sandboxTransitions } from './coverage.ts'
import { findPlanted } from './planted/findPlanted.ts'
import type { OpenPortal } from './portal.ts'
import { PortalWalk } from './portalWalk.ts'
import { type Step, sentence } from './step.ts'
import { unreached } from './unreached.ts'

interface Options {
  isInBrowser: boolean
  /** Another process has built it. */
  isBuilt: boolean
}

/** The built portal: in a DOM, or in Chromium. */
/** Looks for the faults that are planted instead of walking the portal as it is. */
type FindPlanted = (plan: Omit<Parameters<typeof findPlanted>[0], 'open' | 'isInBrowser'>) => Promise<void>

export async function portalKind({
  isInBrowser,
  isBuilt,
}: Options): Promise<WalkKind<Step> & { findPlanted: FindPlanted }> {
  if (!isBuilt) await writeScripts(await ensureBuilt('sandbox', () => say('Building the portal with its sandbox …')))
  let chromium: ReturnType<typeof startChromium> | undefined
  let opening: Promise<OpenPortal> | undefined
  async function inChromium(): Promise<OpenPortal> {
    chromium = startChromium()
    return (await chromium).open
  }
  const inDom = async () => (await viteImport<typeof import('./domPortal.ts')>('portal/domPortal.ts')).openDomPortal
  const open = () => {
    opening ??= isInBrowser ? inChromium() : inDom()
    return opening
  }
  const choices = new Choices()
  return {
    measures: {
      transitions: await portalTransitions(),
      'transitions of the sandbox’s own pages': await sandboxTransitions(),
      routes: portalRoutes(),
    },
    unreached,
    begin: async () => PortalWalk.begin(await open(), choices),
    findPlanted: async (plan) => findPlanted({ open: await open(), isInBrowser, ...plan }),
    sentence,
    stop: async () => (await chromium)?.stop(),
  }
}
