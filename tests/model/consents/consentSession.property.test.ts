import type { consentSessionMachine } from '../../../mocks/authorization/consents/consentSession.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug } from '../../support/chartProperties/planted.ts'
import { consentSessionModel } from './consentSession.model.ts'

const { always, never } = oraclesOf<typeof consentSessionMachine>()

chartWalks({
  model: consentSessionModel,
  sentences: [
    {
      oracle: always(
        'Nothing is withdrawn without a confirmation',
        (now, before) => now.step !== 'withdrawal.confirmed' || !now.in('listing') || before?.in('confirming') === true,
      ),
      planted: withBug(({ states }) => {
        states.signingIn.on['withdrawal.confirmed'] = 'listing'
      }),
    },
    {
      oracle: always(
        'Nobody sees consents before the sign-in',
        (now, _, trace) =>
          !(now.in('listing') || now.in('confirming')) || trace.some(({ step }) => step === 'customer.authenticated'),
      ),
      planted: withBug(({ states }) => {
        states.signingIn.on['withdrawal.asked'] = 'confirming'
      }),
    },
    {
      oracle: never(
        'What has ended goes on with nobody',
        (now, before) => before?.in('ended') === true && !now.in('ended'),
      ),
      planted: withBug(({ states }) => {
        states.ended = { on: { 'customer.authenticated': 'listing' } }
      }),
    },
  ],
})
