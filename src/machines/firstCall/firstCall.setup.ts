import { assign, emit, setup } from 'xstate'
import {
  type AccountsAnswer,
  addedApplication,
  chosenApplication,
  chosenCustomer,
  type FirstCallRecord,
  type FirstCallStep,
  firstCallSteps,
  type GuideRefusal,
  type GuideState,
  type GuideToken,
  type GuideTokenAnswer,
} from '../../rules/firstCall/firstCall.ts'
import type { Problem } from '../../rules/problem.ts'
import { clearProblem, setProblem } from '../failure.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

interface FirstCallContext {
  /** False where the portal sends no calls to the bank. */
  offered: boolean
  state: GuideState
  record: FirstCallRecord
  /** The guide is gone through again: that it was finished once does not end it. */
  repeating: boolean
  /** The step that the developer has opened again, until it is done. */
  reopened: FirstCallStep | null
  /** What shows of the steps, also while the list is read again; null until there is a list. */
  shown: FirstCallStep | 'finished' | null
  token: GuideToken | null
  refusal: GuideRefusal | null
  /** The body of the accounts list. */
  body: string | null
  problem: Problem | null
}

/** The pair that was taken is still the one that the bank takes. */
const isTaken = ({ state, record }: FirstCallContext): boolean => {
  const application = chosenApplication(state, record)
  return application?.clientSecret != null && application.clientId === record.clientId
}

/** How many steps are done, from the first one on; one that was opened again is not. */
function doneSteps(context: FirstCallContext): number {
  const done = [
    chosenApplication(context.state, context.record) !== undefined,
    isTaken(context),
    chosenCustomer(context.record) !== undefined,
    context.token !== null,
  ]
  const open = done.findIndex((isDone, index) => !isDone || firstCallSteps[index] === context.reopened)
  return open === -1 ? done.length : open
}

export const firstCallSetup = setup({
  types: {} as {
    input: { offered: boolean; record: FirstCallRecord }
    context: FirstCallContext
    events:
      | { type: 'guide.reload' }
      | { type: 'applications.changed' }
      | { type: 'application.choose'; id: string }
      /** The developer leaves to make an application, or to switch the API on in one. */
      | { type: 'application.add' }
      | { type: 'secret.confirm' }
      | { type: 'customer.choose'; number: string }
      | { type: 'token.request' }
      | { type: 'accounts.call' }
      | { type: 'step.open'; step: FirstCallStep }
      | { type: 'time.passed'; remaining: number }
    emitted: { type: 'record.changed'; record: FirstCallRecord }
    tags: 'busy' | 'failed'
  },
  actors: {
    loadState: unprovided<GuideState>('loadState'),
    /** By the password flow, for a test customer. */
    requestToken: unprovided<GuideTokenAnswer, Pick<FirstCallRecord, 'applicationId' | 'customerNumber'>>(
      'requestToken',
    ),
    callAccounts: unprovided<AccountsAnswer, { token: GuideToken | null }>('callAccounts'),
    /** Reports at once, and each second, how long the token still works by the bank's clock. */
    watchToken: unprovidedCallback<{ type: 'time.passed'; remaining: number }, { expiresAt: number }>('watchToken'),
    /** Receives changes to applications by another screen or tab. */
    watchApplications: unprovidedCallback<{ type: 'applications.changed' }>('watchApplications'),
  },
  guards: {
    isOffered: ({ context }) => context.offered,
    hasNoApi: ({ context }) => context.state.product === null,
    hasNoApplication: ({ context }) => doneSteps(context) < firstCallSteps.indexOf('secret'),
    hasNoSecret: ({ context }) => doneSteps(context) < firstCallSteps.indexOf('customer'),
    hasNoCustomer: ({ context }) => doneSteps(context) < firstCallSteps.indexOf('token'),
    isFinished: ({ context }) => context.record.calledAt !== null && !context.repeating,
    hasToken: ({ context }) => context.token !== null,
    canChoose: ({ context: { state } }, id: string) => state.applications.some((each) => each.id === id && each.hasApi),
    isAdded: ({ context: { record } }, state: GuideState) => addedApplication(state, record) !== undefined,
    isChosen: ({ context: { record } }, state: GuideState) => chosenApplication(state, record) !== undefined,
    canConfirm: ({ context: { state, record } }) => chosenApplication(state, record)?.clientSecret != null,
    isCustomer: ({ context: { record } }, number: string) =>
      chosenCustomer({ ...record, customerNumber: number }) !== undefined,
    opensApplication: (_, step: FirstCallStep) => step === 'application',
    opensSecret: ({ context }, step: FirstCallStep) => step === 'secret' && doneSteps(context) >= 1,
    opensCustomer: ({ context }, step: FirstCallStep) => step === 'customer' && doneSteps(context) >= 2,
    opensToken: ({ context }, step: FirstCallStep) => step === 'token' && doneSteps(context) >= 3,
    isOver: (_, remaining: number) => remaining <= 0,
    isUnusable: (_, answer: GuideTokenAnswer) => 'unusable' in answer,
    hasTokenAnswer: (_, answer: GuideTokenAnswer) => 'token' in answer,
    hasAccounts: (_, answer: AccountsAnswer) => 'body' in answer,
  },
  actions: {
    /** A token is held for the pair that it was requested with. */
    setState: assign(({ context }, state: GuideState) => ({
      state,
      token: isTaken({ ...context, state }) ? context.token : null,
    })),
    setApplication: assign({
      token: null,
      reopened: null,
      record: (
        {
          context: {
            record: { known: _known, ...record },
          },
        },
        id: string,
      ) => ({
        ...record,
        applicationId: id,
        clientId: null,
      }),
    }),
    setKnown: assign({
      record: ({ context: { state, record } }) => ({
        ...record,
        known: state.applications.filter(({ hasApi }) => hasApi).map(({ id }) => id),
      }),
    }),
    /** What was made for the guide needs no choice. */
    setAdded: assign(({ context: { state, record } }) => {
      const { known: _known, ...rest } = record
      const added = addedApplication(state, record)
      return added ? { token: null, reopened: null, record: { ...rest, applicationId: added.id, clientId: null } } : {}
    }),
    setTaken: assign({
      reopened: null,
      record: ({ context: { state, record } }) => ({
        ...record,
        clientId: chosenApplication(state, record)?.clientId ?? null,
      }),
    }),
    setCustomer: assign({
      token: null,
      reopened: null,
      record: ({ context: { record } }, number: string) => ({ ...record, customerNumber: number }),
    }),
    setToken: assign({
      token: (_, answer: GuideTokenAnswer) => ('token' in answer ? answer.token : null),
      reopened: null,
    }),
    clearToken: assign({ token: null }),
    setRefusal: assign({
      refusal: (_, answer: GuideTokenAnswer | AccountsAnswer) => ('refusal' in answer ? answer.refusal : null),
    }),
    clearRefusal: assign({ refusal: null }),
    setAccounts: assign(({ context: { record } }, answer: AccountsAnswer) =>
      'body' in answer
        ? { body: answer.body, repeating: false, record: { ...record, calledAt: record.calledAt ?? answer.at } }
        : {},
    ),
    repeat: assign({ repeating: true, body: null, reopened: (_, step: FirstCallStep) => step }),
    setShown: assign({ shown: (_, { step }: { step: FirstCallStep | 'finished' }) => step }),
    clearShown: assign({ shown: null }),
    setProblem: setProblem(),
    clearProblem: clearProblem(),
    emitRecord: emit(({ context }) => ({ type: 'record.changed' as const, record: context.record })),
  },
})
