import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type AnyActorLogic, createActor, fromPromise, toPromise } from 'xstate'
import portal from '../../../../config/portal.sandbox.json' with { type: 'json' }
import { createPortalClient } from '../../../../src/api/client/client.ts'
import { profileOf as bindProfile } from '../../../../src/app/actors/profile.ts'
import { signInOf } from '../../../../src/app/actors/session/signIn.ts'
import type { Portal } from '../../../../src/app/bootstrap/portal/portal.ts'
import type { Shell } from '../../../../src/app/bootstrap/shell/shell.ts'
import type { SessionBrowser } from '../../../../src/app/session/browser/sessionBrowser.ts'
import { createSession } from '../../../../src/app/session/session.ts'
import { seal } from '../../../../src/rules/security/secret.ts'
import { authorizationOf, type StoredToken, sessionProblems } from '../../../../src/rules/session/session.ts'
import { sessionNotices } from '../../../../src/rules/session/sessionNotices.ts'
import { type FrozenClock, frozenClock } from '../../../contract/frozenClock.ts'
import { storageOf } from '../storageOf.ts'

const texts = { ended: sessionNotices.expired, gone: sessionNotices.endedElsewhere }
const offline = new TypeError('offline')

let clock: FrozenClock
let kept: StoredToken | undefined
let isBlocked: boolean
let place: string
let hear: () => void
let hearOfProfile: () => void
let answers: Record<string, (request: Request) => Response | Promise<Response>>
const notify = vi.fn()
const navigate = vi.fn()
const messages = () => notify.mock.calls.map(([{ message }]) => message)

const tokenFor = (username: string, remaining = 599_000): StoredToken => ({
  token_type: 'Bearer',
  access_token: `access-${username}`,
  refresh_token: `refresh-${username}`,
  expires_in: 599,
  expireDate: clock.now() + remaining,
  username,
})
const profileOf = (name: string) =>
  Response.json({
    header: { status: 'SUCCESS' },
    data: { firstName: name, lastName: 'L', eMailAddress: `${name}@x.test`, phoneNumber: '+441', countryCode: 'GB' },
  })

function open() {
  const browser = {
    cookie: {
      read() {
        if (isBlocked) throw sessionProblems.cookiesBlocked
        return kept
      },
      write: (token) => {
        kept = token
      },
      remove: () => {
        kept = undefined
      },
    },
    lock: { hold: (_, run) => run() },
    tabs: {
      broadcast: () => {},
      subscribe(listener) {
        hear = listener
        return () => {}
      },
    },
    profileTabs: {
      broadcast: () => {},
      subscribe(listener) {
        hearOfProfile = listener
        return () => {}
      },
    },
    draft: { save: () => {}, load: () => '' },
    backoff: { save: () => {}, load: () => undefined },
    logoutClaim: { take: async () => true },
    watchInteractions: () => () => {},
    watchClock: () => () => {},
    watchLocation(listener) {
      listener(place)
      return () => {}
    },
  } satisfies Partial<SessionBrowser>
  const client = createPortalClient({
    configuration: { ...portal, services: 'http://bank.test', authorization: 'http://bank.test' } as never,
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      const answer = answers[pathname.split('/').at(-1) ?? '']
      if (!answer) throw offline
      return answer(request)
    },
  })
  const environment = { clock, whenHydrated: (start: () => void) => start() }
  return createSession({ client, environment, notify, navigate }, browser as unknown as SessionBrowser)
}

const settled = async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await vi.dynamicImportSettled()
    for (let task = 0; task < 10; task += 1) await new Promise(setImmediate)
  }
}
async function opened() {
  const session = open()
  await settled()
  return session
}

const noTickets = (_request: Request) => Response.json({ header: { status: 'SUCCESS' }, data: { tickets: [] } })
const never = new AbortController().signal
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (problem: unknown) => problem,
  )

beforeEach(() => {
  clock = frozenClock()
  kept = tokenFor('ada')
  isBlocked = false
  place = '/myapplications'
  answers = { getuser: () => profileOf('Ada'), logout: () => Response.json({ header: { status: 'SUCCESS' } }) }
  notify.mockReset()
  navigate.mockReset()
})

test('the cookie is deleted by hand while signed in: a call that finds none makes the session check at once', async () => {
  const session = await opened()
  expect([session.owner(), session.name()]).toEqual(['ada', 'Ada'])
  kept = undefined
  const send = vi.fn(noTickets)
  answers.list = send
  const failed = failure(session.callFor('ada')('listTickets', undefined, { signal: never }))
  await settled()
  expect(send).not.toHaveBeenCalled()
  expect(await failed).toEqual(sessionProblems.ended)
  expect([session.status(), session.owner()]).toEqual(['signedOut', null])
  expect(navigate.mock.calls).toEqual([['/login?from=%2Fmyapplications', { replace: true }]])
  expect(messages()).toEqual([texts.gone])
})

test('another tab signs in while a sign-in of this one is refused: the form leads on', async () => {
  kept = undefined
  const session = await opened()
  answers.token = () => {
    kept = tokenFor('ada')
    return Response.json({ error: 'invalid_grant' }, { status: 401 })
  }
  const loadHint = fromPromise<{ username: string; from: string | null }, void>(async () => ({
    username: '',
    from: null,
  }))
  const shell = { session, portalReady: Promise.resolve({ session }) } as unknown as Shell
  const form = createActor(signInOf(shell).provide({ actors: { loadHint } }), { input: { from: '/myapplications' } })
  form.on('navigate', ({ to, replace }) => navigate(to, { replace }))
  form.start()
  form.send({ type: 'captcha.solved', response: 'solved' })
  form.send({ type: 'signIn.submit', form: seal({ username: 'ada', password: 'wrong' }) })
  await settled()
  expect([session.owner(), form.getSnapshot().value, navigate.mock.calls]).toEqual([
    'ada',
    'signedIn',
    [['/myapplications', { replace: true }]],
  ])
})

test.each([true, false])('a place is entered where the browser blocks cookies; signed in: %s', async (isSignedIn) => {
  if (!isSignedIn) kept = undefined
  const session = await opened()
  isBlocked = true
  session.check()
  await settled()
  expect([session.isSettled(), session.owner()]).toEqual([true, isSignedIn ? 'ada' : null])
})

test('the page asks on entering a place: a cookie that is gone or somebody else’s is seen at once', async () => {
  place = '/support'
  const session = await opened()
  session.check()
  expect(session.isSettled()).toBe(true)
  kept = undefined
  session.check()
  expect(session.isSettled()).toBe(false)
  await settled()
  expect([session.isSettled(), session.status()]).toEqual([true, 'signedOut'])
  kept = tokenFor('grace')
  session.check()
  await settled()
  expect([session.isSettled(), session.owner()]).toEqual([true, 'grace'])
  kept = tokenFor('ada')
  session.check()
  await settled()
  expect(session.owner()).toBe('ada')
  expect(messages()).toEqual(['grace', 'ada'].map((username) => sessionNotices.signedInElsewhere(username)))
})

test('a page removes the drafts whose time is over, also of who is signed in no longer, and a sign-in those of others', async () => {
  const draft = (until: number) => JSON.stringify({ owner: 'ada', until, value: {} })
  const stored = new Map([
    ['portico.formDraft.profile', draft(clock.now())],
    ['portico.formDraft.application', draft(clock.now() + 1)],
  ])
  vi.stubGlobal('sessionStorage', storageOf(stored))
  onTestFinished(() => void vi.unstubAllGlobals())
  kept = undefined
  const session = await opened()
  expect([session.status(), [...stored.keys()]]).toEqual(['signedOut', ['portico.formDraft.application']])
  kept = tokenFor('grace')
  session.check()
  await settled()
  expect([session.owner(), [...stored.keys()]]).toEqual(['grace', []])
})

test('a name that another tab saves is greeted here, also while an older one is being read', async () => {
  const session = await opened()
  let release = (_: Response) => {}
  answers.getuser = () => new Promise<Response>((resolve) => (release = resolve))
  hearOfProfile()
  await settled()
  const older = release
  answers.getuser = () => profileOf('Deniz')
  hearOfProfile()
  older(profileOf('Older'))
  await settled()
  expect(session.name()).toBe('Deniz')
})

test.each([
  ['has another name', async () => profileOf('Elif'), 'Elif'],
  ['knows nothing of who is signed in', async () => Response.json({}, { status: 401 }), ''],
])('after a scenario whose bank %s the header follows', async (_, getuser, greeted) => {
  const session = await opened()
  answers.getuser = getuser
  answers.token = async () => Response.json({ error: 'invalid_grant' }, { status: 400 })
  session.actor.send({ type: 'profile.reload' })
  await settled()
  clock.pass(200)
  await settled()
  expect([session.name(), session.owner() !== null]).toEqual([greeted, greeted !== ''])
})

test('a profile that was saved, or may have been, is published to the other tabs', async () => {
  const broadcast = vi.fn()
  for (const call of [async () => undefined, () => Promise.reject(offline)]) {
    const portal = { session: { call, browser: { profileTabs: { broadcast } } } } as unknown as Portal
    const { saveProfile } = bindProfile(portal).implementations.actors as Record<'saveProfile', AnyActorLogic>
    await toPromise(createActor(saveProfile, { input: {} }).start()).catch(() => {})
  }
  expect(broadcast).toHaveBeenCalledTimes(2)
})

test('a call that one developer began is not sent with the token of another', async () => {
  const session = await opened()
  kept = tokenFor('grace')
  const send = vi.fn(noTickets)
  answers.list = send
  expect(await failure(session.callFor('ada')('listTickets', undefined, { signal: never }))).toEqual(
    sessionProblems.ended,
  )
  expect(send).not.toHaveBeenCalled()
  expect(session.owner()).toBe('grace')
  expect(await session.callFor('grace')('listTickets', undefined, { signal: never })).toEqual([])
  expect(send.mock.calls.map(([{ headers }]) => headers.get('authorization'))).toEqual(['Bearer access-grace'])
})

test('a call refused with 401 is not sent again when somebody else has signed in meanwhile', async () => {
  const session = await opened()
  const sent: string[] = []
  answers.list = ({ headers }) => {
    sent.push(headers.get('authorization') ?? '')
    kept = tokenFor('grace')
    return Response.json({ header: { status: 'ERROR', message: 'Invalid token' } }, { status: 401 })
  }
  const call = session.callFor('ada')('listTickets', undefined, { signal: never })
  expect(await failure(call)).toEqual(sessionProblems.ended)
  expect(sent).toEqual([authorizationOf(tokenFor('ada'))])
})

test('save with a token about to expire, the refresh answers 400: the end of the session is reported once', async () => {
  kept = tokenFor('ada', 50_000)
  const refusal = { error: 'invalid_grant', error_description: 'Invalid refresh token' }
  answers.token = () => Response.json(refusal, { status: 400 })
  const session = open()
  const send = vi.fn(noTickets)
  answers.list = send
  await new Promise(setImmediate)
  const failed = failure(session.callFor('ada')('listTickets', undefined, { signal: never }))
  for (let wait = 0; wait < 10; wait += 1) {
    await settled()
    clock.pass(500)
  }
  expect(await failed).toEqual(sessionProblems.ended)
  expect(send).not.toHaveBeenCalled()
  expect(messages()).toEqual([texts.ended])
  expect(kept).toBeUndefined()
})

test('signing out leaves the token of somebody who has signed in elsewhere meanwhile, and follows them', async () => {
  const session = await opened()
  kept = tokenFor('grace')
  session.actor.send({ type: 'session.signOut' })
  await settled()
  expect(kept).toEqual(tokenFor('grace'))
  expect(session.owner()).toBe('grace')
})

test('a late answer revives nothing: a profile that comes after the sign-out, a sign-in after the cookie is refused', async () => {
  let answer = () => {}
  answers.getuser = () => new Promise((resolve) => (answer = () => resolve(profileOf('Ada'))))
  const session = await opened()
  session.actor.send({ type: 'session.signOut' })
  await settled()
  answer()
  await settled()
  expect([session.owner(), session.name(), session.actor.getSnapshot().context.profile]).toEqual([null, '', null])
  expect(kept).toBeUndefined()
})

test('sign out with a logout call that hangs, another developer signs in: nothing of the first is left', async () => {
  const session = await opened()
  answers.logout = () => new Promise(() => {})
  answers.token = () => Response.json({ access_token: 'access-grace', expires_in: 599 })
  answers.getuser = () => new Response('{"header":{"status":"ERROR","message":"closed"}}', { status: 500 })
  session.actor.send({ type: 'session.signOut' })
  await settled()
  await session.signIn({ form: seal({ username: 'grace', password: 'x' }), recaptchaResponse: 'solved' })
  await settled()
  expect([session.owner(), session.name(), session.actor.getSnapshot().context.profile]).toEqual([
    'grace',
    'grace',
    null,
  ])
})

test.each<[string, () => Response | Promise<Response>, string]>([
  ['refused', () => Response.json({ header: { status: 'ERROR', message: 'closed' } }, { status: 500 }), 'closed'],
  ['not answered', () => Promise.reject(offline), 'Network Error'],
])(
  'a logout call that is %s is logged, and the sign-out is reported, not a sign-in in another tab',
  async (_, answer, message) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const session = open()
    await settled()
    answers.logout = answer
    session.actor.send({ type: 'session.signOut' })
    await settled()
    expect(logged.mock.calls).toEqual([[`Logout: ${message}`]])
    logged.mockRestore()
    expect([session.status(), kept]).toEqual(['signedOut', undefined])
    expect(notify.mock.calls).toEqual([
      [{ type: 'notice', variant: 'success', message: 'Logout successfully', source: 'session' }],
    ])
    expect(navigate.mock.calls).toEqual([['/', { replace: false }]])
    kept = tokenFor('grace')
    hear()
    await settled()
    expect([session.owner(), notify.mock.calls.length]).toEqual(['grace', 1])
  },
)

test('another tab’s news of somebody else changes owner and greeting', async () => {
  const session = await opened()
  answers.getuser = () => profileOf('Grace')
  kept = tokenFor('grace')
  hear()
  await settled()
  expect([session.owner(), session.name()]).toEqual(['grace', 'Grace'])
  expect(messages()).toEqual([sessionNotices.signedInElsewhere('grace')])
})

test('no notice names the account that somebody signs in to here, nor their own again', async () => {
  const session = await opened()
  session.actor.send({ type: 'session.end' })
  await settled()
  answers.token = () => Response.json({ ...tokenFor('grace'), expireDate: undefined })
  const form = seal({ username: 'grace', password: 'Analytical-Engine-1843' })
  session.actor.send({ type: 'session.signIn', form, recaptchaResponse: 'solved' })
  await settled()
  for (const token of [undefined, tokenFor('grace')]) {
    kept = token
    hear()
    await settled()
  }
  expect(session.owner()).toBe('grace')
  expect(messages()).toEqual([texts.gone])
})

test('the username is greeted only once the first name has failed to come', async () => {
  let answer = (_: Response) => {}
  answers.getuser = () => new Promise<Response>((resolve) => (answer = resolve))
  const session = await opened()
  expect([session.status(), session.name()]).toEqual(['signedIn', ''])
  answer(new Response('{}', { status: 500 }))
  await settled()
  expect(session.name()).toBe('ada')
})
