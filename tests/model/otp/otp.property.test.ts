import { maxWrongCodes, type otpMachine } from '../../../mocks/authorization/otp/otp.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug } from '../../support/chartProperties/planted.ts'
import { otpModel } from './otp.model.ts'

const { always, never } = oraclesOf<typeof otpMachine>()

const isOpen = (before?: { in(state: 'pending' | 'confirmed'): boolean }) =>
  before !== undefined && (before.in('pending') || before.in('confirmed'))

chartWalks({
  model: otpModel,
  sentences: [
    {
      oracle: never(
        'A code is never accepted twice',
        (now, before, trace) =>
          now.in('confirmed') && !before?.in('confirmed') && trace.slice(0, -1).some((each) => each.in('confirmed')),
      ),
      planted: withBug(({ states }) => {
        states.used = { on: { 'code.accepted': 'confirmed' } }
      }),
    },
    {
      oracle: never(
        'A code is never accepted after its time',
        (now, before, trace) =>
          now.in('confirmed') && !before?.in('confirmed') && trace.some(({ step }) => step === 'transaction.expired'),
      ),
      planted: withBug(({ states }) => {
        states.expired = { on: { 'code.accepted': 'confirmed' } }
      }),
    },
    {
      oracle: never(
        'A code is never accepted after too many wrong ones',
        (now, _, trace) =>
          now.in('confirmed') &&
          trace.filter(({ step }, index) => step === 'code.rejected' && isOpen(trace[index - 1])).length >=
            maxWrongCodes,
      ),
      planted: withBug(({ states }) => {
        states.locked = { on: { 'code.accepted': 'confirmed' } }
      }),
    },
    {
      oracle: always(
        'Nothing is executed that the customer has not confirmed',
        (now, before) => !now.in('used') || before?.in('confirmed') === true,
      ),
      planted: withBug(({ states }) => {
        states.rejected.on['call.executed'] = 'used'
      }),
    },
  ],
})
