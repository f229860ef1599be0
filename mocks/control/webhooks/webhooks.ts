import { nullable, object, optional, string } from 'superstruct'
import type { WebhookDelivery } from '../../../src/rules/sandbox/webhooks.ts'
import type { Bank } from '../../bank/bank.ts'
import { answerStatus, type DeliveryRow, type SubscriptionRow } from '../../db/tables/products/webhooks.ts'
import { ApiError } from '../../http/apiError.ts'
import { checkKnown, readJson } from '../../http/readRequest.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { attemptHeaders } from '../../products/webhooks/deliveries/attemptHeaders.ts'
import { reportAnswer, resendDelivery, stateOf } from '../../products/webhooks/deliveries/deliveries.ts'
import { inboxOf } from '../../products/webhooks/deliveries/inbox.ts'
import { planDelivery } from '../../products/webhooks/deliveries/planDelivery.ts'
import { subscriptionControlCalls } from './webhookSubscriptions.ts'

const moment = (time: number) => new Date(time).toISOString()

const shown = ({
  lifecycle,
  createdAt,
  nextAttemptAt,
  origin = 'movement',
  attempts,
  ...row
}: DeliveryRow): WebhookDelivery => ({
  ...row,
  origin,
  state: stateOf({ lifecycle }),
  createdAt: moment(createdAt),
  nextAttemptAt: nextAttemptAt === null ? null : moment(nextAttemptAt),
  attempts: attempts.map(({ inbox, ...attempt }) => ({
    ...attempt,
    headers: attemptHeaders(row.id, attempt),
    verification: inbox?.verification ?? null,
  })),
})

/** @throws ApiError (404) for an unknown delivery, (409) when its subscription has ended */
function deliveryToSend({ tables }: Bank, id = ''): { row: DeliveryRow; subscription: SubscriptionRow } {
  const row = tables.webhookDeliveries.get(id)
  if (!row) throw new ApiError(404, `There is no delivery ${id}`)
  const subscription = tables.webhookSubscriptions.get(row.subscriptionId)
  if (subscription?.endedAt !== null) throw new ApiError(409, `Subscription ${row.subscriptionId} has ended`)
  return { row, subscription }
}

/** With a signature it is the response to the attempt that has this one. */
const answerRequest = object({ status: nullable(answerStatus), signature: optional(string()) })

/** The log of deliveries, what a server answers to one, and sending again. */
export const webhookControlCalls: ControlCalls = {
  'GET /webhooks': {
    summary: 'Lists the deliveries of webhooks.',
    resolve: async ({ bank }) => bank.tables.webhookDeliveries.list().reverse().map(shown),
  },
  'POST /webhooks/:delivery/answer': {
    summary: 'Answers a webhook instead of its receiver.',
    bodies: [{ status: 503 }, { status: null }],
    async resolve({ bank, request, params: { delivery = '' } }) {
      const { status, signature } = checkKnown(await readJson(request), answerRequest)
      const row = bank.tables.webhookDeliveries.get(delivery)
      const isOther = signature !== undefined && signature !== row?.attempts.at(-1)?.signature
      if (row?.lifecycle.value !== 'sending' || isOther)
        throw new ApiError(404, `The webhook ${delivery} is not being sent at the moment`)
      return shown(await reportAnswer(bank, row, status))
    },
  },
  'POST /webhooks/:delivery/resend': {
    summary: 'Sends a webhook at once, with the same ID.',
    async resolve({ bank, params }) {
      const { row } = deliveryToSend(bank, params.delivery)
      if (row.lifecycle.value === 'sending') throw new ApiError(409, `${row.id} is being sent`)
      await resendDelivery(bank, row)
      return { id: row.id }
    },
  },
  'POST /webhooks/:delivery/replay': {
    summary: 'Sends the event of a webhook again, with a new ID.',
    async resolve({ bank, params }) {
      const { row, subscription } = deliveryToSend(bank, params.delivery)
      const { id } = await planDelivery(bank, subscription, row.body, 'replay', { isByHand: true })
      return { id }
    },
  },
  'GET /webhooks/inbox': {
    summary: 'Lists the webhooks that the inbox received, with the result of its check.',
    resolve: async ({ bank }) => inboxOf(bank),
  },
  ...subscriptionControlCalls,
}
