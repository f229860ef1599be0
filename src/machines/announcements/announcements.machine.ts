import { assign, emit, setup } from 'xstate'
import { type Announcement, keyOf, newestFirst } from '../../rules/announcements/announcements.ts'
import type { Problem } from '../../rules/problem.ts'
import { setProblem, withProblem } from '../failure.ts'
import { unprovided, unprovidedCallback, withOutput } from '../port.ts'

/**
 * The announcements of the page (001 section 2): their list, which pop-ups were dismissed or read on this device, and whether
 * the others are folded to a counter.
 */
export const announcementsMachine = setup({
  types: {} as {
    context: { announcements: readonly Announcement[]; dismissed: readonly string[]; problem: Problem | null }
    events:
      | { type: 'announcements.reload' }
      | { type: 'announcements.read' }
      | { type: 'popUp.dismiss'; key: string }
      | { type: 'popUps.fold' }
      | { type: 'control.covered' }
      | { type: 'popUps.unfold' }
      | { type: 'popUps.dismissed'; dismissed: readonly string[] }
    emitted: { type: 'dismissed.changed'; dismissed: readonly string[] }
    tags: 'busy' | 'failed'
  },
  actors: {
    loadDismissed: unprovided<readonly string[]>('loadDismissed'),
    loadAnnouncements: unprovided<readonly Announcement[]>('loadAnnouncements'),
    /** Receives which pop-ups were dismissed in another tab. */
    watchDismissed: unprovidedCallback<{ type: 'popUps.dismissed'; dismissed: readonly string[] }>('watchDismissed'),
  },
  guards: {
    hasUnread: ({ context: { announcements, dismissed } }) =>
      announcements.some((each) => !dismissed.includes(keyOf(each))),
    isShown: ({ context }, { key }: { key: string }) => !context.dismissed.includes(key),
  },
  actions: {
    addDismissed: assign({
      dismissed: ({ context }, dismissed: readonly string[]) => [...new Set([...context.dismissed, ...dismissed])],
    }),
    dismiss: assign({ dismissed: ({ context }, { key }: { key: string }) => [...context.dismissed, key] }),
    // The newest come last, as the oldest keys are the first to be forgotten.
    dismissAll: assign({
      dismissed: ({ context: { announcements, dismissed } }) => [
        ...new Set([...dismissed, ...newestFirst(announcements).toReversed().map(keyOf)]),
      ],
    }),
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
        onDone: { target: 'loading', actions: withOutput('addDismissed') },
        onError: 'loading',
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadAnnouncements',
        src: 'loadAnnouncements',
        onDone: { target: 'loaded', actions: withOutput('setAnnouncements') },
        onError: { target: 'failed', actions: withProblem('setProblem') },
      },
    },
    loaded: {
      on: {
        'popUp.dismiss': {
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: [{ type: 'dismiss', params: ({ event }) => event }, 'emitDismissed'],
        },
        'announcements.read': { guard: 'hasUnread', actions: ['dismissAll', 'emitDismissed'] },
      },
      initial: 'unfolded',
      states: {
        unfolded: { on: { 'popUps.fold': 'folded', 'control.covered': 'folded' } },
        folded: { on: { 'popUps.unfold': 'unfoldedAgain' } },
        // Whoever asks for them sees them, whatever is below.
        unfoldedAgain: { on: { 'popUps.fold': 'folded' } },
      },
    },
    failed: { tags: 'failed', on: { 'announcements.reload': 'loading' } },
  },
})
