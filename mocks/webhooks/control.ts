import { integer, nullable, object } from 'superstruct'
import { ApiError } from '../apiError.ts'
import type { ControlCall } from '../controlCall.ts'
import type { DeliveryRow } from '../db/webhookRows.ts'
import { check, readJson } from '../readRequest.ts'
import { reportAnswer } from './deliveries.ts'

const moment = (time: number) => new Date(time).toISOString()

const shown = ({ lifecycle, createdAt, nextAttemptAt, ...row }: DeliveryRow) => ({
  ...row,
  state: lifecycle.value,
  createdAt: moment(createdAt),
  nextAttemptAt: nextAttemptAt === null ? null : moment(nextAttemptAt),
})

/** The log of deliveries, and what a server answers to one. */
export const webhookControlCalls: readonly ControlCall[] = [
  {
    method: 'get',
    path: '/webhooks',
    summary: 'Lists the deliveries of webhooks.',
    resolve: async ({ bank }) => bank.tables.webhookDeliveries.list().reverse().map(shown),
  },
  {
    method: 'post',
    path: '/webhooks/:delivery/answer',
    summary: 'Answers a webhook in the place of its receiver.',
    async resolve({ bank, request, params: { delivery = '' } }) {
      const { status } = check(await readJson(request), object({ status: nullable(integer()) }))
      const row = bank.tables.webhookDeliveries.get(delivery)
      if (row?.lifecycle.value !== 'sending') throw new ApiError(404, `No server is called with ${delivery} now`)
      return shown(await reportAnswer(bank, row, status))
    },
  },
]
