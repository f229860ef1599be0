import { assign, emit, setup } from 'xstate'
import type { Announcement } from '../../rules/announcements.ts'
import type { Problem } from '../../rules/problem.ts'
import { problemOf, setProblem } from '../failure.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

/** The announcements of the page (001 section 2): their list, and which pop-ups were dismissed on this device. */
export const announcementsMachine = setup({
  types: {} as {
    context: { announcements: readonly Announcement[]; dismissed: readonly string[]; problem: Problem | null }
    events:
      | { type: 'announcements.reload' }
      | { type: 'popUp.dismiss'; key: string }
      | { type: 'popUps.dismissed'; dismissed: readonly string[] }
    emitted: { type: 'dismissed.changed'; dismissed: readonly string[] }
    tags: 'busy' | 'failed'
  },
  actors: {
    loadDismissed: unprovided<readonly string[]>('loadDismissed'),
    loadAnnouncements: unprovided<readonly Announcement[]>('loadAnnouncements'),
    /** Hears which pop-ups were dismissed in another tab. */
    watchDismissed: unprovidedCallback<{ type: 'popUps.dismissed'; dismissed: readonly string[] }>('watchDismissed'),
  },
  guards: {
    isShown: ({ context }, { key }: { key: string }) => !context.dismissed.includes(key),
  },
  actions: {
    addDismissed: assign({
      dismissed: ({ context }, dismissed: readonly string[]) => [...new Set([...context.dismissed, ...dismissed])],
    }),
    dismiss: assign({ dismissed: ({ context }, { key }: { key: string }) => [...context.dismissed, key] }),
    emitDismissed: emit(({ context }) => ({ type: 'dismissed.changed' as const, dismissed: context.dismissed })),
    setAnnouncements: assign({
      announcements: (_, announcements: readonly Announcement[]) => announcements,
      problem: null,
    }),
    setProblem: setProblem(),
  },
}).createMachine({
  id: 'announcements',
  context: { announcements: [], dismissed: [], problem: null },
  invoke: { id: 'watchDismissed', src: 'watchDismissed' },
  on: { 'popUps.dismissed': { actions: { type: 'addDismissed', params: ({ event }) => event.dismissed } } },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'loadDismissed',
        src: 'loadDismissed',
        onDone: { target: 'loading', actions: { type: 'addDismissed', params: ({ event }) => event.output } },
        onError: 'loading',
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadAnnouncements',
        src: 'loadAnnouncements',
        onDone: { target: 'loaded', actions: { type: 'setAnnouncements', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: problemOf },
        },
      },
    },
    loaded: {
      on: {
        'popUp.dismiss': {
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: [{ type: 'dismiss', params: ({ event }) => event }, 'emitDismissed'],
        },
      },
    },
    failed: { tags: 'failed', on: { 'announcements.reload': 'loading' } },
  },
})
