import { createStore } from 'jotai'
import { expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { realBankClock } from '../../../../../../src/app/actors/sandbox/bankClock.ts'
import type { Portal } from '../../../../../../src/app/bootstrap/portal/portal.ts'
import type { Shell } from '../../../../../../src/app/bootstrap/shell/shell.ts'
import { createTryItOut } from '../../../../../../src/app/screens/shared/docs/startTryItOut.ts'
import { openChannel } from '../../../../../../src/rules/broadcastChannel.ts'
import { createOnce } from '../../../../../../src/rules/once.ts'
import { changesChannel, type SandboxChanges } from '../../../../../../src/rules/sandbox/changes.ts'
import type { SandboxHost } from '../../../../../../src/rules/sandbox/status.ts'
import type { AuthorizationActor } from '../../../../../../src/ui/docs/tryItOut/tryItOutPort.ts'
import { sandboxHostAtom } from '../../../../../../src/ui/sandbox/sandboxHost.ts'
import { firstDay, frozenClock } from '../../../../../contract/frozenClock.ts'
import { storageWith } from '../../../../../support/storageWith.ts'

const token = { accessToken: 'token', applicationId: 'own', grant: 'password', customer: 'Elif' }

const waiting = {
  header: { status: 'SUCCESS' },
  data: { status: 'OTP_REQUIRED', transactionId: 'one', authenticationType: 1, otp_info: '+90555***0001' },
}
const call = { method: 'POST', path: '/api/transfers', headers: [], body: '{}', mediaType: 'application/json' }
const operation = '/docs/api/account-information/account-list#createTransfer'
const options = { isSigned: false, isResponseSigned: false, ip: '' }

/** A page of the documentation whose call waits for its one-time password. */
async function openCall(hasSandbox: boolean, origin = 'http://localhost', host: SandboxHost = 'worker') {
  const [page, bank] = [frozenClock(), frozenClock()]
  vi.stubGlobal('location', { href: `${origin}/docs/api/account-information/account-list` })
  vi.stubGlobal('navigator', { onLine: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const environment = { clock: page, whenHydrated: (start: () => void) => start() }
  let owner: string | null = 'deniz'
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const notices: unknown[] = []
  const store = createStore()
  store.set(sandboxHostAtom, host)
  let answer = async () => Response.json(waiting)
  const shell = {
    environment,
    session: { owner: () => owner, subscribe, actor: () => undefined },
    navigate: () => undefined,
    once: createOnce(),
    store,
  } as unknown as Shell
  const portal = {
    configuration: { tryItOut: { api: '/bank' } },
    fetch: () => answer(),
    session: {
      forOwner: (whose: string | null) => ({ notify: (notice: object) => void notices.push({ whose, ...notice }) }),
    },
    environment: { ...environment, ...(hasSandbox && { bankClock: realBankClock(bank) }) },
  } as unknown as Portal
  const authorize = vi.fn()
  let held: object = token
  const authorized = {
    getSnapshot: () => ({ context: { token: held, remaining: 1, order: null } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  } as unknown as AuthorizationActor
  const { openCalls } = createTryItOut(shell, portal, { ...authorized, send: authorize } as AuthorizationActor)
  const open = () => {
    openCalls.send({ type: 'call.open', operation })
    const call = openCalls.getSnapshot().context.calls[operation]
    if (!call) throw new Error('The call has not started')
    return call
  }
  const actor = open()
  const close = () => openCalls.send({ type: 'call.close', operation })
  onTestFinished(close)
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  actor.send({ type: 'request.preview', call, options })
  await settled()
  actor.send({ type: 'request.send' })
  expect((await settled()).value).toEqual({ resting: 'waitingForOtp' })
  return {
    page,
    bank,
    actor,
    authorize,
    notices,
    again: open,
    becomes(next: string | null) {
      owner = next
      for (const listener of [...listeners]) listener()
    },
    holds(next: object) {
      held = next
    },
    isNotAnswered() {
      answer = () => new Promise(() => {})
    },
    isAnswered(status: number, body: object) {
      answer = async () => Response.json(body, { status })
    },
    isLost() {
      answer = () => Promise.reject(new TypeError('Failed to fetch'))
    },
    close,
    answers: () => openCalls.getSnapshot().context.answers,
    state: () => actor.getSnapshot().value,
  }
}

const lifetime = 180_000

test("a one-time password of the sandbox ends by the bank's clock, and not by the page's", async () => {
  const { page, bank, state } = await openCall(true)
  page.pass(lifetime)
  bank.pass(lifetime - 1)
  expect(state()).toEqual({ resting: 'waitingForOtp' })
  bank.pass(1)
  expect(state()).toEqual({ resting: 'otpExpired' })
})

test("a one-time password of a real bank ends by the page's clock", async () => {
  const { page, state } = await openCall(false)
  page.pass(lifetime)
  expect(state()).toEqual({ resting: 'otpExpired' })
})

test('what the bank answers is known to the samples and to other calls, without what came after the call was closed', async () => {
  const { actor, answers, close } = await openCall(false)
  expect(answers()).toEqual([{ operation: 'createTransfer', body: waiting }])
  actor.send({ type: 'request.edit' })
  actor.send({ type: 'request.preview', call, options })
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'previewing' }))
  actor.send({ type: 'request.send' })
  close()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(answers()).toHaveLength(1)
})

test('a call is there when its page is come back to, until it is closed', async () => {
  const { actor, again, close } = await openCall(false)
  expect(again()).toBe(actor)
  close()
  expect(actor.getSnapshot().status).toBe('stopped')
  expect(again()).not.toBe(actor)
})

const closed =
  'The page closed before the bank answered. The bank may have carried out the call. Check the account or the order before you send it again.'

const interrupted =
  'Your session ended before the bank answered. The bank may have carried out the call. Check the account or the order before you send it again.'

test('a call on its way when the session ends is reported to its developer as one that may have been carried out', async () => {
  const { actor, becomes, isNotAnswered, notices, state } = await openCall(false)
  isNotAnswered()
  actor.send({ type: 'otp.submit', code: '123456' })
  expect(state()).toEqual('completing')
  becomes(null)
  expect({ state: state(), notices }).toEqual({
    state: { resting: 'editing' },
    notices: [{ whose: 'deniz', variant: 'warning', message: interrupted, source: 'tryItOut' }],
  })
})

const ofCall = { whose: 'deniz', source: 'tryItOut', about: operation }
const success = { header: { status: 'SUCCESS' }, data: { referenceNumber: '1' } }
const refusal = (detailCode: string, message: string) => ({ header: { status: 'ERROR', detailCode, message } })

test.each<[string, number, object, object[]]>([
  ['POST', 200, success, [{ variant: 'success', message: 'The bank carried out the call that you closed.' }]],
  [
    'POST',
    200,
    waiting,
    [
      {
        variant: 'warning',
        message: 'The call that you closed needs a one-time password, so the bank didn’t carry it out.',
      },
    ],
  ],
  [
    'POST',
    422,
    refusal('200101', 'Insufficient balance'),
    [{ variant: 'error', message: 'The bank refused the call that you closed. Insufficient balance' }],
  ],
  ['GET', 200, success, []],
])('a %s that is closed on its way and answered with %i %o is a notice', async (method, status, body, expected) => {
  const { actor, close, isAnswered, notices } = await openCall(false)
  actor.send({ type: 'request.edit' })
  actor.send({ type: 'request.preview', call: { ...call, method }, options })
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'previewing' }))
  isAnswered(status, body)
  actor.send({ type: 'request.send' })
  close()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(notices).toEqual(expected.map((notice) => ({ ...ofCall, ...notice })))
})

test.each<[boolean, object]>([
  [
    true,
    {
      variant: 'warning',
      message:
        'No response to the call that you closed. The bank may have carried out the call. Check the account or the order before you send it again.',
    },
  ],
  [false, { variant: 'error', message: 'The call that you closed wasn’t sent. You are offline. Nothing was sent.' }],
])('with onLine %s, a call that is closed on its way and gets no answer is the notice %o', async (onLine, notice) => {
  const { actor, close, isLost, notices } = await openCall(true, 'https://portal.example', 'server')
  actor.send({ type: 'request.edit' })
  actor.send({ type: 'request.preview', call, options })
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'previewing' }))
  vi.stubGlobal('navigator', { onLine })
  isLost()
  actor.send({ type: 'request.send' })
  close()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(notices).toEqual([{ ...ofCall, ...notice }])
})

const otherSignIn =
  'The call waits for a token of the customer, application and flow that it was sent with. Get such a token, then complete the call.'

test.each<[object, object, string | undefined]>([
  [{ accessToken: 'other', customer: 'Mehmet' }, { resting: 'waitingForOtp' }, otherSignIn],
  [{ accessToken: 'other', applicationId: 'another' }, { resting: 'waitingForOtp' }, otherSignIn],
  [{ accessToken: 'other', grant: 'authorization_code' }, { resting: 'waitingForOtp' }, otherSignIn],
  [{ accessToken: 'renewed' }, { resting: 'refused' }, undefined],
])('a call that the bank does not know for the token %o is %o', async (changed, after, message) => {
  const { actor, holds, isAnswered, state } = await openCall(false)
  holds({ ...token, ...changed })
  isAnswered(404, refusal('200133', 'Transaction not found'))
  actor.send({ type: 'otp.submit', code: '123456' })
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect([state(), context.problem?.message]).toEqual([after, message])
})

test('a call that is answered while it is open is no notice', async () => {
  const { actor, close, isAnswered, notices } = await openCall(false)
  isAnswered(200, success)
  actor.send({ type: 'otp.submit', code: '123456' })
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'answered' }))
  close()
  expect(notices).toEqual([])
})

test.each<[boolean, string, SandboxHost, object]>([
  [false, 'https://portal.example', 'server', { resting: 'waitingForOtp' }],
  [true, 'https://portal.example', 'server', { resting: 'lost' }],
  [false, 'http://127.0.0.1:8787', 'server', { resting: 'lost' }],
  [false, 'http://[::1]:8787', 'server', { resting: 'lost' }],
  [false, 'https://portal.example', 'worker', { resting: 'lost' }],
])(
  'with onLine %s, a confirmation to %s on a %s that gets no answer leads to %o',
  async (onLine, origin, host, after) => {
    const { actor, isLost, state } = await openCall(true, origin, host)
    vi.stubGlobal('navigator', { onLine })
    isLost()
    actor.send({ type: 'otp.submit', code: '123456' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(state()).toEqual(after)
  },
)

test('a call on its way when the page goes is left to the next page in the tab, until it is answered', async () => {
  const stored = storageWith()
  vi.stubGlobal('sessionStorage', stored)
  const { actor, page, isNotAnswered } = await openCall(false)
  const left = () => {
    page.pass(0)
    return Object.keys(stored).map((key) => JSON.parse(stored.getItem(key) ?? '') as unknown)
  }
  expect(left()).toEqual([])
  isNotAnswered()
  actor.send({ type: 'otp.submit', code: '123456' })
  expect(left()).toEqual([{ owner: 'deniz', message: closed, source: 'tryItOut', until: firstDay + 3_600_000 }])
  actor.send({ type: 'request.cancel' })
  expect(left()).toEqual([])
})

test('a call on its way when its bank is replaced is given up without a word', async () => {
  const { actor, isNotAnswered, notices } = await openCall(true)
  isNotAnswered()
  actor.send({ type: 'otp.submit', code: '123456' })
  const bank = openChannel<SandboxChanges>(changesChannel)
  onTestFinished(bank.close)
  bank.post({ tables: ['replaced'] })
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'editing' }))
  expect(notices).toEqual([])
})

test('a bank whose content is replaced leaves neither its token nor its answers, and what is typed', async () => {
  const { actor, answers, authorize, state } = await openCall(true)
  const typed = { parameters: { 'query.size': '2' }, body: null, mediaType: '' }
  actor.send({ type: 'fields.change', typed })
  const bank = openChannel<SandboxChanges>(changesChannel)
  onTestFinished(bank.close)
  bank.post({ tables: ['accounts'] })
  bank.post({ tables: ['accounts', 'replaced'] })
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'editing' }))
  expect({ state: state(), answers: answers(), typed: actor.getSnapshot().context.typed }).toEqual({
    state: { resting: 'editing' },
    answers: [],
    typed,
  })
  expect(authorize.mock.calls).toEqual([[{ type: 'token.clear' }]])
})

test('calls begin without what a bank answered before its connection was lost', async () => {
  const { answers, authorize, state } = await openCall(true)
  expect(answers()).toHaveLength(1)
  const bank = openChannel<SandboxChanges>(changesChannel)
  onTestFinished(bank.close)
  bank.post({ tables: ['system', '*'] })
  await vi.waitFor(() => expect(answers()).toEqual([]))
  expect({ state: state(), sent: authorize.mock.calls }).toEqual({ state: { resting: 'waitingForOtp' }, sent: [] })
})
