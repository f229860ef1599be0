import { assign, emit, setup } from 'xstate'
import type { SampleApplication } from '../../rules/applications/sampleApplications.ts'
import { ofOutput, unprovided, unprovidedCallback, withOutput } from '../port.ts'
import { sessionChanged } from '../sessionChanged.ts'

/**
 * Whose client ID the samples of the documentation show: that of the chosen application, as long as its developer is signed
 * in. Without it the samples show a placeholder, so a list that cannot be read costs nothing.
 */
export const sampleCredentialsMachine = setup({
  types: {} as {
    context: {
      username: string | null
      applications: readonly SampleApplication[]
      /** May name an application of somebody else, or one that is deleted; undefined until something is chosen. */
      chosenId: string | null | undefined
    }
    input: { chosenId: string | null | undefined }
    events:
      | { type: 'session.changed'; username: string | null }
      | { type: 'applications.changed' }
      | { type: 'application.choose'; id: string | null }
    emitted: { type: 'application.chosen'; id: string | null }
    tags: 'busy' | 'failed'
  },
  actors: {
    loadApplications: unprovided<readonly SampleApplication[], { username: string }>('loadApplications'),
    /** Reports at once who is signed in, and whenever that changes. */
    watchSession: unprovidedCallback<{ type: 'session.changed'; username: string | null }>('watchSession'),
    /** Receives changes to applications by another screen or tab. */
    watchApplications: unprovidedCallback<{ type: 'applications.changed' }>('watchApplications'),
  },
  guards: {
    isSame: ({ context }, username: string | null) => context.username === username,
    isSignedIn: (_, username: string | null) => username !== null,
    isEmpty: (_, applications: readonly SampleApplication[]) => applications.length === 0,
  },
  actions: {
    setUsername: assign((_, username: string | null) => ({ username, applications: [] })),
    setApplications: assign({ applications: (_, applications: readonly SampleApplication[]) => applications }),
    setChosen: assign({ chosenId: (_, id: string | null) => id }),
    emitChosen: emit((_, id: string | null) => ({ type: 'application.chosen' as const, id })),
  },
}).createMachine({
  id: 'sampleCredentials',
  context: ({ input: { chosenId } }) => ({ username: null, applications: [], chosenId }),
  invoke: [
    { id: 'watchSession', src: 'watchSession' },
    { id: 'watchApplications', src: 'watchApplications' },
  ],
  on: { 'session.changed': sessionChanged('.loading') },
  initial: 'signedOut',
  states: {
    signedOut: {},
    loading: {
      tags: 'busy',
      on: { 'applications.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadApplications',
        src: 'loadApplications',
        input: ({ context: { username } }) => {
          if (username === null) throw new Error('Nobody is signed in')
          return { username }
        },
        onDone: [
          { guard: ofOutput('isEmpty'), target: 'empty', actions: { type: 'setApplications', params: [] } },
          { target: 'shown', actions: withOutput('setApplications') },
        ],
        onError: { target: 'unavailable', actions: { type: 'setApplications', params: [] } },
      },
    },
    empty: { on: { 'applications.changed': 'loading' } },
    unavailable: { tags: 'failed', on: { 'applications.changed': 'loading' } },
    shown: {
      on: {
        'applications.changed': 'loading',
        'application.choose': {
          actions: [
            { type: 'setChosen', params: ({ event }) => event.id },
            { type: 'emitChosen', params: ({ event }) => event.id },
          ],
        },
      },
    },
  },
})
