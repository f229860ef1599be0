import type { Page, Request } from '@playwright/test'
import { openBank } from '../../support/browser/bank.ts'
import type { Random } from '../core/random.ts'
import type { Walk } from '../core/walk.ts'
import { browserActions } from './actions/browserActions.ts'
import { takeFiles } from './actions/files.ts'
import { type Offer, onPage } from './actions/onPage.ts'
import { perform } from './actions/perform.ts'
import { Choices, placeOf } from './choices.ts'
import { routeOf } from './coverage.ts'
import { operationsOf } from './faults.ts'
import { hasReadCookie } from './oracles/identity.ts'
import { violationsOf } from './oracles/oracles.ts'
import { controlsOf, factsOf, giveScript, isBusyOn, type PageFacts, type SavedFile, takenOn } from './pageView.ts'
import type { OpenPortal, Portal } from './portal.ts'
import { type SeenCall, seenCall } from './seenCall.ts'
import type { Step } from './step.ts'
import type { WalkState } from './walkState.ts'

/**
 * How many looks are taken at a page for what comes, and the pause before each, in milliseconds. Not a time: a page that
 * shares its machine with more gets as much done between so many looks.
 */
const waits = {
  dom: { pause: 10, hurried: 8, call: 120, page: 400 },
  chromium: { pause: 30, hurried: 3, call: 100, page: 330 },
} as const

export class PortalWalk implements WalkState, Walk<Step> {
  readonly steps: Step[] = []
  readonly reached = new Set<string>()
  page: Page
  calls: SeenCall[] = []
  readonly ended = new Set<string>()
  readonly files = new Map<string, string>()
  savedNow: readonly SavedFile[] = []
  hurried = 0
  actedAt = 0
  isCookieSilent = false
  clockOffset = 0
  /** How often the walk has looked at its pages. */
  private looks = 0
  /** Calls that are on their way, with how many looks there were before. */
  private readonly open = new Map<Request, number>()
  private plan: Step[] = []
  /** So many are chosen at random after those that the walk began with. */
  private isBegun = false
  private stepsLeft = Number.POSITIVE_INFINITY
  /** The page as it was after the last step. */
  private last: PageFacts | undefined
  /** The last step led away from a form with a text in it. */
  private hasLeftText = false
  private said = 0
  /** A call that was on its way kept the last step from being waited for, also when it has ended since. */
  private hasWaited = false

  private constructor(
    readonly portal: Portal,
    private readonly choices: Choices,
    /** A fault that each page has. */
    private readonly planted: string | undefined,
  ) {
    this.page = portal.page
  }

  static async begin(openPortal: OpenPortal, choices = new Choices(), planted?: string): Promise<PortalWalk> {
    const walk = new PortalWalk(await openPortal(), choices, planted)
    await walk.follow(walk.page)
    await openBank(walk.page)
    return walk
  }

  async follow(page: Page): Promise<void> {
    await giveScript(page)
    if (this.portal.kind === 'dom') await page.addInitScript(() => globalThis.walkPage.windows.replace())
    if (this.planted !== undefined) await page.addInitScript(this.planted)
    if (this.clockOffset !== 0)
      await page.addInitScript((offset) => globalThis.walkPage.moveClock(offset), this.clockOffset)
    const seen = new Map<Request, SeenCall>()
    page.on('request', (request) => {
      // Chromium reports no end of what a page had asked its worker for when it was left.
      if (this.portal.kind === 'chromium' && request.isNavigationRequest())
        for (const each of seen.keys()) this.open.delete(each)
      this.open.set(request, this.looks)
      const call = seenCall(request)
      seen.set(request, call)
      this.calls.push(call)
    })
    const ended = (request: Request, status?: number) => {
      this.open.delete(request)
      const call = seen.get(request)
      if (call) Object.assign(call, { status, isOver: true } satisfies Partial<SeenCall>)
      seen.delete(request)
    }
    page.on('response', (response) => ended(response.request(), response.status()))
    page.on('requestfailed', (request) => ended(request))
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  }

  /** What is not answered is not waited for: it may be a fault. */
  private isCalling(): boolean {
    return [...this.open.values()].some((before) => this.looks - before < waits[this.portal.kind].call)
  }

  /** Nothing is on its way and nothing moves; false where that does not come about. */
  private async idle(): Promise<boolean> {
    const { pause, hurried, page } = waits[this.portal.kind]
    const end = this.looks + (this.hurried > 0 ? hurried : page)
    let calm = 0
    while (this.looks < end) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      this.looks += 1
      if (this.isCalling()) {
        calm = 0
        continue
      }
      calm += 1
      if (calm < 3) continue
      if (!(await isBusyOn(this.page).catch(() => true))) return true
      if (this.isWaiting) {
        this.hasWaited = true
        return false
      }
      calm = 0
    }
    return false
  }

  async choose(random: Random): Promise<Step | undefined> {
    if (this.plan.length === 0) {
      if (this.stepsLeft <= 0) return undefined
      this.plan = await this.chosen(random)
      if (this.isBegun) this.stepsLeft -= this.plan.length
      this.isBegun = true
    }
    return this.plan.shift()
  }

  private async chosen(random: Random): Promise<Step[]> {
    if (!this.isBegun) {
      const { steps, stepsAfter } = this.choices.begin(random)
      this.stepsLeft = stepsAfter
      return [...steps]
    }
    const facts = this.last ?? (await factsOf(this.page).catch(() => undefined))
    const ofPage: Offer[] = facts?.isPortal ? onPage(random, await controlsOf(this.page)) : []
    const sum = Math.max(
      1,
      ofPage.reduce((total, { weight }) => total + weight, 0),
    )
    const ofWorld = browserActions(this.portal.kind, facts, this.hasLeftText).map((offer) => ({
      ...offer,
      weight: offer.weight * sum,
    }))
    return this.choices.choose(random, [...ofPage, ...ofWorld], placeOf(facts?.address ?? ''))
  }

  private async collect(): Promise<string[]> {
    const taken = await takenOn(this.page).catch(() => [])
    for (const transition of taken) this.reached.add(transition)
    return taken
  }

  /** Takes one step; what is wrong after it, in sentences. A step that cannot be taken here is left out. */
  async take(step: Step): Promise<string[]> {
    const before = this.last ?? (await factsOf(this.page).catch(() => undefined))
    this.calls = []
    this.hasWaited = false
    this.actedAt = performance.now()
    this.steps.push(step)
    this.hurried = Math.max(0, this.hurried - 1)
    const outcome = await perform(this, step)
    if (outcome === 'impossible') {
      this.steps.pop()
      this.plan = []
      this.last = undefined
      return []
    }
    let isIdle = await this.idle()
    const taken = await this.collect()
    await takeFiles(this)
    const complaints = this.portal.wrong().slice(this.said)
    this.said += complaints.length
    let after: PageFacts
    try {
      after = await factsOf(this.page)
      // A page that goes on to another by itself can begin to between its last look and its facts.
      for (let rests = 0; isIdle && after.isBusy && rests < 3; rests++) {
        isIdle = await this.idle()
        after = await factsOf(this.page)
      }
    } catch {
      this.last = undefined
      return outcome === 'done' ? [] : [outcome.wrong]
    }
    this.last = after
    this.hasLeftText = before !== undefined && before.kept.length > 0 && before.address !== after.address
    const route = routeOf(after.address)
    if (route !== undefined) this.reached.add(route)
    const isByPage = step.do !== 'world' && step.do !== 'fault'
    if (isByPage)
      this.choices.noteCalls(placeOf(before?.address ?? ''), step, await operationsOf(this.page, this.calls))
    const found = await violationsOf({ walk: this, step, before, after, isIdle, complaints })
    if (isByPage && hasReadCookie({ calls: this.calls, taken, before, after })) this.isCookieSilent = false
    return outcome === 'done' ? found : [outcome.wrong, ...found]
  }

  async describe(): Promise<string[]> {
    const { address, prose, focus } = await factsOf(this.page)
    const controls = (await controlsOf(this.page)).filter(({ role }) => role !== 'switch')
    const layer = controls.filter(({ place }) => place === 'layer')
    const shown = layer.length > 0 ? layer : controls
    return [
      `at ${address}, the focus on ${focus}`,
      ...shown
        .filter(({ place }) => place !== 'frame')
        .slice(-60)
        .map(({ role, name, nth }) => `  ${role} "${name}"${nth === 0 ? '' : ` ${nth}`}`),
      ...controls
        .filter(({ place, role }) => place === 'frame' && role === 'button')
        .map(({ name }) => `  frame "${name}"`),
      prose.replace(/Portico Developers Open banking.*Third-party licences/, '').slice(-500),
    ]
  }

  async rest(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await this.collect()
  }

  forgetCalls(): void {
    this.calls = []
  }

  async picture(file: string): Promise<void> {
    if (this.portal.kind === 'chromium') await this.page.screenshot({ path: file })
  }
  close(): Promise<void> {
    return this.portal.close()
  }

  get isWaiting(): boolean {
    return this.hasWaited || this.open.size > 0
  }
}
