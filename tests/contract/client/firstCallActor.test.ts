import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Actor, createActor, type SnapshotFrom, waitFor } from 'xstate'
import { listApplications } from '../../../src/api/applications.ts'
import { createPortalClient } from '../../../src/api/client/client.ts'
import { firstCallOf } from '../../../src/app/actors/firstCall/firstCall.ts'
import { sandboxBankClock } from '../../../src/app/actors/sandbox/bankClock.ts'
import { issuedTokens } from '../../../src/app/actors/tryItOut/issuedTokens.ts'
import type { firstCallMachine } from '../../../src/machines/firstCall/firstCall.machine.ts'
import { emptyRecord } from '../../../src/rules/firstCall/firstCall.ts'
import { changesChannel, type SandboxChanges } from '../../../src/rules/sandbox/changes.ts'
import type { ClockState } from '../../../src/rules/sandbox/clock/clockState.ts'
import { unwrap } from '../../../src/rules/security/secret.ts'
import { catalogueAtom } from '../../../src/ui/catalogueState.ts'
import { fetchFrom } from '../../support/fetchFrom.ts'
import { active, control, tokens } from '../calls.ts'
import { configuration } from '../configuration.ts'
import { frozenClock } from '../frozenClock.ts'
import { type Host, openHost } from '../hosts.ts'
import { type Client, deleteClient, saveClient } from '../oauth.ts'

type Snapshot = SnapshotFrom<typeof firstCallMachine>

let bank: Host
let client: Client
let owner: string | null
let notifySession: () => void
let actor: Actor<typeof firstCallMachine>

const until = (isSo: (snapshot: Snapshot) => boolean) => waitFor(actor, isSo)

beforeEach(async () => {
  const clock = frozenClock()
  bank = await openHost('worker host', { clock })
  client = await saveClient(bank)
  owner = active.eMailAddress
  const store = createStore()
  store.set(catalogueAtom, {
    catalogue: {
      products: [{ id: '1000', name: 'Account Information' }],
      services: [{ serviceId: '1', endpointAddress: '/api/accounts/v1/accounts' }],
      groups: [{ productId: '1000', serviceId: '1' }],
    },
    failed: false,
  } as never)
  const portal = createPortalClient({
    configuration,
    clock,
    fetch: fetchFrom(() => bank),
  })
  const bankClock = sandboxBankClock(clock, async () => {
    const { data } = (await (await bank.call('/sandbox/api/clock')).json()) as { data: ClockState }
    return data
  })
  const base = 'http://bank.test'
  const access = {
    owner: () => owner,
    subscribe(listener: () => void) {
      notifySession = listener
      return () => {}
    },
  }
  const session = {
    call: async (_operation: string, _input: unknown, { signal }: { signal: AbortSignal }) => {
      const { access_token: developer } = await tokens(bank, active.eMailAddress)
      return listApplications(portal.scoped({ signal, authorization: `bearer ${developer}` }), undefined)
    },
  }
  const issued = issuedTokens({ session: access, client: portal, base, now: bankClock.now })
  const dependencies = {
    session,
    client: portal,
    environment: { clock },
    reloadCatalogue: () => {},
    store,
    bankClock,
    issued,
  }
  actor = createActor(firstCallOf(dependencies as never, base, { subscribe: () => () => {} }), {
    clock: clock as never,
    input: {
      offered: true,
      record: { ...emptyRecord, applicationId: client.id, clientId: client.oauthClientId, customerNumber: '1' },
    },
  }).start()
  await until((snapshot) => snapshot.matches('steps'))
})

async function requestToken() {
  actor.send({ type: 'token.request' })
  return until((snapshot) => !snapshot.hasTag('busy'))
}

test('an application that was deleted elsewhere is offered no more, and another one is to be chosen', async () => {
  await deleteClient(bank, client)
  const snapshot = await requestToken()
  expect(snapshot.value).toEqual({ steps: { application: 'listed' } })
  expect(snapshot.context.problem).toBeNull()
  expect(snapshot.context.state.applications.map(({ id }) => id)).not.toContain(client.id)
})

test('the token ends by the bank’s clock, whatever the page’s says', async () => {
  expect((await requestToken()).value).toEqual({ steps: { call: 'ready' } })
  await control(bank, 'POST', '/clock', { advance: 3_600_000 })
  const channel = new BroadcastChannel(changesChannel)
  channel.postMessage({ tables: ['system'] } satisfies SandboxChanges)
  channel.close()
  const snapshot = await until(({ value }) => JSON.stringify(value).includes('expired'))
  expect([snapshot.value, snapshot.context.token]).toEqual([{ steps: { token: 'expired' } }, null])
})

test('at the bank the token ends with the sign-out', async () => {
  const { token } = (await requestToken()).context
  const call = async () => {
    const headers = { Authorization: `Bearer ${token && unwrap(token.accessToken)}` }
    return (await bank.call('/api/accounts/v1/accounts', { headers })).status
  }
  expect(await call()).toBe(200)
  owner = null
  notifySession()
  await vi.waitFor(async () => expect(await call()).toBe(401))
})
