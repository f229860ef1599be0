import { assign, emit, setup } from 'xstate'
import { applicationNotices } from '../../rules/applications/applicationNotices.ts'
import type { CopyTarget } from '../../rules/applications/applications.ts'
import type { Secret } from '../../rules/security/secret.ts'
import { type Notice, notice } from '../notice.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

/** What goes to the clipboard: a client id as it is, a secret behind its handle. */
export interface Copy {
  what: CopyTarget
  /** Null where the bank sent none. */
  value: string | Secret<string> | null
}

/**
 * Copies what was asked for last; 'copied' is said only once the clipboard has it, else the value shows for copying
 * manually, until applications change elsewhere: it may be an old one then. What is not there is not copied.
 */
export const copyMachine = setup({
  types: {} as {
    context: { copy: Copy | null }
    events: { type: 'value.copy'; copy: Copy } | { type: 'value.close' } | { type: 'applications.changed' }
    emitted: Notice<'success' | 'warning'>
    tags: 'failed'
  },
  guards: { isEmpty: (_, { value }: Copy) => value === null },
  actors: {
    copyValue: unprovided<void, Copy>('copyValue'),
    /** Receives changes to applications by another screen or tab. */
    watchApplications: unprovidedCallback<{ type: 'applications.changed' }>('watchApplications'),
  },
  actions: {
    setCopy: assign({ copy: ({ context, event }) => (event.type === 'value.copy' ? event.copy : context.copy) }),
    clearCopy: assign({ copy: null }),
    emitNothingToCopy: emit((_, what: CopyTarget) => notice('warning', applicationNotices.noneToCopy[what])),
    emitOutdated: emit(notice('warning', applicationNotices.outdatedCopy)),
    emitCopied: emit((_, what: CopyTarget) => notice('success', applicationNotices.copied[what])),
  },
}).createMachine({
  id: 'copy',
  context: { copy: null },
  initial: 'idle',
  on: {
    'value.copy': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event.copy },
        actions: { type: 'emitNothingToCopy', params: ({ event }) => event.copy.what },
      },
      { target: '.copying', actions: 'setCopy' },
    ],
  },
  states: {
    idle: { entry: 'clearCopy' },
    copying: {
      invoke: {
        id: 'copyValue',
        src: 'copyValue',
        input: ({ event }) => {
          if (event.type !== 'value.copy') throw new Error(`copying was entered by ${event.type}`)
          return event.copy
        },
        onDone: {
          target: 'idle',
          actions: { type: 'emitCopied', params: ({ context }) => context.copy?.what ?? 'clientId' },
        },
        onError: 'copyFailed',
      },
    },
    copyFailed: {
      tags: 'failed',
      invoke: { id: 'watchApplications', src: 'watchApplications' },
      on: { 'value.close': 'idle', 'applications.changed': { target: 'idle', actions: 'emitOutdated' } },
    },
  },
})
