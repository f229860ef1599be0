import { assign, emit, setup } from 'xstate'
import type { GeneratedKeys, OpenedApplication } from '../../rules/applicationForm.ts'
import { type ApplicationForm, applicationLimits, type ClientTokens } from '../../rules/applications.ts'
import type { Handle } from '../../rules/handle.ts'
import { isUnanswered, type Problem, toProblem } from '../../rules/problem.ts'
import { unprovided } from '../port.ts'

/** A new application has no id yet. */
export type ApplicationFormInput = { mode: 'new' } | { mode: 'edit' | 'readOnly'; appId: string }

export interface ApplicationDraft {
  appId: string | null
  form: ApplicationForm
  /** The pair that goes back with a change; null for a new application. */
  tokens: ClientTokens | null
}

interface Failure {
  error: unknown
}

/**
 * New Application and Edit Application (001 sections 2 and 4). What is typed stays in the view, so no failure loses
 * it; the private key is held for `privateKeyDisplay` and then forgotten.
 */
export const applicationFormMachine = setup({
  types: {} as {
    input: ApplicationFormInput
    context: {
      mode: ApplicationFormInput['mode']
      appId: string | null
      application: OpenedApplication | null
      tokens: ClientTokens | null
      privateKey: Handle<string> | null
      problem: Problem | null
      keyProblem: Problem | null
    }
    events:
      | { type: 'application.reload' }
      | { type: 'application.save'; form: ApplicationForm }
      | { type: 'keys.generate' }
      | { type: 'key.hide' }
      | { type: 'secret.refresh' }
      | { type: 'refresh.confirm' }
      | { type: 'refresh.cancel' }
    emitted:
      | { type: 'notice'; variant: 'error'; message: string }
      | { type: 'navigate'; to: string }
      | { type: 'keys.generated'; publicKey: string }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    /** Null when the developer has no application of that id. */
    loadApplication: unprovided<OpenedApplication | null, { appId: string }>('loadApplication'),
    saveApplication: unprovided<void, ApplicationDraft>('saveApplication'),
    generateKeys: unprovided<GeneratedKeys>('generateKeys'),
    refreshSecret: unprovided<ClientTokens, { appId: string; tokens: ClientTokens }>('refreshSecret'),
  },
  guards: {
    isNew: ({ context }) => context.mode === 'new',
    isEdit: ({ context }) => context.mode === 'edit',
    canChange: ({ context }) => context.mode !== 'readOnly',
    isKnown: (_, { application }: { application: OpenedApplication | null }) => application !== null,
    isUnanswered: (_, { error }: Failure) => isUnanswered(toProblem(error)),
  },
  actions: {
    keepApplication: assign((_, { application }: { application: OpenedApplication | null }) => ({
      application,
      tokens: application?.tokens ?? null,
    })),
    keepTokens: assign({ tokens: (_, { tokens }: { tokens: ClientTokens | null }) => tokens }),
    keepPrivateKey: assign({ privateKey: (_, { privateKey }: GeneratedKeys) => privateKey }),
    forgetPrivateKey: assign({ privateKey: null }),
    keepProblem: assign({ problem: (_, { error }: Failure) => toProblem(error) }),
    forgetProblem: assign({ problem: null }),
    keepKeyProblem: assign({ keyProblem: (_, { error }: Failure) => toProblem(error) }),
    forgetKeyProblem: assign({ keyProblem: null }),
    tellKeys: emit((_, { publicKey }: GeneratedKeys) => ({ type: 'keys.generated' as const, publicKey })),
    tellProblem: emit((_, { error }: Failure) => ({
      type: 'notice' as const,
      variant: 'error' as const,
      message: toProblem(error).message,
    })),
    openList: emit({ type: 'navigate' as const, to: '/dashboard?page=applications' }),
  },
  delays: { privateKeyDisplay: applicationLimits.privateKeyDisplay },
}).createMachine({
  id: 'applicationForm',
  context: ({ input }) => ({
    mode: input.mode,
    appId: input.mode === 'new' ? null : input.appId,
    application: null,
    tokens: null,
    privateKey: null,
    problem: null,
    keyProblem: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'ready' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'loadApplication',
        src: 'loadApplication',
        input: ({ context }) => ({ appId: context.appId ?? '' }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ application: event.output }) },
            target: 'ready',
            actions: { type: 'keepApplication', params: ({ event }) => ({ application: event.output }) },
          },
          { target: 'absent' },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    absent: { entry: 'openList' },
    unavailable: { tags: 'failed', on: { 'application.reload': 'loading' } },
    ready: {
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              tags: 'editable',
              initial: 'untried',
              states: { untried: {}, failed: { tags: 'failed' }, unanswered: { tags: 'failed' } },
              on: { 'application.save': { guard: 'canChange', target: 'saving', actions: 'forgetProblem' } },
            },
            saving: {
              tags: ['busy', 'mutating'],
              invoke: {
                id: 'saveApplication',
                src: 'saveApplication',
                input: ({ context, event }) => {
                  if (event.type !== 'application.save') throw new Error(`saving was entered by ${event.type}`)
                  return { appId: context.appId, form: event.form, tokens: context.tokens }
                },
                onDone: { target: 'saved', actions: 'openList' },
                onError: [
                  {
                    guard: { type: 'isUnanswered', params: ({ event }) => ({ error: event.error }) },
                    target: 'editing.unanswered',
                    actions: [
                      { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
                      { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                  {
                    target: 'editing.failed',
                    actions: [
                      { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
                      { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                ],
              },
            },
            saved: {},
          },
        },
        key: {
          initial: 'none',
          states: {
            none: { on: { 'keys.generate': { guard: 'canChange', target: 'generating' } } },
            generating: {
              tags: 'busy',
              entry: 'forgetKeyProblem',
              invoke: {
                id: 'generateKeys',
                src: 'generateKeys',
                onDone: {
                  target: 'revealed',
                  actions: [
                    { type: 'keepPrivateKey', params: ({ event }) => event.output },
                    { type: 'tellKeys', params: ({ event }) => event.output },
                  ],
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'keepKeyProblem', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            revealed: {
              exit: 'forgetPrivateKey',
              after: { privateKeyDisplay: 'hidden' },
              on: { 'key.hide': 'hidden' },
            },
            hidden: { on: { 'keys.generate': 'generating' } },
            failed: { tags: 'failed', on: { 'keys.generate': 'generating' } },
          },
        },
        secret: {
          initial: 'idle',
          states: {
            idle: { on: { 'secret.refresh': { guard: 'isEdit', target: 'confirming' } } },
            confirming: { on: { 'refresh.confirm': 'refreshing', 'refresh.cancel': 'idle' } },
            refreshing: {
              tags: ['busy', 'mutating'],
              invoke: {
                id: 'refreshSecret',
                src: 'refreshSecret',
                input: ({ context }) => {
                  if (!context.application || !context.tokens) throw new Error('only a loaded application has a secret')
                  return { appId: context.application.id, tokens: context.tokens }
                },
                onDone: {
                  target: 'idle',
                  actions: { type: 'keepTokens', params: ({ event }) => ({ tokens: event.output }) },
                },
                onError: {
                  target: 'idle',
                  actions: { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
      },
    },
  },
})
