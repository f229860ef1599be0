import { expect, test } from 'vitest'
import { encodeToken, type StoredToken } from '../../src/rules/session/session.ts'
import { ada, deniz, type Person } from './portal/actions/people.ts'
import { perform } from './portal/actions/perform.ts'
import { callViolations } from './portal/oracles/calls.ts'
import { complaintViolations } from './portal/oracles/complaints.ts'
import { escapeViolations } from './portal/oracles/escape.ts'
import { fileViolations } from './portal/oracles/files.ts'
import { focusViolations } from './portal/oracles/focus.ts'
import { historyViolations } from './portal/oracles/history.ts'
import { identityViolations } from './portal/oracles/identity.ts'
import type { TakenStep } from './portal/oracles/takenStep.ts'

const cookieOf = ({ eMailAddress }: Person, token: string): string =>
  encodeToken({
    token_type: 'bearer',
    access_token: token,
    expires_in: 600,
    expireDate: Date.parse('2026-11-27T10:00:00Z'),
    username: eMailAddress,
  } satisfies StoredToken) ?? ''

/** A walk whose browser has the cookies that a test gives it. */
function walkWith() {
  const browser = { cookies: [] as { name: string; value: string }[] }
  const page = { context: () => ({ cookies: async () => browser.cookies }) }
  const walk = {
    page,
    calls: [] as object[],
    steps: [] as object[],
    ended: new Set(),
    actedAt: 0,
    savedNow: [] as object[],
  }
  const taken = (after: object = {}) =>
    ({ walk, step: { do: 'key', key: 'Tab' }, isIdle: true, after }) as never as TakenStep
  return { browser, walk, taken }
}

const ofDefault = (token: string) => ({ name: 'portico.token', value: cookieOf(deniz, token) })
const ofTeam = (token: string) => ({ name: 'portico.token.team-a', value: cookieOf(deniz, token) })

/** Whether a call of a bank with a token is that of a session that has ended. */
async function isOver({ walk, taken }: ReturnType<typeof walkWith>, bank: '' | '/banks/team-a', token: string) {
  const path = `/bank${bank}/api-user-service/user/getuser`
  walk.calls = [{ path, method: 'POST', body: '', authorization: `Bearer ${token}`, status: 200, began: 0 }]
  const found = await callViolations(taken())
  walk.calls = []
  return found.length > 0
}

test('a session lasts while another bank shows, which has none', async () => {
  const walk = walkWith()
  walk.browser.cookies = [ofDefault('t1')]
  await callViolations(walk.taken())
  walk.browser.cookies = [ofDefault('t1'), ofTeam('t2')]
  await callViolations(walk.taken())
  walk.browser.cookies = [ofDefault('t1')]
  await callViolations(walk.taken())
  expect(await isOver(walk, '', 't1')).toBe(false)
  expect(await isOver(walk, '/banks/team-a', 't2')).toBe(true)
})

test('a token of a session that has ended is another bank’s as well, which may have given the same', async () => {
  const walk = walkWith()
  walk.browser.cookies = [ofDefault('t1'), ofTeam('t1')]
  await callViolations(walk.taken())
  walk.browser.cookies = [ofTeam('t1')]
  await callViolations(walk.taken())
  expect(await isOver(walk, '', 't1')).toBe(true)
  expect(await isOver(walk, '/banks/team-a', 't1')).toBe(false)
})

test('a bank that was reset gives the token of the session before again to who signs in', async () => {
  const { browser, walk, taken } = walkWith()
  const seen = (path: string, body = '') => ({
    path,
    method: 'POST',
    body,
    authorization: 'Bearer t1',
    status: 200,
    began: 0,
  })
  const profile = '/bank/api-user-service/user/getuser'
  browser.cookies = [ofDefault('t1')]
  await callViolations(taken())
  browser.cookies = []
  await callViolations(taken())
  walk.calls = [seen(profile)]
  expect(await callViolations(taken())).toEqual([`${profile} was called with the token of a session that has ended`])
  browser.cookies = [ofDefault('t1')]
  walk.calls = [seen('/bank/oauth/token', 'grant_type=password&scope=portal'), seen(profile)]
  expect(await callViolations(taken())).toEqual([])
  browser.cookies = []
  await callViolations(taken())
  browser.cookies = [ofDefault('t1')]
  walk.calls = [seen(profile)]
  const signIn = { do: 'open', address: '/dashboard', as: 'Deniz' } as const
  expect(await callViolations({ ...taken(), step: signIn })).toEqual([])
})

const pageOf = (token: string | undefined, shown: string, account = shown) => ({
  isPortal: true,
  address: '/dashboard?page=home',
  storage: '',
  areCookiesBlocked: token === undefined,
  token,
  prose: shown,
  account,
})

test('while cookies are blocked a page may go on with who was signed in, and with nobody else', () => {
  const { taken } = walkWith()
  const greeting = 'Hello, Deniz'
  expect(identityViolations(taken(pageOf(cookieOf(deniz, 't1'), greeting)))).toEqual([])
  expect(identityViolations(taken(pageOf(undefined, greeting)))).toEqual([])
  expect(identityViolations(taken(pageOf(undefined, 'Hello, Ada')))).toEqual([
    'something of Ada is shown while Deniz is signed in: Hello, Ada',
  ])
  expect(identityViolations(taken(pageOf(undefined, 'Budget Diary', 'SIGN IN')))).toEqual([
    'something of Deniz is shown while nobody is signed in: Budget Diary',
  ])
})

test('while cookies are blocked nobody signs in', () => {
  const { taken } = walkWith()
  expect(identityViolations(taken({ ...pageOf('', 'SIGN IN'), token: undefined, areCookiesBlocked: false }))).toEqual(
    [],
  )
  expect(identityViolations(taken(pageOf(undefined, '', 'Hello, Deniz')))).toEqual(['who signed out is greeted'])
})

test('a file that the page hands over can be read, and has no secret of the session but in an export', async () => {
  const { browser, walk, taken } = walkWith()
  browser.cookies = [ofTeam('t2')]
  walk.savedNow = [
    { name: 'sandbox.json', text: '{"token":"t2"}' },
    { name: 'report.csv', text: 'Day,Calls\n2026-11-27,undefined' },
    { name: 'sandbox.har', text: '{"log":"Bearer t2"}' },
    { name: 'definition.json', text: '' },
  ]
  expect(await fileViolations(taken())).toEqual([
    'the file report.csv has "undefined" in it',
    'a password or token of the session is in the file sandbox.har',
    'the file definition.json is no JSON',
  ])
})

test('the other developer’s page is not that of the first', () => {
  const { taken } = walkWith()
  expect(identityViolations(taken(pageOf(cookieOf(ada, 't1'), 'Hello, Deniz')))).toEqual([
    'something of Deniz is shown while Ada is signed in: Hello, Deniz',
  ])
})

const stored = (key: string) => JSON.stringify([{}, { [key]: '{"name":"Budget Diary"}' }])

test.each([
  ['the draft of who was signed in', 'portico.formDraft.application', undefined, []],
  ['a draft of somebody else', 'portico.formDraft.application', ada, ['Ada']],
  ['a call of the sandbox', 'portico.ticketCall', ada, []],
  ['a draft in another bank', 'portico@team-a/portico.formDraft.application', ada, []],
  ['anything else', 'portico.recentSearches', undefined, ['nobody']],
])('%s in the storage, %s: who may not see it', (_, key, who, names) => {
  const { taken } = walkWith()
  const page = { ...pageOf(who && cookieOf(who, 't1'), ''), areCookiesBlocked: false, storage: stored(key) }
  expect(identityViolations(taken(page))).toEqual(
    names.map((name) => `an application of Deniz is in the storage while ${name} is signed in`),
  )
})

test.each([
  ['/bank/banks/team-a/sandbox/api/clock', null, []],
  ['/bank/banks/team-a/no-such-call', 'team-a', ['unhandled request: GET /bank/banks/team-a/no-such-call 404']],
  ['/bank/no-such-call', null, ['unhandled request: GET /bank/no-such-call 404']],
  ['/sandbox/api/events', null, []],
  ['/bank/banks/team-a/sandbox/api/events/42', 'team-a', []],
  ['/sandbox/api/no-such-call', null, ['unhandled request: GET /sandbox/api/no-such-call 404']],
])('%s is not found while the page shows the bank %s: %j', async (path, bank, violations) => {
  const page = {
    evaluate: async (read: () => unknown) =>
      `${read}`.includes('shownBank') ? bank : Promise.reject(new Error('none')),
  }
  const taken = { walk: { page }, complaints: [`unhandled request: GET ${path} 404`] } as never as TakenStep
  expect(await complaintViolations(taken)).toEqual(violations)
})

test('back leads to where a link was, or to the sign-in when the session has ended', () => {
  const { taken } = walkWith()
  const at = (address: string, token?: string) => ({ ...pageOf(token, ''), address, kept: [] })
  const step = { do: 'press', role: 'link', name: 'Faults', nth: 0 }
  const back = { do: 'history', way: 'back' }
  const [data, faults, login] = [at('/sandbox/data', 't1'), at('/sandbox/faults', 't1'), at('/login')]
  const steps = (...moves: object[]) => moves.map((move) => historyViolations({ ...taken(), ...move }))
  expect(
    steps({ step, before: data, after: faults }, { step: back, before: faults, after: at('/sandbox', 't1') }),
  ).toEqual([[], ['back leads from /sandbox/faults to /sandbox, not to /sandbox/data']])
  expect(steps({ step, before: data, after: faults }, { step: back, before: faults, after: login })).toEqual([[], []])
  expect(
    steps({ step, before: data, after: login }, { step: back, before: login, after: at('/sandbox/faults') }),
  ).toEqual([[], []])
  const faq = (token?: string) => at('/faq', token)
  expect(
    steps(
      { step, before: at('/login?from=%2Fprofile', 't1'), after: faq('t1') },
      { step: back, before: faq('t1'), after: at('/', 't1') },
    ),
  ).toEqual([[], []])
  expect(steps({ step, before: login, after: faq() }, { step: back, before: faq(), after: at('/') })).toEqual([
    [],
    ['back leads from /faq to /, not to /login'],
  ])
  const [confirm, register] = [at('/confirm/475487aa'), at('/register')]
  expect(steps({ step, before: confirm, after: login }, { step: back, before: login, after: register })).toEqual([
    [],
    [],
  ])
  expect(steps({ step, before: confirm, after: faq() }, { step: back, before: faq(), after: register })).toEqual([
    [],
    ['back leads from /faq to /register, not to /confirm/475487aa'],
  ])
})

test.each([
  ['another tab signs in as Deniz', 'SIGN IN', []],
  ['the storage is emptied', 'SIGN IN', ['what was typed is neither there nor offered: Ada']],
  ['the storage is emptied', 'Hello, Deniz', []],
])(
  'what was typed on a page that Back leads to is gone after this: %s, with the account %s',
  (event, account, violations) => {
    const { walk, taken } = walkWith()
    walk.steps.push({ do: 'fill', role: 'textbox', name: 'First name', nth: 0, value: 'Ada' }, { do: 'world', event })
    const at = (address: string, kept: string[]) => ({ ...pageOf(undefined, ''), address, kept })
    const link = { do: 'press', role: 'link', name: 'Portico Developers', nth: 0 }
    const [typed, home] = [{ ...at('/register', ['Ada']), account: 'SIGN IN' }, at('/', [])]
    const steps = [
      { step: link, before: typed, after: home },
      { step: { do: 'history', way: 'back' }, before: home, after: { ...at('/register', []), account } },
    ]
    expect(steps.map((step: object) => historyViolations({ ...taken(), ...step }))).toEqual([[], violations])
  },
)

test.each([
  [1, 'done'],
  [2, { wrong: 'a control is covered by <span class="skeleton">' }],
])('a control that is covered when it is pressed for the first %i times', async (times, outcome) => {
  let presses = 0
  const click = async () => {
    presses += 1
    if (presses <= times) throw new Error('Timeout\n- <span class="skeleton"></span> intercepts pointer events')
  }
  const page = { evaluate: async (run: () => unknown) => `${run}`.includes('mark('), locator: () => ({ click }) }
  const step = { do: 'press', role: 'button', name: 'TypeScript', nth: 1 } as const
  expect(await perform({ page } as never, step)).toEqual(outcome)
})

test('Escape closes the warning before a session ends, which opens when the clock has moved', () => {
  const { walk } = walkWith()
  const layers = { layers: ['dialog "About"'] }
  const found = () =>
    escapeViolations({
      walk: { ...walk, hurried: 0 },
      step: { do: 'key', key: 'Escape' },
      before: layers,
      after: layers,
      isIdle: true,
    } as never)
  walk.steps = [
    { do: 'world', event: 'the clock moves 8 minutes on' },
    { do: 'key', key: 'Tab' },
    { do: 'key', key: 'Escape' },
  ]
  expect(found()).toEqual(['Escape closes nothing: dialog "About" stays open'])
  walk.steps = [
    { do: 'world', event: 'the clock moves 8 minutes on' },
    { do: 'key', key: 'Escape' },
  ]
  expect(found()).toEqual([])
})

test('a page may lose the focus with its document, as a bank is opened, and not otherwise', () => {
  const pageAt = (timeOrigin: number, isFocusLost: boolean) => ({
    timeOrigin,
    isPortal: true,
    isFocusLost,
    isFocusShown: !isFocusLost,
    focus: 'button "Open team-a"',
  })
  const found = (timeOrigin: number) =>
    focusViolations({
      step: { do: 'enter', role: 'button', name: 'Open team-a', nth: 0 },
      before: pageAt(1, false),
      after: pageAt(timeOrigin, true),
      isIdle: true,
    } as never)
  expect(found(1)).toEqual(['the focus is lost (it was on button "Open team-a")'])
  expect(found(2)).toEqual([])
})
