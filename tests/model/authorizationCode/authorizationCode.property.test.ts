import type { authorizationCodeMachine } from '../../../mocks/authorization/authorizationCode/authorizationCode.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug } from '../../support/chartProperties/planted.ts'
import { authorizationCodeModel } from './authorizationCode.model.ts'

const { always, never } = oraclesOf<typeof authorizationCodeMachine>()

chartWalks({
  model: authorizationCodeModel,
  sentences: [
    {
      oracle: never(
        'A code is exchanged once',
        ({ step, in: isIn }, before, trace) =>
          step === 'code.exchanged' &&
          isIn('exchanged') &&
          !before?.in('exchanged') &&
          trace.slice(0, -1).some((each) => each.in('exchanged')),
      ),
      planted: withBug(({ states }) => {
        states.revoked = { on: { 'code.exchanged': 'exchanged' } }
      }),
    },
    {
      oracle: always(
        'A code that comes a second time ends the tokens that it was exchanged for',
        (now, before) => now.step !== 'code.replayed' || !before?.in('exchanged') || now.in('revoked'),
      ),
      planted: withBug(({ states }) => {
        states.exchanged.on['code.replayed'] = 'issued'
      }),
    },
    {
      oracle: always(
        'No code is issued before the customer has signed in and then agreed',
        (now, before, trace) =>
          !now.in('issued') ||
          before?.in('issued') === true ||
          (now.step === 'consent.given' && trace.some(({ step }) => step === 'customer.authenticated')),
      ),
      planted: withBug(({ states }) => {
        states.signingIn.on['consent.given'] = 'issued'
      }),
    },
    {
      oracle: never(
        'What was denied or has run out of time is never exchanged',
        (now, before) => now.in('exchanged') && (before?.in('denied') === true || before?.in('expired') === true),
      ),
      planted: withBug(({ states }) => {
        states.expired = { on: { 'code.exchanged': 'exchanged' } }
      }),
    },
  ],
})
