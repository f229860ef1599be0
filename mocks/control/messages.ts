import { optional, string, type } from 'superstruct'
import { check, queryOf } from '../readRequest.ts'
import type { ControlCall } from './controlCall.ts'

export const messageControlCalls: ControlCall[] = [
  {
    method: 'get',
    path: '/mails',
    summary: 'Lists the emails that the bank sent, newest first.',
    async resolve({ bank, request }) {
      const { to } = check(queryOf(request), type({ to: optional(string()) }))
      const mails = bank.tables.mails.list(to === undefined ? {} : { where: (mail) => mail.to === to })
      return mails.reverse()
    },
  },
  {
    method: 'get',
    path: '/sms',
    summary: 'Lists the text messages on the phones of the customers, newest first.',
    async resolve({ bank, request }) {
      const { to } = check(queryOf(request), type({ to: optional(string()) }))
      return bank.tables.smsMessages.list(to === undefined ? {} : { where: (sms) => sms.to === to }).reverse()
    },
  },
]
