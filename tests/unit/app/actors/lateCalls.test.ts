import { expect, test, vi } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate'
import { contactOf } from '../../../../src/app/actors/contact.ts'
import { navigatorOf } from '../../../../src/app/actors/docs/docs.ts'
import { firstCallOf } from '../../../../src/app/actors/firstCall/firstCall.ts'
import { mailLinkOf } from '../../../../src/app/actors/mailLink.ts'
import { activationOf } from '../../../../src/app/actors/onboarding/activation.ts'
import { registrationOf } from '../../../../src/app/actors/onboarding/registration.ts'
import { resetOf } from '../../../../src/app/actors/password.ts'
import { sessionActors } from '../../../../src/app/actors/session/session.ts'
import { createAuthorizedCall } from '../../../../src/app/session/authorizedCall.ts'
import { isOutcomeUnknown, OutdatedError, problems, toProblem } from '../../../../src/rules/problem.ts'
import { seal } from '../../../../src/rules/security/secret.ts'
import { frozenClock } from '../../../contract/frozenClock.ts'

vi.mock('../../../../src/ui/kit/states/failure.ts', async (original) => ({
  ...(await original<object>()),
  loadCode: () => Promise.reject(new OutdatedError('gone')),
}))

/** Nothing is sent: the code that would send it is gone. */
const client = {
  scoped: () => {
    throw new Error('A call was sent')
  },
}
const page = { portalReady: Promise.resolve({ client }) }
const clock = frozenClock()

const partOf = (machine: AnyStateMachine, name: string): AnyActorLogic => {
  const part = machine.implementations.actors[name]
  if (typeof part !== 'object' || !('transition' in part)) throw new Error(`No actor ${name}`)
  return part as AnyActorLogic
}

const application = { id: 'a', name: 'Till', oauthClientId: 'client', oauthClientSecret: seal('secret') }
const guide = firstCallOf(
  {
    session: { call: async () => [application] },
    client,
    environment: { clock },
    bankClock: { watch: () => () => {}, now: () => 0 },
    issued: { owner: () => 'ada' },
  } as unknown as Parameters<typeof firstCallOf>[0],
  'https://bank.test',
  { subscribe: () => () => {} },
)
const signIn = sessionActors({
  environment: { clock },
  client,
  browser: {},
  callFor: () => () => {},
} as unknown as Parameters<typeof sessionActors>[0]).requestToken

const given = (part: unknown) => part as never

test.each<[name: string, part: AnyActorLogic, input: unknown]>([
  ['Contact Us', partOf(contactOf(given(page)), 'saveContact'), {}],
  ['a new password', partOf(resetOf(given(page)), 'changePassword'), { key: 'k', password: seal('p') }],
  ['registration', partOf(registrationOf(given(page)), 'register'), { form: seal({}) }],
  ['activation', partOf(activationOf(given(page)), 'activate'), { key: 'k' }],
  ['a reminder', partOf(mailLinkOf(given(page)), 'sendMailLink'), { purpose: 'reminder' }],
  ['a reactivation', partOf(mailLinkOf(given(page)), 'sendMailLink'), { purpose: 'reactivation' }],
  ['sign-in', signIn, { form: seal({ username: 'ada', password: 'p' }), recaptchaResponse: 'r' }],
  ['the token of the first call', partOf(guide, 'requestToken'), { applicationId: 'a', customerNumber: '1' }],
  ['the first call', partOf(guide, 'callAccounts'), { token: { accessToken: seal('t'), expiresAt: 1 } }],
  ['a definition', partOf(navigatorOf(given(page)), 'loadDefinition'), {}],
])('%s whose code a newer version has replaced is not sent, and says so', async (_, part, input) => {
  const error = await new Promise((resolve, reject) => {
    const actor = createActor(part, { input })
    actor.subscribe({ error: resolve, complete: () => reject(new Error('It was done')) })
    actor.start()
  })
  expect(toProblem(error)).toEqual(problems.outdated)
  expect(isOutcomeUnknown(toProblem(error))).toBe(false)
})

test('a call of who is signed in, whose chart is gone', async () => {
  const call = createAuthorizedCall(client as never, { clock } as never, {} as never)
  const { signal } = new AbortController()
  await expect(call('listApplications', undefined, { signal }).catch(toProblem)).resolves.toEqual(problems.outdated)
})
