import { assign } from 'xstate'
import type { sampleCredentialsMachine } from '../../../src/machines/docs/sampleCredentials.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { sampleCredentialsModel } from './sampleCredentials.model.ts'

const { always, canAct, invariant, until } = oraclesOf<typeof sampleCredentialsMachine>()

chartWalks({
  model: sampleCredentialsModel,
  sentences: [
    {
      oracle: until('After somebody else has signed in, no application shows before theirs are loaded', {
        from: ({ context }, before) => before !== undefined && before.context.username !== context.username,
        holds: ({ context }) => context.applications.length === 0,
        to: ({ step }) => step.startsWith('loadApplications: '),
      }),
      planted: withParts({ actions: { setUsername: assign((_, username: unknown) => ({ username })) } }),
    },
    {
      oracle: always(
        'Applications are loaded only for who is signed in',
        ({ context, started, running }) =>
          (context.username !== null || !running.includes('loadApplications')) &&
          started
            .filter(({ id }) => id === 'loadApplications')
            .every(({ input }) => (input as { username: string }).username === context.username),
      ),
      planted: withBug(({ states }) => {
        states.loading.invoke.input = { username: 'deniz' }
      }),
    },
    {
      oracle: always(
        'Which application was chosen changes only when the person chooses another',
        ({ context, step }, before) =>
          before === undefined || before.context.chosenId === context.chosenId || step.startsWith('application.choose'),
      ),
      planted: withParts({
        actions: { setUsername: assign((_, username: unknown) => ({ username, applications: [], chosenId: null })) },
      }),
    },
    {
      oracle: invariant(
        'An application is chosen only from a list that is there',
        (now) => !now.in('shown') || now.context.applications.length > 0,
      ),
      planted: withParts({ guards: { isEmpty: () => false } }),
    },
    {
      oracle: canAct('A list that cannot be loaded costs nothing: in the end nothing is busy'),
      planted: withBug(({ states }) => {
        states.loading.invoke.onError = {}
      }),
    },
  ],
})
