import type { consentMachine } from '../../../mocks/authorization/consents/consent.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug } from '../../support/chartProperties/planted.ts'
import { consentModel } from './consent.model.ts'

const { always, never } = oraclesOf<typeof consentMachine>()

chartWalks({
  model: consentModel,
  sentences: [
    {
      oracle: never(
        'What has ended is never valid again',
        (now, before) => now.in('valid') && (before?.in('revoked') === true || before?.in('expired') === true),
      ),
      planted: withBug(({ states }) => {
        states.revoked = { on: { 'consent.given': 'valid' } }
      }),
    },
    {
      oracle: always(
        'Nothing is valid that the customer has not allowed',
        (now, before) => !now.in('valid') || before?.in('valid') === true || now.step === 'consent.given',
      ),
      planted: withBug(({ states }) => {
        states.received.on['consent.expired'] = 'valid'
      }),
    },
    {
      oracle: always(
        'Whoever withdraws a valid consent ends it',
        ({ step, in: isIn }, before) => !(before?.in('valid') && step.endsWith('.withdrew')) || isIn('revoked'),
      ),
      planted: withBug(({ states }) => {
        states.valid.on['customer.withdrew'] = 'valid'
      }),
    },
    {
      oracle: always(
        'A consent says why it has ended, and only then',
        ({ in: isIn, context }) => (context.endReason !== null) === (isIn('revoked') || isIn('expired')),
      ),
      planted: withBug(({ states }) => {
        states.valid.on['consent.replaced'] = 'revoked'
      }),
    },
  ],
})
