import type { transferMachine } from '../../../mocks/ledger/transfers/transfer.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug } from '../../support/chartProperties/planted.ts'
import { transferModel } from './transfer.model.ts'

const { always, never } = oraclesOf<typeof transferMachine>()

chartWalks({
  model: transferModel,
  sentences: [
    {
      oracle: never(
        'Money that was returned is never settled',
        (now, _, trace) => now.in('realized') && trace.some((each) => each.in('notRealized')),
      ),
      planted: withBug(({ states }) => {
        states.notRealized = { on: { 'transfer.confirmed': 'realized' } }
      }),
    },
    {
      oracle: never(
        'Money that was settled is never returned',
        (now, _, trace) => now.in('notRealized') && trace.some((each) => each.in('realized')),
      ),
      planted: withBug(({ states }) => {
        states.realized = { on: { 'transfer.returned': 'notRealized' } }
      }),
    },
    {
      oracle: never(
        'What was sent cannot be cancelled any more',
        (now, _, trace) =>
          now.step === 'transfer.cancelled' && now.in('notRealized') && trace.some((each) => each.in('sent')),
      ),
      planted: withBug(({ states }) => {
        states.sent.on['transfer.cancelled'] = 'notRealized'
      }),
    },
    {
      oracle: always(
        'The other bank settles or returns only what was sent to it',
        (now, before) =>
          !/^(?:transfer\.(?:confirmed|returned)|confirmation)/.test(now.step) ||
          before?.in('sent') === true ||
          now.in('realized') === (before?.in('realized') ?? false),
      ),
      planted: withBug(({ states }) => {
        states.waitingForApproval.on['transfer.confirmed'] = 'realized'
      }),
    },
  ],
})
