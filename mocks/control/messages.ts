import { optional, string, type } from 'superstruct'
import type { ApiRequest } from '../http/message.ts'
import { check, queryOf } from '../http/readRequest.ts'
import type { ControlCalls } from '../kernel/calls/controlCall.ts'

const receiverQuery = type({ to: optional(string()) })

/** Whose messages are asked for. No receiver has a space: that is a plus that was not encoded (URL Standard, 5.1). */
function receiverOf(request: ApiRequest): string | undefined {
  const { to } = check(queryOf(request), receiverQuery)
  return to?.replaceAll(' ', '+')
}

export const messageControlCalls: ControlCalls = {
  'GET /mails': {
    summary: 'Lists the emails that the bank sent, newest first.',
    async resolve({ bank, request }) {
      const to = receiverOf(request)
      const mails = bank.tables.mails.list(to === undefined ? {} : { where: (mail) => mail.to === to })
      return mails.reverse()
    },
  },
  'GET /sms': {
    summary: 'Lists the text messages on the phones of the customers, newest first.',
    async resolve({ bank, request }) {
      const to = receiverOf(request)
      return bank.tables.smsMessages.list(to === undefined ? {} : { where: (sms) => sms.to === to }).reverse()
    },
  },
}
