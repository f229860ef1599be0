import type { accountMachine } from '../../../mocks/portal/developers/account.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug } from '../../support/chartProperties/planted.ts'
import { accountModel } from './account.model.ts'

const { always, never } = oraclesOf<typeof accountMachine>()

chartWalks({
  model: accountModel,
  sentences: [
    {
      oracle: always(
        'No account is active before its email address was confirmed',
        (now, _, trace) => !now.in('active') || trace.some(({ step }) => step === 'activation.confirmed'),
      ),
      planted: withBug(({ states }) => {
        states.registered.on['password.renewed'] = 'active'
      }),
    },
    {
      oracle: always(
        'A disabled account becomes active by a new password only',
        (now, before) => !before?.in('disabled') || now.in('disabled') || now.step === 'password.renewed',
      ),
      planted: withBug(({ states }) => {
        states.disabled.on['activation.confirmed'] = 'active'
      }),
    },
    {
      oracle: never(
        'An account that was activated never waits for its activation again',
        (now, _, trace) => now.in('registered') && trace.some((each) => each.in('active')),
      ),
      planted: withBug(({ states }) => {
        states.disabled.on['password.renewed'] = 'registered'
      }),
    },
  ],
})
