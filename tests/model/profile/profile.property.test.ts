import type { profileMachine } from '../../../src/machines/profile/profile.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { profileModel } from './profile.model.ts'

const { canAct, keepsSecrets, never, oneAtATime } = oraclesOf<typeof profileMachine>()

chartWalks({
  model: profileModel,
  sentences: [
    {
      oracle: oneAtATime('saveProfile', 'Personal info is saved once at a time'),
      planted: withBug(({ states }) => {
        states.ready.states.personal.states.saving.on = { 'personal.submit': { target: 'saving', reenter: true } }
      }),
    },
    {
      oracle: never(
        'Nothing is sent before the profile is known',
        ({ context, started }) =>
          context.profile === null && started.some(({ id }) => id === 'saveProfile' || id === 'changePassword'),
      ),
      planted: withBug(({ states }) => {
        states.loading.on['password.submit'] = '#profile.ready.password.updating'
      }),
    },
    {
      oracle: keepsSecrets(['Engine-1843', 'Engine-1852'], 'No password is readable anywhere'),
      planted: withParts({
        actions: {
          clearPasswordProblem: ({ context }: never) => Object.assign(context, { passwordProblem: 'Engine-1843' }),
        },
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.ready.states.personal.states.saving.invoke.onError = {}
      }),
    },
  ],
})
