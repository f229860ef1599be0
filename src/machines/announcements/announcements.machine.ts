import { assign, emit, setup } from 'xstate'
import type { Announcement } from '../../rules/announcements.ts'
import { type Problem, toProblem } from '../../rules/problem.ts'
import { unprovided } from '../port.ts'

/** The announcements of the page (001 section 2): their list, and which pop-ups were dismissed on this device. */
export const announcementsMachine = setup({
  types: {} as {
    context: { announcements: readonly Announcement[]; dismissed: readonly string[]; problem: Problem | null }
    events: { type: 'announcements.reload' } | { type: 'popUp.dismiss'; key: string }
    emitted: { type: 'dismissedChanged'; dismissed: readonly string[] }
    tags: 'busy' | 'failed'
  },
  actors: {
    recallDismissed: unprovided<readonly string[]>('recallDismissed'),
    loadAnnouncements: unprovided<readonly Announcement[]>('loadAnnouncements'),
  },
  guards: {
    isShown: ({ context }, { key }: { key: string }) => !context.dismissed.includes(key),
  },
  actions: {
    keepDismissed: assign({ dismissed: (_, dismissed: readonly string[]) => dismissed }),
    dismiss: assign({ dismissed: ({ context }, { key }: { key: string }) => [...context.dismissed, key] }),
    tellDismissed: emit(({ context }) => ({ type: 'dismissedChanged' as const, dismissed: context.dismissed })),
    keepAnnouncements: assign({
      announcements: (_, announcements: readonly Announcement[]) => announcements,
      problem: null,
    }),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => toProblem(error) }),
  },
}).createMachine({
  id: 'announcements',
  context: { announcements: [], dismissed: [], problem: null },
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallDismissed',
        src: 'recallDismissed',
        onDone: { target: 'loading', actions: { type: 'keepDismissed', params: ({ event }) => event.output } },
        onError: 'loading',
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadAnnouncements',
        src: 'loadAnnouncements',
        onDone: { target: 'loaded', actions: { type: 'keepAnnouncements', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loaded: {
      on: {
        'popUp.dismiss': {
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: [{ type: 'dismiss', params: ({ event }) => event }, 'tellDismissed'],
        },
      },
    },
    failed: { tags: 'failed', on: { 'announcements.reload': 'loading' } },
  },
})
