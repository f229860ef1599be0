import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import type { AnyStateMachine } from 'xstate'
import { transitionsOf } from '../../../src/app/inspector/statechart.ts'
import { dashboardPageOf, dashboardViews } from '../../../src/rules/dashboard/dashboardViews.ts'
import { routes } from '../../../src/rules/routes/routes.ts'
import { panelPath, sandboxPanels, sandboxPath } from '../../../src/rules/sandbox/workbench/sandboxPanels.ts'

const folder = resolve(import.meta.dirname, '../../../src/machines')

async function transitionsIn(isWanted: (file: string) => boolean): Promise<Set<string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.machine.ts') && isWanted(file),
  )
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(resolve(folder, file)).href) as Promise<Record<string, unknown>>),
  )
  const machines = modules.flatMap((module) =>
    Object.values(module).filter((each): each is AnyStateMachine => (each as AnyStateMachine)?.root !== undefined),
  )
  return new Set(machines.flatMap((machine) => transitionsOf(machine).map(({ name }) => `${machine.id} · ${name}`)))
}

const isOfSandbox = (file: string) => file.startsWith('sandbox')

/** `chart · transition` for each transition of the portal's charts. */
export const portalTransitions = () => transitionsIn((file) => !isOfSandbox(file))
/** Of the sandbox's own pages and its dock. */
export const sandboxTransitions = () => transitionsIn(isOfSandbox)

const patterns = [
  ...routes.map(({ pattern }) => pattern),
  sandboxPath,
  ...sandboxPanels.map(({ name }) => panelPath(name)),
]
const dashboard = '/dashboard'

/** The route of an address, as `portalRoutes` lists it. */
export function routeOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const pattern = patterns.find((each) => matchRoute(parse, each, pathname)[0])
  if (pattern !== dashboard) return pattern
  const page = dashboardPageOf(searchParams.get('page'))
  return page && `${dashboard}?page=${page}`
}

export const portalRoutes = (): Set<string> =>
  new Set([
    ...patterns.filter((pattern) => pattern !== dashboard),
    ...dashboardViews.map(({ page }) => `${dashboard}?page=${page}`),
  ])
