import { assign, emit, setup } from 'xstate'
import { applicationNotices } from '../../rules/applications/applicationNotices.ts'
import type { Application } from '../../rules/applications/applications.ts'
import type { Problem } from '../../rules/problem.ts'
import { type ErrorNotice, emitProblem, isOutcomeUnknown, ofProblem, withProblem } from '../failure.ts'
import { type Notice, notice } from '../notice.ts'
import { ofOutput, unprovided, unprovidedCallback, withOutput } from '../port.ts'

const isNotFound = (problem: Problem) => problem.kind === 'answer' && problem.status === 404

/**
 * My Applications (001 sections 2 and 4). Deleting asks first; after it, and whenever the list may have changed without
 * an answer that says so, the applications are read again with the old ones still in view; that waits for the deletion.
 */
export const applicationsMachine = setup({
  types: {} as {
    context: {
      applications: readonly Application[]
      /** The application that is to be deleted. */
      selectedId: string | null
      /** Why the list could not be read. */
      message: string
    }
    events:
      | { type: 'applications.reload' }
      | { type: 'applications.changed' }
      | { type: 'application.delete'; id: string }
      | { type: 'deletion.confirm' }
      | { type: 'deletion.cancel' }
    emitted: Notice<'success' | 'warning' | 'error'> | ErrorNotice | { type: 'applications.changed' }
    tags: 'busy' | 'mutating' | 'failed' | 'dialog'
  },
  actors: {
    loadApplications: unprovided<readonly Application[]>('loadApplications'),
    deleteApplication: unprovided<void, { id: string }>('deleteApplication'),
    /** Receives changes to applications by another screen or tab. */
    watchApplications: unprovidedCallback<{ type: 'applications.changed' }>('watchApplications'),
  },
  guards: {
    isEmpty: (_, applications: readonly Application[]) => applications.length === 0,
    isFound: ({ context, event }) => 'id' in event && context.applications.some(({ id }) => id === event.id),
    isOutcomeUnknown,
    isNotFound: (_, problem: Problem) => isNotFound(problem),
  },
  actions: {
    setApplications: assign({ applications: (_, applications: readonly Application[]) => applications }),
    setMessage: assign({ message: (_, problem: Problem) => problem.message }),
    setSelected: assign({
      selectedId: ({ context, event }) => (event.type === 'application.delete' ? event.id : context.selectedId),
    }),
    clearSelected: assign({ selectedId: null }),
    emitChanged: emit({ type: 'applications.changed' as const }),
    removeDeleted: assign({
      applications: ({ context }) => context.applications.filter(({ id }) => id !== context.selectedId),
    }),
    emitDeleted: emit(notice('success', applicationNotices.deleted)),
    emitProblem: emitProblem(applicationNotices.notDeleted),
    emitNotFound: emitProblem(),
    emitOutcomeUnknown: emit((_, problem: Problem) =>
      notice('warning', applicationNotices.deletionOutcomeUnknown(problem.message)),
    ),
  },
}).createMachine({
  id: 'applications',
  context: { applications: [], selectedId: null, message: '' },
  invoke: { id: 'watchApplications', src: 'watchApplications' },
  on: { 'applications.changed': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadApplications',
        src: 'loadApplications',
        onDone: [
          { guard: ofOutput('isEmpty'), target: 'empty', actions: withOutput('setApplications') },
          { target: 'populated', actions: withOutput('setApplications') },
        ],
        onError: { target: 'unavailable', actions: withProblem('setMessage') },
      },
    },
    unavailable: { tags: 'failed', on: { 'applications.reload': 'loading' } },
    empty: {},
    populated: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'application.delete': { guard: 'isFound', target: 'confirming', actions: 'setSelected' } },
        },
        confirming: {
          tags: 'dialog',
          initial: 'current',
          on: {
            'deletion.confirm': 'deleting',
            'deletion.cancel': { target: 'idle', actions: 'clearSelected' },
          },
          states: {
            current: { on: { 'applications.changed': 'outdated' } },
            outdated: {
              on: {
                'applications.changed': {},
                'deletion.cancel': { target: '#applications.loading', actions: 'clearSelected' },
              },
            },
          },
        },
        deleting: {
          tags: ['busy', 'mutating', 'dialog'],
          on: { 'applications.changed': {} },
          invoke: {
            id: 'deleteApplication',
            src: 'deleteApplication',
            input: ({ context }) => {
              if (context.selectedId === null) throw new Error('No application is selected')
              return { id: context.selectedId }
            },
            onDone: {
              target: '#applications.loading',
              actions: ['removeDeleted', 'clearSelected', 'emitDeleted', 'emitChanged'],
            },
            onError: [
              {
                guard: ofProblem('isOutcomeUnknown'),
                target: '#applications.loading',
                actions: ['clearSelected', ...withProblem('emitOutcomeUnknown'), 'emitChanged'],
              },
              {
                guard: ofProblem('isNotFound'),
                target: '#applications.loading',
                actions: ['clearSelected', ...withProblem('emitNotFound'), 'emitChanged'],
              },
              { target: '#applications.loading', actions: ['clearSelected', ...withProblem('emitProblem')] },
            ],
          },
        },
      },
    },
  },
})
