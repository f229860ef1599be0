import { createSign, generateKeyPairSync } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import { baasCustomers } from '../../../mocks/fixtures/testCustomers/baasCustomers.ts'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import { realBankClock } from '../../../src/app/actors/sandbox/bankClock.ts'
import { startActor } from '../../../src/app/actors/shared/startActor.ts'
import { tryItOutOf } from '../../../src/app/actors/tryItOut/tryItOut.ts'
import { testCustomers, testPassword } from '../../../src/rules/bank/testCustomers.ts'
import { detailsOf, type OperationDetails, outlineOf } from '../../../src/rules/definition/operation/outline.ts'
import { type KnownAnswer, prefillOf } from '../../../src/rules/definition/samples/prefill.ts'
import { importPrivateKey } from '../../../src/rules/signing/rsaKey.ts'
import { type ApiAnswer, callErrorOf, jsonOf } from '../../../src/rules/tryItOut/apiAnswer.ts'
import type { ApiCall, CallOptions } from '../../../src/rules/tryItOut/apiCall.ts'
import { control } from '../calls.ts'
import { type FrozenClock, frozenClock } from '../frozenClock.ts'
import { type Host, openHost } from '../hosts.ts'
import { type Client, requestToken, saveClient } from '../oauth.ts'

const page = 'http://localhost:4173/docs/api/money-transfers/eft-transfer'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const signingKey = (await importPrivateKey(privateKey)) ?? null
const registeredKey = publicKey.replaceAll(/-----[^-]+-----|\s/g, '')

const definitions = await bundleDefinitions()
const everyOperation = new Map(
  Object.entries(definitions).map(([service, { operationId, document }]) => {
    const parsed = JSON.parse(document) as Record<string, unknown>
    const [outline] = outlineOf(parsed).operations
    if (!outline) throw new Error(`${service} has no operation`)
    return [operationId, detailsOf(parsed, outline)] as const
  }),
)

/** A bank with an application of its own that has every product. A Saturday: an EFT waits for the next bank day. */
async function openBank() {
  const clock = frozenClock(Date.parse('2026-11-21T10:32:07+03:00'))
  const host = await openHost('worker host', { clock })
  onTestFinished(() => host.close())
  await control(host, 'PUT', '/settings', { rateLimit: 'off' })
  const client = await saveClient(host, { publicKey: registeredKey })
  return { clock, host, client }
}

/** With the scopes of these operations, by the first grant that opens them. */
async function tokenOf(
  { host, client }: { host: Host; client: Client },
  opened: readonly OperationDetails[],
  customer: string | null,
) {
  const access = opened.flatMap((operation) => operation.access.slice(0, 1))
  const grant = access[0]?.grants[0] ?? ''
  const number = customer ?? (grant === 'authorization_id' ? '4000000001' : '1')
  const { corporateUsername } = testCustomers.find((each) => each.number === number) ?? {}
  const baas = baasCustomers.find(({ customerNumber }) => customerNumber === number)
  const form: Record<string, string> = {
    grant_type: grant,
    scope: [...new Set(access.flatMap(({ scopes }) => scopes))].join(' '),
    ...(grant === 'password' && { username: number, password: testPassword }),
    ...(corporateUsername !== undefined && { corporateUsername }),
    ...(grant === 'authorization_id' && { authorization_id: baas?.authorizationId ?? '' }),
  }
  const sign = createSign('RSA-SHA256').update(new URLSearchParams(form).toString()).sign(privateKey, 'base64')
  const { body } = await requestToken(host, client, form, { sign })
  if (!body.access_token) throw new Error(`No token for ${JSON.stringify(form)}: ${JSON.stringify(body)}`)
  return body.access_token
}

interface CallSetup {
  host: Host
  clock: FrozenClock
  accessToken: string
  key?: CryptoKey | null
  registered?: string
}

function startCall({ host, clock, accessToken, key = signingKey, registered = registeredKey }: CallSetup) {
  const fetches: string[] = []
  const machine = tryItOutOf({
    isOffline: () => false,
    fetch: async (input) => {
      const request = new Request(input)
      const { pathname, search, origin } = new URL(request.url)
      if (origin !== new URL(page).origin || !pathname.startsWith('/bank/'))
        throw new Error(`${request.url} is no bank`)
      fetches.push(`${request.method} ${pathname}`)
      const body = request.body === null ? null : await request.text()
      return host.call(pathname.slice('/bank'.length) + search, {
        method: request.method,
        headers: request.headers,
        body,
      })
    },
    clock,
    bankClock: realBankClock(clock),
    base: '/bank',
    page,
    token: {
      held: () => ({ accessToken, applicationId: 'own', grant: 'password' as const }),
      status: () => 'held',
      subscribe: () => () => {},
      refuse: () => {},
    },
    session: { owner: () => 'deniz', subscribe: () => () => {} },
    privateKey: () => key,
    changes: { subscribe: () => () => {} },
    publicKeyOf: async () => registered,
  })
  const actor = startActor({ clock, whenHydrated: (start) => start() }, machine, {})
  onTestFinished(() => void actor.stop())
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { actor, settled, fetches }
}

function callOf(operation: OperationDetails, answers: readonly KnownAnswer[]): ApiCall {
  const { parameters, body } = prefillOf(operation, answers)
  const placed = (place: string) => parameters.filter((each) => each.in === place)
  const path = placed('path').reduce(
    (whole, { name, value }) => whole.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  )
  const query = new URLSearchParams(placed('query').map(({ name, value }) => [name, value]))
  return {
    method: operation.method.toUpperCase(),
    path: query.size > 0 ? `${path}?${query}` : path,
    headers: placed('header').map(({ name, value }) => [name, value]),
    body: body?.text ?? null,
    mediaType: body?.mediaType ?? '',
  }
}

const plain: CallOptions = { isSigned: false, isResponseSigned: false, ip: '' }
const optionsOf = ({ signature }: OperationDetails): CallOptions => ({ ...plain, isSigned: signature === 'required' })

/** As somebody does it who presses what is offered: preview, Send, and the code where the bank asks for one. */
async function tryOut(setup: CallSetup, operation: OperationDetails, answers: KnownAnswer[], confirms = true) {
  const { actor, settled } = startCall(setup)
  actor.on('call.answered', ({ answer }) => answers.push({ operation: operation.id, body: jsonOf(answer) }))
  actor.send({ type: 'request.preview', call: callOf(operation, answers), options: optionsOf(operation) })
  await settled()
  actor.send({ type: 'request.send' })
  let { value, context } = await settled()
  if (confirms && context.waiting) {
    actor.send({ type: 'otp.submit', code: '123456' })
    ;({ value, context } = await settled())
  }
  return { value, answer: context.answer }
}

const explained = (answer: ApiAnswer | null) =>
  answer ? `${answer.status} ${JSON.stringify(callErrorOf(answer, 0))} ${answer.body}` : 'no answer'

/** The operation after those whose answers it needs. */
function orderedCalls(operationId: string): OperationDetails[] {
  const operation = everyOperation.get(operationId)
  if (!operation) throw new Error(`There is no operation ${operationId}`)
  return [...operation.valuesFrom.flatMap(({ operation: source }) => orderedCalls(source)), operation]
}

/** The bank takes some minutes to approve a loan. */
const approval = 5 * 60_000

describe('every operation can be tried out as it is prefilled:', () => {
  test.each([...everyOperation.keys()])('%s', async (operationId) => {
    const bank = await openBank()
    const calls = orderedCalls(operationId)
    const operation = calls.at(-1)
    const accessToken = await tokenOf(bank, calls, operation?.exampleCustomer ?? null)
    const answers: KnownAnswer[] = []
    for (const call of calls) {
      // A transaction is executed by a call of its own.
      const confirms = call === operation || operationId !== 'executeOtp'
      const { value, answer } = await tryOut({ ...bank, accessToken }, call, answers, confirms)
      expect(value, explained(answer)).toEqual({ resting: confirms ? 'answered' : 'waitingForOtp' })
      if (call.id === 'createLoanApplication') bank.clock.pass(approval)
    }
  })
})

async function openCall(operationId: string, changes: Partial<CallSetup> = {}) {
  const bank = await openBank()
  const operation = orderedCalls(operationId).at(-1)
  if (!operation) throw new Error(`There is no operation ${operationId}`)
  const accessToken = await tokenOf(bank, [operation], operation.exampleCustomer)
  const { actor, settled, fetches } = startCall({ ...bank, accessToken, ...changes })
  const previewed = async (options: Partial<CallOptions> = {}, call = callOf(operation, [])) => {
    actor.send({ type: 'request.preview', call, options: { ...optionsOf(operation), ...options } })
    return settled()
  }
  const sent = async (options: Partial<CallOptions> = {}, call = callOf(operation, [])) => {
    await previewed(options, call)
    actor.send({ type: 'request.send' })
    return settled()
  }
  return { ...bank, actor, settled, fetches, previewed, sent, accessToken }
}

describe('a call that is tried out', () => {
  test('is shown before it is sent: with its address, its headers and without its token', async () => {
    const { previewed, fetches } = await openCall('listAccounts')
    const { value, context } = await previewed({ isResponseSigned: true, ip: '10.1.2.3' })
    expect({ value, preview: context.preview }).toEqual({
      value: { resting: 'previewing' },
      preview: {
        method: 'GET',
        address: 'http://localhost:4173/bank/api/accounts/v1/accounts',
        headers: [
          ['Authorization', 'Bearer ••••••••'],
          ['isResponseSigned', 'true'],
          ['x-sandbox-ip', '10.1.2.3'],
        ],
        body: null,
        curl: `curl -X GET "$BANK"'/api/accounts/v1/accounts' \\
  -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H 'isResponseSigned: true' \\
  -H 'x-sandbox-ip: 10.1.2.3'`,
        key: null,
      },
    })
    expect(fetches).toEqual([])
  })

  test('reports whether the application has registered the key that signs', async () => {
    const { previewed } = await openCall('createInternalTransfer')
    const { context } = await previewed()
    expect(context.preview?.key).toBe('registered')
    expect(context.preview?.headers.map(([name]) => name)).toEqual(['Authorization', 'Content-Type', 'sign'])
    expect(context.preview?.curl).toContain('-H "sign: $SIGNATURE"')
    const other = await openCall('createInternalTransfer', { registered: '' })
    expect((await other.previewed()).context.preview?.key).toBe('other')
    const none = await openCall('createInternalTransfer', { key: null })
    const { value, context: without } = await none.previewed()
    expect([value, without.problem?.message]).toEqual([
      { resting: 'unprepared' },
      'This call is signed. Add the private key of your application first.',
    ])
  })

  test('verifies the signature of its answer, and keeps the headers that say something', async () => {
    const { sent } = await openCall('listAccounts')
    const { answer } = (await sent({ isResponseSigned: true })).context
    expect([answer?.status, answer?.signature, answer?.mediaType]).toEqual([200, 'verified', 'application/json'])
    expect((await (await openCall('listAccounts')).sent()).context.answer?.signature).toBeNull()
  })

  test.each([
    ['//evil.example/x', 'http://localhost:4173/bank//evil.example/x'],
    ['/../oauth/token', null],
    ['/a#b', null],
    ['https://evil.example/x', null],
    ['/..\\..\\x', null],
    ['@evil.example/x', null],
  ])('does not leave the bank: %s', async (path, address) => {
    const { previewed, fetches } = await openCall('listAccounts')
    const { context } = await previewed({}, { method: 'GET', path, headers: [], body: null, mediaType: '' })
    expect([context.preview?.address ?? null, context.problem?.message ?? null, fetches]).toEqual([
      address,
      address === null ? 'This address doesn’t belong to the bank, so nothing is sent to it.' : null,
      [],
    ])
  })

  test('asks for the code until it is right, and says what the bank says', async () => {
    const { sent, actor, settled, host } = await openCall('createInternalTransfer')
    await control(host, 'PUT', '/settings', { otpCode: 'sent', rateLimit: 'off' })
    const first = await sent()
    expect([first.value, first.context.waiting?.authenticationType, first.context.waiting?.phone]).toEqual([
      { resting: 'waitingForOtp' },
      1,
      expect.stringContaining('*'),
    ])
    actor.send({ type: 'otp.submit', code: '1' })
    const { value, context } = await settled()
    expect([value, context.answer && callErrorOf(context.answer, 0)]).toEqual([
      { resting: 'waitingForOtp' },
      {
        message: 'Invalid OTP',
        detailCode: '200130',
        reason:
          'The otp_info is wrong: send the six digits of the SMS, which GET /sandbox/api/sms shows (attempts left: 2).',
        errorId: 'invalid-otp',
        retryAfter: null,
      },
    ])
    const { body } = await control(host, 'GET', '/sms')
    const [{ text }] = (body as { data: [{ text: string }] }).data
    actor.send({ type: 'otp.submit', code: text.slice(0, 6) })
    expect((await settled()).value).toEqual({ resting: 'answered' })
  })

  test('no longer asks for the code when the time of its SMS is over, however late a wrong one was sent', async () => {
    const { sent, actor, settled, host, clock } = await openCall('createInternalTransfer')
    await control(host, 'PUT', '/settings', { otpCode: 'sent', rateLimit: 'off' })
    await sent()
    clock.pass(100_000)
    actor.send({ type: 'otp.submit', code: '1' })
    const states = [(await settled()).value]
    clock.pass(79_999)
    states.push(actor.getSnapshot().value)
    clock.pass(1)
    expect([...states, actor.getSnapshot().value]).toEqual([
      { resting: 'waitingForOtp' },
      { resting: 'waitingForOtp' },
      { resting: 'otpExpired' },
    ])
  })

  test('no longer asks for the code after three wrong ones: the bank has ended the transaction', async () => {
    const { sent, actor, settled, host } = await openCall('createInternalTransfer')
    await control(host, 'PUT', '/settings', { otpCode: 'sent', rateLimit: 'off' })
    await sent()
    const states: unknown[] = []
    for (const code of ['1', '2', '3']) {
      actor.send({ type: 'otp.submit', code })
      states.push((await settled()).value)
    }
    expect(states).toEqual([{ resting: 'waitingForOtp' }, { resting: 'waitingForOtp' }, { resting: 'refused' }])
    expect(await sent()).toMatchObject({ value: { resting: 'waitingForOtp' } })
    actor.send({ type: 'otp.submit', code: '4' })
    expect((await settled()).value).toEqual({ resting: 'waitingForOtp' })
  })

  test('whose confirmation is lost can be asked for again: the bank says that it was carried out', async () => {
    const { sent, actor, settled, host } = await openCall('createInternalTransfer')
    await sent()
    await control(host, 'PUT', '/faults/executeOtp', { kind: 'answerLost', times: 1 })
    actor.send({ type: 'otp.submit', code: '123456' })
    expect((await settled()).value).toEqual({ resting: 'lost' })
    actor.send({ type: 'otp.submit', code: '123456' })
    const { value, context } = await settled()
    expect([value, context.answer && callErrorOf(context.answer, 0).reason]).toEqual([
      { resting: 'refused' },
      'The transaction is completed and its call was carried out: send the first call again for another one.',
    ])
  })

  test.each([
    ['answerLost', 'createInternalTransfer', 'lost'],
    ['connectionLost', 'createInternalTransfer', 'lost'],
    ['connectionLost', 'listAccounts', 'failed'],
    ['notJson', 'listAccounts', 'answered'],
    ['wrongShape', 'listAccounts', 'answered'],
  ])('after the fault %s of %s is %s', async (kind, operationId, state) => {
    const { sent, host } = await openCall(operationId)
    await control(host, 'PUT', `/faults/${operationId}`, { kind })
    expect((await sent()).value).toEqual({ resting: state })
  })

  test('shows a failure with its documented error', async () => {
    const { sent, host } = await openCall('listAccounts')
    await control(host, 'PUT', '/faults/listAccounts', {
      kind: 'status',
      status: 500,
      message: 'Internal Server Error',
    })
    const { value, context } = await sent()
    expect([value, context.answer && callErrorOf(context.answer, 0)]).toEqual([
      { resting: 'refused' },
      {
        message: 'Internal Server Error',
        detailCode: '-1',
        reason: '',
        errorId: 'internal-server-error',
        retryAfter: null,
      },
    ])
  })

  test('above the rate limit says how long to wait', async () => {
    const { sent, host } = await openCall('listAccounts')
    await control(host, 'PUT', '/settings', { rateLimit: 'enforced' })
    for (let call = 0; call < 5; call++) expect((await sent()).value).toEqual({ resting: 'answered' })
    const { value, context } = await sent()
    expect([value, context.answer && callErrorOf(context.answer, 0)]).toEqual([
      { resting: 'refused' },
      {
        message: 'Too many requests',
        detailCode: '-1',
        reason: expect.stringContaining('5'),
        errorId: 'too-many-requests',
        retryAfter: 1,
      },
    ])
    expect(context.answer?.headers.map(([name]) => name)).toContain('x-ratelimit-remaining-day')
  })
})
