import type { Page, Request, Route } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import portal from '../../../config/portal.sandbox.json' with { type: 'json' }
import { explore } from '../model/explore.ts'
import { type ModelSpec, modelOf } from '../model/spec.ts'
import { stateName } from '../model/stateName.ts'
import { tours } from '../model/tours.ts'
import { nowhere, type Step, take, type World } from '../model/world.ts'
import { runFor, stopTime } from './clock.ts'
import { expect } from './runner.ts'
import type { Watch } from './watch.ts'

/** How a call that the page waits for ends; `late` lets so many milliseconds pass without an answer. */
export type Ending = { status: number; body: unknown } | 'offline' | 'not JSON' | { late: number }

/** What the walks over one screen's chart do in the browser, and what a person sees there. */
export interface Tour<Machine extends AnyStateMachine> {
  model: ModelSpec<Machine>
  /** The screen's address; of several starts each one's, by the start's name. */
  address: string | Readonly<Record<string, string>>
  /** What the device holds before the page opens. */
  prepare?(page: Page): Promise<void>
  /** By the name of an event or a listener's event: what a person does to cause it. */
  does: Readonly<Record<string, (page: Page) => Promise<void>>>
  /** By the name of a call: the path at which it reaches the bank. Ports that are not named here stay in the page. */
  calls: Readonly<Record<string, string | ((input: never) => string)>>
  /** By `call: outcome`; what a call that stays in the page does to end so. */
  ends: Readonly<Record<string, Ending | ((page: Page) => Promise<void>)>>
  /** Calls that other charts of the page make meanwhile, answered at once. */
  others?: Readonly<Record<string, unknown>>
  /** Calls of the screen that a walk's last step leads to: nothing answers them. */
  leadsTo?: readonly string[]
  /** What is seen after every step; `state` and `step` are named as in the chart's golden file. */
  sees(page: Page, state: string, context: Context<Machine>, step: string): Promise<void>
}

type Context<Machine extends AnyStateMachine> = ReturnType<Machine['getInitialSnapshot']>['context']

const held = '/held'

const emptyList = { header: { status: 'SUCCESS', statusCode: 200, message: null }, data: [] }

/** What every page asks for at its start, whatever its screen. */
const pageCalls: Readonly<Record<string, unknown>> = {
  '/api-dashboard-service/dashboard/products': emptyList,
  '/api-dashboard-service/dashboard/groups': emptyList,
  '/api-dashboard-service/dashboard/services': emptyList,
  '/api-dashboard-service/announcement/announcements': emptyList,
}

/** Each call to the bank waits until the walk says how it ends; those of `others` are answered at once. */
async function hold(page: Page, others: Readonly<Record<string, unknown>>, isHeld: (path: string) => boolean) {
  const waiting: Route[] = []
  const cancelled = new Set<Request>()
  const pathOf = (route: Route) => new URL(route.request().url()).pathname.slice(held.length)
  page.on('requestfailed', (request) => cancelled.add(request))
  await page.route('**/portal.json', (route) =>
    route.fulfill({ json: { ...portal, services: held, authorization: held } }),
  )
  await page.route(`**${held}/**`, async (route) => {
    const path = pathOf(route)
    if (Object.hasOwn(others, path) && !isHeld(path)) await route.fulfill({ json: others[path] })
    else waiting.push(route)
  })
  return {
    /** The call at `path`, once it is made. */
    async made(path: string): Promise<Route> {
      let found: Route | undefined
      const look = () => {
        const at = waiting.findIndex((route) => pathOf(route) === path)
        if (at >= 0) [found] = waiting.splice(at, 1)
        return found !== undefined
      }
      await expect.poll(look, { message: `${path} is called`, intervals: [20] }).toBe(true)
      if (!found) throw new Error(`${path} was not called`)
      return found
    },
    async end(route: Route, ending: Ending) {
      if (ending === 'offline') await route.abort('failed')
      else if (ending === 'not JSON') await route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' })
      else if ('late' in ending) await runFor(page, ending.late)
      else await route.fulfill({ status: ending.status, json: ending.body })
    },
    async stopped(route: Route) {
      const look = () => cancelled.has(route.request())
      await expect.poll(look, { message: `${pathOf(route)} is cancelled`, intervals: [20] }).toBe(true)
    },
    waiting: () => waiting.map(pathOf),
  }
}

/** The page starts in several tasks, which need a millisecond each. */
const started = (page: Page) =>
  expect
    .poll(
      async () => {
        await runFor(page, 1)
        return page.locator('html').getAttribute('data-settled')
      },
      { message: 'the page has started', intervals: [20] },
    )
    .toBe('')

/** Long enough to be few, short enough to share the browsers. */
const longestWalk = 60

/** The walks that together show everything the chart can do. */
export const walksOf = <Machine extends AnyStateMachine>({ model: spec }: Tour<Machine>): Step[][] => {
  const model = modelOf(spec)
  return tours(model, explore(model), longestWalk)
}

/** Takes one walk in the page; the context must block service workers, or calls would not be seen. */
export async function walkThrough<Machine extends AnyStateMachine>(
  page: Page,
  quiet: Watch,
  tour: Tour<Machine>,
  steps: readonly Step[],
): Promise<void> {
  const model = modelOf(tour.model)
  quiet.allow(new RegExp(`${held}/`))
  const isHeld = (path: string) => Object.values(tour.calls).includes(path)
  const bank = await hold(page, { ...pageCalls, ...tour.others }, isHeld)
  await tour.prepare?.(page)
  await stopTime(page)
  const running = new Map<World['children'][number]['ref'], Route>()
  let world: World = nowhere
  for (const step of steps) {
    const before = world
    world = take(model, before, step)
    await perform(step, before)
    await follow(before)
    const { snapshot } = world
    if (snapshot) await tour.sees(page, stateName(snapshot.value), snapshot.context as Context<Machine>, step.label)
  }
  const left = bank.waiting().filter((path) => !tour.leadsTo?.includes(path))
  expect(left, 'calls that no step of the walk made').toEqual([])

  async function perform(step: Step, before: World): Promise<void> {
    if (step.kind === 'start') {
      const address = typeof tour.address === 'string' ? tour.address : tour.address[step.label]
      if (address === undefined) throw new Error(`The tour has no address for "${step.label}"`)
      await page.goto(address)
      await started(page)
      return
    }
    if (step.kind === 'settle') {
      const ending = tour.ends[step.label]
      if (typeof ending === 'function') return ending(page)
      const child = before.children.find(({ id }) => id === step.id)
      const route = child && running.get(child.ref)
      if (!route) return
      running.delete(child.ref)
      if (!ending) throw new Error(`The tour does not say how "${step.label}" ends`)
      await bank.end(route, ending)
      return
    }
    const act = tour.does[step.label]
    if (!act) throw new Error(`The tour does not say how a person does "${step.label}"`)
    await act(page)
  }

  /** A call that the step began has reached the bank, and one that it stopped is cancelled, before anything goes on. */
  async function follow(before: World): Promise<void> {
    const known = new Set(before.children.map(({ ref }) => ref))
    const refs = new Set(world.children.map(({ ref }) => ref))
    for (const [ref, route] of running) {
      if (refs.has(ref)) continue
      running.delete(ref)
      await bank.stopped(route)
    }
    for (const { ref, id, input } of world.children) {
      const path = tour.calls[id]
      if (path === undefined || known.has(ref)) continue
      running.set(ref, await bank.made(typeof path === 'string' ? path : path(input as never)))
    }
  }
}
