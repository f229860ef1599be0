import { ofProblem, withProblem } from '../failure.ts'
import { ofOutput, withOutput } from '../port.ts'
import { applicationFormSetup } from './applicationForm.setup.ts'

/** Where the read tokens lead: an application that has none any more was deleted. */
const whenRead = <const Target extends string>(target: Target) =>
  [
    { guard: ofOutput('hasTokens'), target, actions: withOutput('setTokens') },
    { target: '#applicationForm.ready.secret.deleted', actions: 'clearTokens' },
  ] as const

const readBeforeRefresh = <const Target extends string>(whenNotRead: Target) =>
  ({
    id: 'readTokens',
    src: 'readTokens',
    input: ({ context }: { context: { appId: string | null } }) => ({ appId: context.appId ?? '' }),
    onDone: whenRead('#applicationForm.ready.secret.refreshing'),
    onError: { target: whenNotRead, actions: withProblem('emitRefreshProblem') },
  }) as const

/**
 * The client id and secret are replaced on request, after a question. They are read before that, when another tab
 * changed an application, and when no answer came: an old pair is neither shown nor sent.
 */
export const secret = applicationFormSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'isDeleted', target: 'deleted' },
      on: {
        'secret.refresh': { guard: 'isEdited', target: 'confirming' },
        'applications.changed': { guard: 'isEdited', target: 'reloading' },
      },
    },
    /** The question stays: both answers read what was changed meanwhile. */
    confirming: {
      tags: 'dialog',
      initial: 'current',
      on: { 'refresh.confirm': 'readingTokens', 'refresh.cancel': 'idle' },
      states: {
        current: { on: { 'applications.changed': 'outdated' } },
        outdated: {
          on: {
            'refresh.confirm': '#applicationForm.ready.secret.readingTokens.outdated',
            'refresh.cancel': '#applicationForm.ready.secret.reloading',
          },
        },
      },
    },
    /** The pair that is replaced. Where that is not read, one that another tab has changed meanwhile does not stay in sight. */
    readingTokens: {
      tags: ['busy', 'mutating', 'dialog'],
      initial: 'current',
      on: { 'applications.changed': { target: '.outdated', reenter: true } },
      states: {
        current: { invoke: readBeforeRefresh('#applicationForm.ready.secret.idle') },
        outdated: { invoke: readBeforeRefresh('#applicationForm.ready.secret.reloading') },
      },
    },
    refreshing: {
      tags: ['busy', 'mutating', 'dialog'],
      invoke: {
        id: 'refreshSecret',
        src: 'refreshSecret',
        input: ({ context }) => {
          if (!context.application || !context.tokens) throw new Error('only a loaded application has a secret')
          return { appId: context.application.id, tokens: context.tokens }
        },
        onDone: { target: 'idle', actions: [...withOutput('setTokens'), 'emitRefreshed', 'emitChanged'] },
        onError: [
          {
            guard: ofProblem('isOutcomeUnknown'),
            target: 'reloading',
            actions: [...withProblem('emitRefreshOutcomeUnknown'), 'emitChanged'],
          },
          { target: 'idle', actions: withProblem('emitRefreshProblem') },
        ],
      },
    },
    reloading: {
      tags: 'busy',
      on: { 'applications.changed': { target: 'reloading', reenter: true } },
      invoke: {
        id: 'readTokens',
        src: 'readTokens',
        input: ({ context }) => ({ appId: context.appId ?? '' }),
        onDone: whenRead('idle'),
        onError: 'reloadFailed',
      },
    },
    reloadFailed: { tags: 'failed', on: { 'tokens.reload': 'reloading', 'applications.changed': 'reloading' } },
    deleted: { tags: 'failed' },
  },
})
