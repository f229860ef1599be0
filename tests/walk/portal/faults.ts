import type { Page } from '@playwright/test'
import { type Ending, endings } from './endings.ts'
import { controlsAt } from './shownBank.ts'
import type { WalkState } from './walkState.ts'

/** So many steps are taken before a late answer is waited for. */
const hurriedSteps = 3

export async function setFault(walk: WalkState, operation: string, ending: Ending): Promise<void> {
  const url = `${await controlsAt(walk.page)}/faults/${operation}`
  await walk.page.evaluate(
    ([url, body]) => fetch(url, { method: 'PUT', body, headers: { 'Content-Type': 'application/json' } }),
    [url, JSON.stringify(endings[ending])] as const,
  )
  if (ending === 'is answered late' || ending === 'is not answered') walk.hurried = hurriedSteps
}

interface Route {
  id: string
  method: string
  pattern: RegExp
}

let routes: Route[] | undefined

async function readRoutes(page: Page): Promise<Route[]> {
  const data = await page.evaluate(async () => {
    const response = await fetch('/sandbox/api/operations')
    return ((await response.json()) as { data: { id: string; method: string; path: string }[] }).data
  })
  return data.map(({ id, method, path }) => ({
    id,
    method: method.toUpperCase(),
    pattern: new RegExp(`${path.replaceAll(/[.+?^$()[\]\\]/g, '\\$&').replaceAll(/:\w+|\{\w+\}/g, '[^/]+')}$`),
  }))
}

/** Which operations the calls of a step are of, as the bank knows them. */
export async function operationsOf(
  page: Page,
  calls: readonly { path: string; method: string }[],
): Promise<readonly string[]> {
  const known = routes ?? (await readRoutes(page).catch(() => undefined))
  if (!known) return []
  routes = known
  const found = calls
    .filter(({ path }) => path.startsWith('/bank/'))
    .map(({ path, method }) => known.find((route) => route.method === method && route.pattern.test(path))?.id)
  return [...new Set(found.filter((id) => id !== undefined))]
}
