import { beforeEach, expect, it } from 'vitest'
import { type Actor, createActor, type SnapshotFrom, waitFor } from 'xstate'
import { baasCustomers } from '../../../mocks/fixtures/testCustomers/baasCustomers.ts'
import { listApplications } from '../../../src/api/applications.ts'
import { createPortalClient } from '../../../src/api/client/client.ts'
import { sandboxBankClock } from '../../../src/app/actors/sandbox/bankClock.ts'
import { authorizationOf } from '../../../src/app/actors/tryItOut/authorization.ts'
import type { LoginBrowser } from '../../../src/app/actors/tryItOut/loginWindow.ts'
import type { authorizationMachine } from '../../../src/machines/tryItOut/authorization.machine.ts'
import { baasTestCustomers } from '../../../src/rules/bank/baasTestCustomers.ts'
import { changesChannel, type SandboxChanges } from '../../../src/rules/sandbox/changes.ts'
import type { ClockState } from '../../../src/rules/sandbox/clock/clockState.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import type { CallAccess, HeldToken } from '../../../src/rules/tryItOut/authorization.ts'
import { fetchFrom } from '../../support/fetchFrom.ts'
import { active, control, tokens } from '../calls.ts'
import { configuration } from '../configuration.ts'
import { type FrozenClock, firstDay, frozenClock } from '../frozenClock.ts'
import { type Host, openHost } from '../hosts.ts'
import { consent } from '../login.ts'
import { type Client, deleteClient, privatePem, renewClient, saveClient } from '../oauth.ts'

type Snapshot = SnapshotFrom<typeof authorizationMachine>

const accounts: CallAccess = {
  operation: '/docs/api/account-information/account-list#one',
  productId: '1000',
  options: [{ grant: 'password', scopes: ['accounts'] }],
  anyScope: false,
  exampleCustomer: null,
}
const atms: CallAccess = {
  operation: '/docs/api/account-information/account-list#one',
  productId: '1000',
  options: [{ grant: 'client_credentials', scopes: ['public'] }],
  anyScope: false,
  exampleCustomer: null,
}

let clock: FrozenClock
let bank: Host
let client: Client
/** The windows that were opened, each with the address that it shows. */
let windows: { address: string; closed: boolean }[]
let blocked: boolean
let returnWith: (returned: Record<string, unknown>) => boolean
const browser: LoginBrowser = {
  origin: 'http://localhost:4173',
  open() {
    if (blocked) return undefined
    const opened = { address: '', closed: false }
    windows.push(opened)
    return {
      show: (address) => {
        opened.address = address
      },
      isClosed: () => opened.closed,
      close: () => {
        opened.closed = true
      },
    }
  },
  watchReturns(listener) {
    returnWith = listener
    return () => {
      returnWith = () => false
    }
  },
}
let owner: string | null
let issued: string[]
let tellSession: () => void
let actor: Actor<typeof authorizationMachine>

const readClockState = async (): Promise<ClockState> => {
  const { data } = (await (await bank.call('/sandbox/api/clock')).json()) as { data: ClockState }
  return data
}

const moveClock = async (change: object) => {
  await control(bank, 'POST', '/clock', change)
  const channel = new BroadcastChannel(changesChannel)
  channel.postMessage({ tables: ['system'] } satisfies SandboxChanges)
  channel.close()
}

beforeEach(async () => {
  clock = frozenClock()
  bank = await openHost('worker host', { clock })
  client = await saveClient(bank)
  owner = active.eMailAddress
  windows = []
  issued = []
  blocked = false
  const portal = createPortalClient({
    configuration,
    clock,
    fetch: fetchFrom(() => bank),
  })
  const machine = authorizationOf({
    session: {
      owner: () => owner,
      subscribe(listener) {
        tellSession = listener
        return () => {}
      },
    },
    client: portal,
    clock,
    bankClock: sandboxBankClock(clock, readClockState),
    hosts: { api: 'http://bank.test', login: 'http://localhost:4173/bank' },
    browser,
    changes: { subscribe: () => () => {} },
    issued: {
      owner: () => null,
      add: (token) => void issued.push(token.accessToken),
      isHeld: () => issued.length > 0,
    },
    listApplications: async (username, signal) => {
      const { access_token: developer } = await tokens(bank, username)
      return listApplications(portal.scoped({ signal, authorization: `bearer ${developer}` }), undefined)
    },
  })
  actor = createActor(machine, {
    clock: clock as never,
    input: { applicationId: client.id, servesLogin: true },
  }).start()
})

const until = (isSo: (snapshot: Snapshot) => boolean) => waitFor(actor, isSo)

/** The two clicks. */
async function authorize(access: CallAccess): Promise<Snapshot> {
  actor.send({ type: 'dialog.open', access })
  await until((snapshot) => snapshot.matches({ authorizing: { choosing: 'ready' } }))
  actor.send({ type: 'token.request' })
  return until((snapshot) => !snapshot.hasTag('busy'))
}

const heldToken = ({ context: { token } }: Snapshot): HeldToken => {
  if (!token) throw new Error('No token is held')
  return token
}

const callAccounts = async ({ accessToken }: HeldToken) =>
  (await bank.call('/api/accounts/v1/accounts', { headers: { Authorization: `Bearer ${accessToken}` } })).status

it('holds a token of the password grant that opens the accounts of the customer, and renews it', async () => {
  const first = heldToken(await authorize(accounts))
  expect(first).toEqual({
    accessToken: expect.stringMatching(/^[\da-f-]{36}$/),
    refreshToken: expect.stringMatching(/^[\da-f-]{36}$/),
    grant: 'password',
    applicationId: client.id,
    applicationName: 'Market Stall',
    clientId: client.oauthClientId,
    scopes: ['accounts'],
    expiresAt: firstDay + 599_000,
    customer: 'Elif Yılmaz',
  })
  expect(actor.getSnapshot().context.remaining).toBe(599_000)
  expect(await callAccounts(first)).toBe(200)
  clock.pass(1000)
  expect(actor.getSnapshot().context.remaining).toBe(598_000)
  actor.send({ type: 'token.renew' })
  const second = heldToken(await until((snapshot) => !snapshot.hasTag('busy')))
  expect(second).toEqual({
    ...first,
    accessToken: second.accessToken,
    refreshToken: second.refreshToken,
    expiresAt: firstDay + 600_000,
  })
  expect(second.accessToken).not.toBe(first.accessToken)
  expect(await callAccounts(second)).toBe(200)
})

it('signs the company in by its corporate username', async () => {
  actor.send({ type: 'dialog.open', access: accounts })
  await until((snapshot) => snapshot.matches({ authorizing: { choosing: 'ready' } }))
  actor.send({ type: 'choice.change', choice: { customerNumber: '12' } })
  actor.send({ type: 'token.request' })
  const token = heldToken(await until((snapshot) => !snapshot.hasTag('busy')))
  expect(token.customer).toBe('Kuzey Trading Ltd.')
  expect(await callAccounts(token)).toBe(200)
})

it('signs in a customer that the documentation does not list, with what was entered', async () => {
  actor.send({ type: 'dialog.open', access: accounts })
  await until((snapshot) => snapshot.matches({ authorizing: { choosing: 'ready' } }))
  const director = { number: ' 12 ', corporateUsername: ' kuzey.director ', password: seal('Sandbox-2026') }
  actor.send({ type: 'choice.change', choice: { otherCustomer: { ...director, password: null } } })
  expect(actor.getSnapshot().can({ type: 'token.request' })).toBe(false)
  actor.send({ type: 'choice.change', choice: { otherCustomer: director } })
  actor.send({ type: 'token.request' })
  const token = heldToken(await until((snapshot) => !snapshot.hasTag('busy')))
  expect(token.customer).toBe('12')
  expect(await callAccounts(token)).toBe(200)

  actor.send({ type: 'dialog.open', access: accounts })
  await until((snapshot) => snapshot.matches({ authorizing: { choosing: 'ready' } }))
  actor.send({ type: 'choice.change', choice: { otherCustomer: { ...director, password: seal('Sandbox-2025') } } })
  actor.send({ type: 'token.request' })
  const { refusal } = (await until((snapshot) => !snapshot.hasTag('busy'))).context
  expect([refusal?.status, refusal?.error]).toEqual([401, 'unauthorized'])

  owner = 'ekin@portico.test'
  tellSession()
  expect(actor.getSnapshot().context.choice).toMatchObject({ customerNumber: '1', otherCustomer: null })
})

it('holds a token without a customer, and gets a new one in place of renewing it', async () => {
  const { refreshToken, customer, grant } = heldToken(await authorize(atms))
  expect({ refreshToken, customer, grant }).toEqual({
    refreshToken: undefined,
    customer: undefined,
    grant: 'client_credentials',
  })
  clock.pass(599_000)
  expect(actor.getSnapshot().value).toEqual({ resting: 'expired' })
  actor.send({ type: 'token.renew' })
  const { expiresAt } = heldToken(await until((snapshot) => !snapshot.hasTag('busy')))
  expect(expiresAt).toBe(firstDay + 2 * 599_000)
})

it('goes by the clock of the bank, which can be stopped and moved', async () => {
  await authorize(accounts)
  await moveClock({ stop: true })
  await moveClock({ advance: 590_000 })
  await until(({ context }) => context.remaining === 9000)
  clock.pass(60_000)
  expect(actor.getSnapshot().context.remaining).toBe(9000)
  await moveClock({ advance: 9000 })
  await until((snapshot) => snapshot.matches({ resting: 'expired' }))
  expect(actor.getSnapshot().context.remaining).toBe(0)
})

it('uses the secret that the application has now, and says when there is no such application', async () => {
  const { accessToken } = heldToken(await authorize(accounts))
  const renewed = await renewClient(bank, client)
  expect(await callAccounts(heldToken(actor.getSnapshot()))).toBe(401)
  const refusal = { status: 401, error: 'invalid_token', description: null, reason: null }
  actor.send({ type: 'token.refused', accessToken, refusal })
  expect(actor.getSnapshot().value).toEqual({ resting: 'ended' })
  actor.send({ type: 'token.renew' })
  const { clientId } = heldToken(await until((snapshot) => !snapshot.hasTag('busy')))
  expect(clientId).toBe(renewed.oauthClientId)
  await deleteClient(bank, client)
  actor.send({ type: 'token.refused', accessToken: heldToken(actor.getSnapshot()).accessToken, refusal })
  actor.send({ type: 'token.renew' })
  const { value, context } = await until((snapshot) => !snapshot.hasTag('busy'))
  expect([value, context.refusal]).toEqual([
    { resting: 'ended' },
    { status: 401, error: 'unauthorized', description: 'The application was deleted.', reason: null },
  ])
})

it('shows what the bank refuses, with how to fix it', async () => {
  client = await saveClient(bank, { id: client.id, productList: ['1000'] })
  const { value, context } = await authorize(atms)
  expect([value, context.refusal]).toEqual([
    { authorizing: { choosing: 'refused' } },
    {
      status: 400,
      error: 'unauthorized_client',
      description: 'No activated API allows this grant type',
      reason: "No API of the application allows client_credentials: activate one in the application's form.",
    },
  ])
})

it('forgets the token when somebody else signs in', async () => {
  await authorize(accounts)
  owner = 'ekin@example.com'
  tellSession()
  const { value, context } = actor.getSnapshot()
  expect([value, context.token, context.order]).toEqual([{ resting: 'idle' }, null, null])
})

const withConsent: CallAccess = { ...accounts, options: [{ grant: 'authorization_code', scopes: ['accounts'] }] }

/** Opens the bank's window; resolves with the address that it shows. */
async function openWindow(): Promise<URL> {
  actor.send({ type: 'dialog.open', access: withConsent })
  await until((snapshot) => snapshot.matches({ authorizing: { choosing: 'ready' } }))
  actor.send({ type: 'token.request' })
  expect(actor.getSnapshot().value).toEqual({ authorizing: { consenting: 'waiting' } })
  await expect.poll(() => windows.at(-1)?.address).toMatch(/^http/)
  return new URL(windows.at(-1)?.address ?? '')
}

it('holds a token of the customer who consents in the window of the bank, and renews it', async () => {
  const { pathname, search } = await openWindow()
  const returned = await consent(bank, `${pathname}${search}`)
  expect(returnWith({ ...returned, state: 'of another tab' })).toBe(false)
  expect(returnWith(returned)).toBe(true)
  const token = heldToken(await until((snapshot) => snapshot.matches('resting')))
  expect(token).toMatchObject({ grant: 'authorization_code', scopes: ['accounts'], clientId: client.oauthClientId })
  expect([windows.map(({ closed }) => closed), returnWith(returned)]).toEqual([[true], false])
  expect(await callAccounts(token)).toBe(200)
  actor.send({ type: 'token.renew' })
  expect(await callAccounts(heldToken(await until((snapshot) => !snapshot.hasTag('busy'))))).toBe(200)
})

it('says that the customer did not consent', async () => {
  const { pathname, search } = await openWindow()
  returnWith(await consent(bank, `${pathname}${search}`, { decision: 'deny' }))
  const { value, context } = actor.getSnapshot()
  expect([value, context.refusal]).toEqual([
    { authorizing: { choosing: 'refused' } },
    { status: null, error: 'access_denied', description: null, reason: 'The customer didn’t consent.' },
  ])
})

it('opens another window when the first is blocked or closed, and receives the newest only', async () => {
  blocked = true
  actor.send({ type: 'dialog.open', access: withConsent })
  await until((snapshot) => snapshot.matches({ authorizing: { choosing: 'ready' } }))
  actor.send({ type: 'token.request' })
  expect(actor.getSnapshot().value).toEqual({ authorizing: { consenting: 'blocked' } })
  blocked = false
  actor.send({ type: 'window.reopen' })
  await expect.poll(() => windows[0]?.address).toMatch(/^http/)
  const first = new URL(windows[0]?.address ?? '')
  for (const opened of windows) opened.closed = true
  clock.pass(500)
  expect(actor.getSnapshot().value).toEqual({ authorizing: { consenting: 'closed' } })
  actor.send({ type: 'window.reopen' })
  await expect.poll(() => windows[1]?.address).toMatch(/^http/)
  expect(returnWith(await consent(bank, `${first.pathname}${first.search}`))).toBe(false)
  owner = null
  tellSession()
  expect([actor.getSnapshot().value, windows.map(({ closed }) => closed)]).toEqual(['signedOut', [true, true]])
})

it('signs the request with the private key of the application for a customer of BaaS', async () => {
  const access: CallAccess = {
    operation: '/docs/api/account-information/account-list#one',
    productId: '1000',
    options: [{ grant: 'authorization_id', scopes: ['baas_accounts'] }],
    anyScope: false,
    exampleCustomer: null,
  }
  actor.send({ type: 'dialog.open', access })
  await until((snapshot) => snapshot.matches({ authorizing: { choosing: 'ready' } }))
  expect(actor.getSnapshot().can({ type: 'token.request' })).toBe(false)
  actor.send({ type: 'choice.change', choice: { privateKey: seal('no key') } })
  actor.send({ type: 'token.request' })
  const refused = await until((snapshot) => !snapshot.hasTag('busy'))
  expect(refused.context.refusal?.description).toBe(
    'The private key isn’t an RSA key in PEM or Base64. Paste it again.',
  )
  actor.send({ type: 'choice.change', choice: { privateKey: seal(privatePem) } })
  actor.send({ type: 'token.request' })
  expect(heldToken(await until((snapshot) => !snapshot.hasTag('busy')))).toMatchObject({
    grant: 'authorization_id',
    scopes: ['baas_accounts'],
    customer: 'Deniz Aksoy',
    expiresAt: firstDay + 356_000,
  })
})

it('knows the ready-made customers of BaaS', () => {
  expect(baasTestCustomers).toEqual(
    baasCustomers.map(({ authorizationId, customerNumber, name }) => ({
      id: authorizationId,
      number: customerNumber,
      name,
    })),
  )
})
