import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { transitionsOf } from '../../../src/app/inspector/statechart.ts'

const folder = resolve(import.meta.dirname, '../../../src/machines')

/** `chart · transition` for each transition of the portal's charts; those of the sandbox's own pages are left out. */
export async function portalTransitions(): Promise<Set<string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.machine.ts') && !file.startsWith('sandbox'),
  )
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(resolve(folder, file)).href) as Promise<Record<string, unknown>>),
  )
  const machines = modules.flatMap((module) =>
    Object.values(module).filter((each): each is AnyStateMachine => (each as AnyStateMachine)?.root !== undefined),
  )
  return new Set(machines.flatMap((machine) => transitionsOf(machine).map(({ name }) => `${machine.id} · ${name}`)))
}
