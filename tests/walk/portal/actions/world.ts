import { bankOf } from '../../../support/browser/bank.ts'
import type { WalkState } from '../walkState.ts'
import { ada, callBank, deniz, keepToken, keptToken, type Person, tokenFor } from './people.ts'

interface WorldEvent {
  weight: number
  /** Only where such a page can do it. */
  in?: 'dom' | 'chromium'
  happens(walk: WalkState): Promise<unknown>
}

/** What a fault, or a page of the bank's, keeps from happening does not happen. */
const attempt = (happens: (walk: WalkState) => Promise<unknown>) => (walk: WalkState) => happens(walk).catch(() => {})

const signInElsewhere = (who: Person) =>
  attempt(async ({ page }) => {
    const token = await tokenFor(page, who)
    if (token) await keepToken(page, token)
  })

const failures = [
  { kind: 'status', status: 500, message: 'The bank is closed', times: 1 },
  { kind: 'status', status: 401, times: 1 },
  { kind: 'status', status: 200, message: 'Not today', times: 1 },
  { kind: 'connectionLost', times: 1 },
  { kind: 'answerLost', times: 1 },
  { kind: 'notJson', times: 1 },
  { kind: 'wrongShape', times: 1 },
] as const

const operations = [
  'obtainToken',
  'getUser',
  'updateUser',
  'changePassword',
  'listApplications',
  'saveApplication',
  'deleteApplication',
  'renewTokens',
  'listProducts',
  'listServices',
  'generateReports',
  'getDefinition',
  'listTickets',
  'getTicket',
  'createTicket',
  'createReply',
  'listAnnouncements',
  'register',
  'saveContact',
] as const

const advance = (milliseconds: number) => attempt(({ page }) => bankOf(page).clock({ advance: milliseconds }))

const deleteElsewhere = attempt(async ({ page }) => {
  const token = await keptToken(page)
  if (!token) return
  const path = '/api-dashboard-service/dashboard'
  const { data } = (await callBank(page, `${path}/applications`, {}, token.access_token)) as { data: { id: string }[] }
  if (data[0]) await callBank(page, `${path}/deleteapplication`, { id: data[0].id }, token.access_token)
})

const resize = (width: number) => attempt(({ page }) => page.setViewportSize({ width, height: 800 }))

/** What may happen around the page, by the sentence that says so. */
export const world: Readonly<Record<string, WorldEvent>> = {
  'another tab signs out': { weight: 0.3, happens: attempt(({ page }) => keepToken(page, undefined)) },
  'another tab signs in as Deniz': { weight: 2, happens: signInElsewhere(deniz) },
  'another tab signs in as Ada': { weight: 0.4, happens: signInElsewhere(ada) },
  'another device deletes an application': { weight: 0.1, happens: deleteElsewhere },
  'a second tab is opened at the same address': {
    weight: 0.2,
    happens: attempt(async (walk) => {
      const address = walk.page.url()
      const page = await walk.portal.newPage()
      await walk.follow(page)
      await page.goto(address)
      walk.page = page
    }),
  },
  'the other tab is used': {
    weight: 0.2,
    happens: attempt(async (walk) => {
      const others = walk.page
        .context()
        .pages()
        .filter((page) => page !== walk.page)
      walk.page = others[0] ?? walk.page
    }),
  },
  'the clock moves 59 seconds on': { weight: 0.3, happens: advance(59_000) },
  'the clock moves 8 minutes on': { weight: 0.3, happens: advance(480_000) },
  'the clock moves a day on': { weight: 0.1, happens: advance(86_400_000) },
  'the clock goes right again': { weight: 0.1, happens: attempt(({ page }) => bankOf(page).clock({ reset: true })) },
  'the connection is lost': {
    weight: 0.1,
    in: 'dom',
    happens: attempt(({ page }) => page.route(/\/bank\//, (route) => route.abort())),
  },
  'the connection is back': { weight: 0.4, in: 'dom', happens: attempt(({ page }) => page.unroute(/\/bank\//)) },
  'the storage is refused from now on': {
    weight: 0.03,
    happens: attempt(({ page }) =>
      page.evaluate(() => {
        const refuse = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
        for (const name of ['localStorage', 'sessionStorage'] as const) {
          const storage = globalThis[name]
          const get = (_: Storage, member: string): unknown => {
            const own: unknown = Reflect.get(storage, member)
            if (typeof own !== 'function') return own
            return member === 'setItem' ? refuse : own.bind(storage)
          }
          Object.defineProperty(globalThis, name, { configurable: true, value: new Proxy(storage, { get }) })
        }
      }),
    ),
  },
  'the window is 390 pixels wide': { weight: 0.2, in: 'chromium', happens: resize(390) },
  'the window is 820 pixels wide': { weight: 0.2, in: 'chromium', happens: resize(820) },
  'the window is 1440 pixels wide': { weight: 0.2, in: 'chromium', happens: resize(1440) },
  ...Object.fromEntries(
    operations.flatMap((operation) => [
      ...failures.map((fault) => [
        `the next ${operation} ends with ${fault.kind}${'status' in fault ? ` ${fault.status}` : ''}`,
        { weight: 0.02, happens: attempt(({ page }: WalkState) => bankOf(page).fault(operation, fault)) },
      ]),
      [
        `the next ${operation} is answered late`,
        {
          weight: 0.04,
          happens: attempt(async (walk: WalkState) => {
            await bankOf(walk.page).fault(operation, { kind: 'delay', delay: 600, times: 1 })
            walk.hurried = 4
          }),
        },
      ],
    ]),
  ),
}
