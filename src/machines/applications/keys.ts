import { applicationFormSetup } from './applicationForm.setup.ts'

/** A pair of keys is made here; the private one shows for a while and is then forgotten (001 section 4). */
export const key = applicationFormSetup.createStateConfig({
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
          actions: [
            { type: 'keepKeyProblem', params: ({ event }) => ({ error: event.error }) },
            { type: 'emitKeysFailed', params: ({ event }) => ({ error: event.error }) },
          ],
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
})

/**
 * The client id and secret are replaced on request, after a question. They are read before that, when another tab
 * changed an application, and when no answer came: an old pair is neither shown nor sent.
 */
export const secret = applicationFormSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'secret.refresh': { guard: 'isEdited', target: 'confirming' },
        'applications.changed': { guard: 'isEdited', target: 'rereading' },
      },
    },
    confirming: {
      on: { 'refresh.confirm': 'updating', 'refresh.cancel': 'idle', 'applications.changed': 'rereading' },
    },
    updating: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'readTokens',
        src: 'readTokens',
        input: ({ context }) => ({ appId: context.appId ?? '' }),
        onDone: [
          {
            guard: { type: 'hasTokens', params: ({ event }) => ({ tokens: event.output }) },
            target: 'refreshing',
            actions: { type: 'keepTokens', params: ({ event }) => ({ tokens: event.output }) },
          },
          { target: 'gone', actions: 'forgetTokens' },
        ],
        onError: { target: 'idle', actions: { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) } },
      },
    },
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
          actions: [
            { type: 'keepTokens', params: ({ event }) => ({ tokens: event.output }) },
            'tellRefreshed',
            'emitChanged',
          ],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'rereading',
            actions: [{ type: 'tellUnclearRefresh', params: ({ event }) => ({ error: event.error }) }, 'emitChanged'],
          },
          { target: 'idle', actions: { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    rereading: {
      tags: 'busy',
      on: { 'applications.changed': { target: 'rereading', reenter: true } },
      invoke: {
        id: 'readTokens',
        src: 'readTokens',
        input: ({ context }) => ({ appId: context.appId ?? '' }),
        onDone: [
          {
            guard: { type: 'hasTokens', params: ({ event }) => ({ tokens: event.output }) },
            target: 'idle',
            actions: { type: 'keepTokens', params: ({ event }) => ({ tokens: event.output }) },
          },
          { target: 'gone', actions: 'forgetTokens' },
        ],
        onError: 'unread',
      },
    },
    unread: { tags: 'failed', on: { 'secret.refresh': 'rereading', 'applications.changed': 'rereading' } },
    gone: { tags: 'failed' },
  },
})
