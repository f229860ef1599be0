import { optional, string, type } from 'superstruct'
import { required, text } from '../src/rules/fields.ts'
import { settings } from '../src/rules/sandbox.ts'
import { baasControlCalls } from './baas/control.ts'
import { disableAccount } from './bank/accounts.ts'
import { settingsOf } from './bank/bank.ts'
import { personas } from './bank/personas.ts'
import { answerTicket, closeTicket, openTickets } from './bank/tickets.ts'
import { clockControlCalls, clockStateOf } from './control/clock.ts'
import { customerControlCalls } from './control/customers.ts'
import { dataControlCalls } from './control/data.ts'
import { faultControlCalls, faultTableOf } from './control/faults.ts'
import { otpControlCalls } from './control/otp.ts'
import { requestControlCalls } from './control/requests.ts'
import { scenarioControlCalls } from './control/scenarios.ts'
import { statusControlCalls } from './control/status.ts'
import type { ControlCall } from './controlCall.ts'
import { systemId } from './db/system.ts'
import { toMoney } from './ledger/money.ts'
import { decideTransfer, transfersWaiting } from './ledger/transfers.ts'
import { check, queryOf, readJson } from './readRequest.ts'
import { webhookControlCalls } from './webhooks/control.ts'

export const controlCalls: ControlCall[] = [
  {
    method: 'get',
    path: '/state',
    summary: 'Shows the seed, the clock, the settings, the faults, the rows of each table and the accounts.',
    resolve: async ({ bank, seed }) => ({
      seed,
      clock: clockStateOf(bank),
      settings: settingsOf(bank),
      faults: faultTableOf(bank),
      rows: Object.fromEntries(Object.entries(bank.tables).map(([name, table]) => [name, table.count()])),
      accounts: bank.tables.accounts
        .list()
        .map(({ id, eMailAddress, lifecycle }) => ({ id, eMailAddress, value: lifecycle.value })),
    }),
  },
  {
    method: 'get',
    path: '/personas',
    summary: 'Lists the ready-made developers of the portal, with passwords.',
    resolve: ({ bank }) => personas(bank),
  },
  ...faultControlCalls,
  ...clockControlCalls,
  ...statusControlCalls,

  {
    method: 'get',
    path: '/settings',
    summary: 'Shows the lifetimes and rules.',
    resolve: async ({ bank }) => settingsOf(bank),
  },
  {
    method: 'put',
    path: '/settings',
    summary: 'Changes lifetimes and rules.',
    async resolve({ bank, request }) {
      const changed = check({ ...settingsOf(bank), ...(await readJson(request)) }, settings)
      await bank.tables.system.update(systemId, { settings: changed })
      return settingsOf(bank)
    },
  },

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
  ...otpControlCalls,
  ...requestControlCalls,

  {
    method: 'post',
    path: '/accounts/disable',
    summary: 'Makes an account of the portal renew its password.',
    async resolve({ bank, request }) {
      const { eMailAddress } = check(await readJson(request), type({ eMailAddress: string() }))
      await disableAccount(bank, eMailAddress)
      return undefined
    },
  },

  {
    method: 'get',
    path: '/tickets',
    summary: 'Lists the tickets that are not closed.',
    resolve: async ({ bank }) =>
      (await openTickets(bank)).map(({ id, userEmail, subject, replies }) => ({
        ticketNumber: id,
        userEmail,
        subject,
        replies: replies.length,
      })),
  },
  {
    method: 'post',
    path: '/tickets/:ticketNumber/answer',
    summary: 'Answers a ticket.',
    async resolve({ bank, request, params }) {
      const { description } = check(await readJson(request), type({ description: optional(text(required)) }))
      await answerTicket(bank, params.ticketNumber, description)
      return undefined
    },
  },
  {
    method: 'post',
    path: '/tickets/:ticketNumber/close',
    summary: 'Closes a ticket.',
    async resolve({ bank, params }) {
      await closeTicket(bank, params.ticketNumber)
      return undefined
    },
  },

  {
    method: 'get',
    path: '/transfers',
    summary: 'Lists the orders that wait for somebody to approve them.',
    resolve: async ({ bank }) =>
      transfersWaiting(bank).map(({ id, customerNumber, kind, amount, currency, receiverName }) => ({
        referenceNumber: id,
        customerNumber,
        kind,
        amount: toMoney(amount, currency),
        receiverName,
      })),
  },
  {
    method: 'post',
    path: '/transfers/:referenceNumber/approve',
    summary: 'Approves an order.',
    async resolve({ bank, params }) {
      await decideTransfer(bank, params.referenceNumber ?? '', true)
      return undefined
    },
  },
  {
    method: 'post',
    path: '/transfers/:referenceNumber/refuse',
    summary: 'Refuses an order.',
    async resolve({ bank, params }) {
      await decideTransfer(bank, params.referenceNumber ?? '', false)
      return undefined
    },
  },

  ...baasControlCalls,
  ...webhookControlCalls,
  ...scenarioControlCalls,

  ...customerControlCalls,
  ...dataControlCalls,
]
