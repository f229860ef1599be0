import type { Page, Request } from '@playwright/test'
import { dashboardViews } from '../../../src/rules/dashboardViews.ts'
import { openBank } from '../../support/browser/bank.ts'
import { type Choice, LeastDone } from '../core/leastDone.ts'
import type { Random } from '../core/random.ts'
import type { Walk } from '../core/walk.ts'
import { onPage } from './actions/onPage.ts'
import { registerAda } from './actions/people.ts'
import { perform } from './actions/perform.ts'
import { world } from './actions/world.ts'
import { violationsOf } from './oracles/oracles.ts'
import { controlsOf, factsOf, giveScript, type PageFacts, takenOn } from './pageView.ts'
import type { OpenPortal, Portal } from './portal.ts'
import { type SeenCall, seenCall } from './seenCall.ts'
import { type Step, sentence } from './step.ts'
import type { WalkState } from './walkState.ts'

/** Where a person may begin; the rest of the portal is a few steps away. */
const starts = [
  '/',
  '/login',
  '/register',
  '/reminder',
  '/reactivation',
  '/support',
  '/contact',
  '/faq',
  '/productCard',
  '/docs',
  '/docs/api',
  '/docs/api-usage',
  '/docs/authorization',
  '/announcement',
  '/myapplications',
  '/newapplication',
  '/profile',
  ...dashboardViews.map(({ page }) => `/dashboard?page=${page}`),
]

interface Candidate {
  step: Step
  weight: number
}

const opening = (address: string): Candidate => ({ step: { do: 'open', address }, weight: 1 })

/** What happens around the page is the same everywhere, and so is what is typed into one field. */
function keyOf(place: string, step: Step): string {
  if (step.do === 'world' || step.do === 'open') return sentence(step)
  return `${place.split(/[?&](?!page=)|#/)[0]} ${sentence(step.do === 'fill' ? { ...step, value: '' } : step)}`
}

export class PortalWalk implements WalkState, Walk<Step> {
  readonly steps: Step[] = []
  readonly reached = new Set<string>()
  page: Page
  calls: SeenCall[] = []
  readonly ended = new Set<string>()
  hurried = 0
  private open = 0
  private said = 0

  private constructor(
    readonly portal: Portal,
    private readonly choices: LeastDone<Step>,
  ) {
    this.page = portal.page
  }

  static async begin(openPortal: OpenPortal, choices = new LeastDone<Step>()): Promise<PortalWalk> {
    const walk = new PortalWalk(await openPortal(), choices)
    await walk.follow(walk.page)
    await openBank(walk.page)
    await registerAda(walk.page)
    return walk
  }

  async follow(page: Page): Promise<void> {
    await giveScript(page)
    const seen = new Map<Request, SeenCall>()
    page.on('request', (request) => {
      this.open += 1
      const call = seenCall(request)
      seen.set(request, call)
      this.calls.push(call)
    })
    const ended = (request: Request, status?: number) => {
      this.open -= 1
      const call = seen.get(request)
      if (call) call.status = status
      seen.delete(request)
    }
    page.on('response', (response) => ended(response.request(), response.status()))
    page.on('requestfailed', (request) => ended(request))
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  }

  /** Nothing is on its way and nothing moves, or the time is up. */
  private async idle(): Promise<boolean> {
    const end = performance.now() + (this.hurried > 0 ? 120 : 4000)
    let calm = 0
    while (performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, this.portal.kind === 'dom' ? 8 : 30))
      const facts = await factsOf(this.page).catch(() => undefined)
      calm = this.open > 0 || facts === undefined || facts.isBusy ? 0 : calm + 1
      if (calm >= 3) return true
    }
    return false
  }

  async choose(random: Random): Promise<Step> {
    if (this.steps.length === 0) return this.pick(random, starts.map(opening))
    if (this.steps.length === 1 && random() < 0.8) return { do: 'world', event: 'another tab signs in as Deniz' }
    const facts = await factsOf(this.page).catch(() => undefined)
    const ofPage = facts?.isPortal ? onPage(random, await controlsOf(this.page)) : []
    const sum = Math.max(
      1,
      ofPage.reduce((total, { weight }) => total + weight, 0),
    )
    const around: Candidate[] = [
      { step: { do: 'key', key: 'Escape' }, weight: 0.02 },
      { step: { do: 'key', key: 'Tab' }, weight: 0.03 },
      { step: { do: 'key', key: 'Enter' }, weight: 0.02 },
      { step: { do: 'history', way: 'back' }, weight: 0.03 },
      { step: { do: 'history', way: 'forward' }, weight: 0.01 },
      { step: { do: 'history', way: 'reload' }, weight: 0.01 },
      ...starts.map((address) => ({ ...opening(address), weight: facts?.isPortal ? 0.001 : 1 })),
      ...Object.entries(world)
        .filter(([, { in: kind }]) => kind === undefined || kind === this.portal.kind)
        .map(([event, { weight }]) => ({ step: { do: 'world' as const, event }, weight: 0.03 * weight })),
      // Most of the portal is behind the sign-in.
      ...(facts?.isPortal && !facts.account.includes('Hello')
        ? [{ step: { do: 'world' as const, event: 'another tab signs in as Deniz' }, weight: 0.3 }]
        : []),
    ]
    const place = facts?.address.replaceAll(/=[^&]{12,}/g, '=…') ?? ''
    const all = [...ofPage, ...around.map(({ step, weight }) => ({ step, weight: weight * sum }))]
    return this.pick(random, all, place)
  }

  private pick(random: Random, candidates: readonly Candidate[], place = ''): Step {
    const choices = candidates.map(({ step, weight }): Choice<Step> => ({ step, weight, key: keyOf(place, step) }))
    return this.choices.choose(random, choices)
  }

  private async collect(): Promise<void> {
    for (const transition of await takenOn(this.page).catch(() => [])) this.reached.add(transition)
  }

  /** Takes one step; what is wrong after it, in sentences. A step that cannot be taken here is left out. */
  async take(step: Step): Promise<string[]> {
    const before = await factsOf(this.page).catch(() => undefined)
    await this.collect()
    this.calls = []
    this.steps.push(step)
    this.hurried = Math.max(0, this.hurried - 1)
    const outcome = await perform(this, step)
    if (outcome === 'impossible') {
      this.steps.pop()
      return []
    }
    const isIdle = await this.idle()
    await this.collect()
    const complaints = this.portal.wrong().slice(this.said)
    this.said += complaints.length
    let after: PageFacts
    try {
      after = await factsOf(this.page)
    } catch {
      return outcome === 'done' ? [] : [outcome.wrong]
    }
    const found = await violationsOf({ walk: this, step, before, after, isIdle, complaints })
    return outcome === 'done' ? found : [outcome.wrong, ...found]
  }

  async picture(file: string): Promise<void> {
    if (this.portal.kind === 'chromium') await this.page.screenshot({ path: file })
  }
  close(): Promise<void> {
    return this.portal.close()
  }

  get isWaiting(): boolean {
    return this.open > 0
  }
}
