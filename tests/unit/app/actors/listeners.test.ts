import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnyActorLogic, createActor, createMachine } from 'xstate'
import { announcementsOf } from '../../../../src/app/actors/announcements.ts'
import { applicationFormOf } from '../../../../src/app/actors/applications/applicationForm.ts'
import { applicationsOf } from '../../../../src/app/actors/applications/applications.ts'
import { navigationBlockerOf } from '../../../../src/app/actors/navigationBlocker.ts'
import { profileOf } from '../../../../src/app/actors/profile.ts'
import { followBankOf } from '../../../../src/app/actors/sandbox/panel.ts'
import { loginHintFor } from '../../../../src/app/actors/session/loginHint.ts'
import { sessionActors } from '../../../../src/app/actors/session/session.ts'
import { signInOf } from '../../../../src/app/actors/session/signIn.ts'
import { createTicketOf } from '../../../../src/app/actors/tickets.ts'
import { type AuthorizationDependencies, authorizationOf } from '../../../../src/app/actors/tryItOut/authorization.ts'
import { signingKeyOf } from '../../../../src/app/actors/tryItOut/signingKey.ts'
import type { PagePortal, Portal } from '../../../../src/app/bootstrap/portal/portal.ts'
import type { Shell } from '../../../../src/app/bootstrap/shell/shell.ts'
import { sessionBrowser } from '../../../../src/app/session/browser/sessionBrowser.ts'
import { frozenClock } from '../../../contract/frozenClock.ts'

const source = join(import.meta.dirname, '../../../../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
const textOf = (name: string) => readFileSync(join(source, name), 'utf8')

const refused = new DOMException('The operation is insecure.', 'SecurityError')
const refuse = () => {
  throw refused
}

/** What a listener asks of the browser or of the session, each answering the way of `part`. */
function ports(part: () => never): Record<string, AnyActorLogic> {
  const session = {
    actor: { getSnapshot: part },
    get browser() {
      return part()
    },
    owner: part,
    status: part,
    subscribe: part,
  }
  const portal = { session, client: {} } as unknown as Portal
  const clock = { ...frozenClock(), now: part, setTimeout: part }
  const environment = { clock }
  const browser = sessionBrowser(environment)
  const means = { environment, client: portal.client, browser, callFor: part }
  const { watchTabs, watchClock, watchLocation, watchInteractions } = sessionActors(means)
  const { watchSession } = signInOf({ session, portalReady: new Promise(() => {}) } as unknown as Shell).implementations
    .actors as Record<string, AnyActorLogic>
  const { askTabs, answerTabs } = loginHintFor(session as never).implementations.actors as Record<string, AnyActorLogic>
  const { watchProfile } = profileOf(portal).implementations.actors as Record<string, AnyActorLogic>
  const { watchNavigation } = navigationBlockerOf().implementations.actors as Record<string, AnyActorLogic>
  const changes = { publish: part, subscribe: part }
  const { watchChanges } = applicationFormOf(portal, changes).implementations.actors as Record<string, AnyActorLogic>
  const { watchApplications } = applicationsOf(portal, changes, () => {}).implementations.actors as Record<
    string,
    AnyActorLogic
  >
  const { watchDismissed } = announcementsOf({} as PagePortal, part).implementations.actors as Record<
    string,
    AnyActorLogic
  >
  const { watchSteps } = createTicketOf(portal).implementations.actors as Record<string, AnyActorLogic>
  const { watchRegistration } = signingKeyOf({ session, changes, publicKeys: part } as never).implementations
    .actors as Record<string, AnyActorLogic>
  const login = { open: part, watchReturns: part, origin: '' }
  const { openLogin, watchToken } = authorizationOf({
    session,
    listApplications: part,
    client: portal.client,
    clock,
    bankClock: { now: part, sync: part, watch: part },
    hosts: { api: '', login: '' },
    browser: login,
    changes,
  } as unknown as AuthorizationDependencies).implementations.actors as Record<string, AnyActorLogic>
  return {
    watchTabs,
    watchClock,
    watchLocation,
    watchInteractions,
    watchSession,
    askTabs,
    answerTabs,
    watchProfile,
    watchRegistration,
    watchNavigation,
    watchChanges,
    watchApplications,
    watchSteps,
    watchDismissed,
    followBank: followBankOf(['mails'], clock, {
      portalReady: Promise.resolve({ environment: { clock, whenHydrated: part } }),
    }).followBank,
    openLogin,
    watchToken,
  } as Record<string, AnyActorLogic>
}

let reported: unknown[]

beforeEach(() => {
  reported = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
})
afterEach(() => vi.unstubAllGlobals())

const listeners = [
  'askTabs',
  'answerTabs',
  'watchSession',
  'watchApplications',
  'watchChanges',
  'watchClock',
  'watchDismissed',
  'watchNavigation',
  'watchLocation',
  'watchProfile',
  'watchRegistration',
  'watchSteps',
  'watchTabs',
  'watchInteractions',
  'followBank',
  'openLogin',
  'watchToken',
]

/** It works without the channel by itself. */
const guarded = ['followBank', 'askTabs', 'answerTabs']

/** They hear another part of the portal only. */
const withoutBrowser = ['runPanel', 'watchDeadline', 'watchUpload']

test('these are all listener ports of all charts', () => {
  const named = files
    .filter((name) => name.startsWith('machines'))
    .flatMap((name) => [...textOf(name).matchAll(/unprovidedCallback<[\s\S]*?>\(\s*'(\w+)'/g)])
    .map(([, port = '']) => port)
  expect([...new Set(named)].sort()).toEqual([...listeners, ...withoutBrowser].sort())
  const bound = files.filter((name) => !name.startsWith('machines') && /\bfromCallback\b/.test(textOf(name)))
  expect(bound, 'a port that is bound without the listener could end its chart').toEqual([
    'app/actors/shared/fromListener.ts',
  ])
})

test.each(
  listeners.flatMap((port) => [
    [port, 'missing'],
    [port, 'throwing'],
  ]),
)('%s with its browser part %s never ends the chart: the rest works on', (port, how) => {
  const isMissing = how === 'missing'
  const parts = ['document', 'location', 'addEventListener', 'removeEventListener', 'BroadcastChannel', 'localStorage']
  for (const part of parts) vi.stubGlobal(part, isMissing ? undefined : refuse)
  const part = isMissing ? (undefined as never) : (refuse as () => never)
  const logic = ports(part)[port]
  if (!logic) throw new Error(`${port} is bound nowhere`)
  const chart = createMachine({
    initial: 'listening',
    invoke: { id: port, src: logic },
    states: { listening: { on: { go: 'gone' } }, gone: {} },
  })
  const actor = createActor(chart)
  const failed = vi.fn()
  actor.subscribe({ error: failed })
  actor.start()
  actor.send({ type: 'go' })
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'gone' })
  actor.stop()
  expect(failed).not.toHaveBeenCalled()
  expect(reported).toEqual(guarded.includes(port) ? [] : [expect.any(Error)])
})
