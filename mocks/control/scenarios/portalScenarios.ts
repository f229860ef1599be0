import { dashboardHref } from '../../../src/rules/dashboard/dashboardViews.ts'
import { panelPath } from '../../../src/rules/sandbox/workbench/sandboxPanels.ts'
import { second } from '../../../src/rules/time/units.ts'
import { settingsOf } from '../../bank/bank.ts'
import { systemId } from '../../db/tables/system.ts'
import { seededDevelopers } from '../../fixtures/developers.ts'
import { activateAccount, registerAccount } from '../../portal/developers/developerAccounts.ts'
import { answerTicket } from '../../portal/developers/tickets/ticketAnswers.ts'
import { createTicket } from '../../portal/developers/tickets/tickets.ts'
import { changeClock } from '../clock/clock.ts'
import type { Scenario } from './scenario.ts'
import { newestToken } from './sessions.ts'

/** How long the token lasts, in seconds: the portal asks from 60 on. */
const tokenTime = 55

const tokenAboutToExpire: Scenario = {
  name: 'token-about-to-expire',
  title: 'Token about to expire',
  description:
    'The access token of the developer who is signed in has 55 seconds left, so the portal asks to renew it.',
  places: [
    { text: 'Dashboard', href: dashboardHref('home') },
    { text: 'Clock', href: panelPath('clock') },
  ],
  isUndoneByCalls: true,
  async run(bank) {
    const token = newestToken(bank)
    if (!token) {
      await bank.tables.system.update(systemId, { settings: { ...settingsOf(bank), expiresIn: tokenTime } })
      return [`Nobody is signed in: access tokens of the portal last ${tokenTime} seconds from now on. Sign in.`]
    }
    const target = token.expiresAt - tokenTime * second
    if (target > bank.clock.now()) await changeClock(bank, { set: new Date(target).toISOString() })
    return [`The clock moved to ${tokenTime} seconds before the access token expires.`]
  },
}

const [deniz] = seededDevelopers

const ticket = {
  ticketNumber: null,
  errorType: '2',
  status: 'O',
  apiName: 'Account list',
  endpointAddress: '/api/accounts/v1/accounts',
  subject: 'The list of accounts stays empty',
  description: 'A token with the scope accounts gets an empty list for customer 2.',
  errorCode: '200',
  attachments: [{ fileName: 'answer.txt', extension: 'txt', data: btoa('{"accounts":[]}') }],
}

const ticketAnswered: Scenario = {
  name: 'ticket-answered',
  title: 'Ticket answered',
  description: `${deniz.firstName} has created a ticket, the bank has replied, and an email reports the reply.`,
  places: [
    { text: 'My Tickets', href: dashboardHref('myTickets') },
    { text: 'Mail', href: panelPath('mail') },
  ],
  async run(bank) {
    const account = bank.tables.accounts.by('login', deniz.eMailAddress)
    if (!account) throw new Error('The seed has no account of the first developer')
    const { id } = await createTicket(bank, account, ticket)
    const reply = 'Customer 2 is new and has no account yet. Customer 1 has three: sign in as customer 1 to see a list.'
    await answerTicket(bank, id, reply)
    return [`${deniz.eMailAddress} created ${id}.`, 'The bank replied, and sent an email about it.']
  },
}

/** A developer of whom the bank knows nothing but the account. */
export const newDeveloper = {
  name: 'Nil',
  lastName: 'Demir',
  eMailAddress: 'nil.demir@example.com',
  phoneNumber: '+905551112233',
  password: 'Nil-Portico-26!',
  country: 'TR',
}

const firstDay: Scenario = {
  name: 'first-day',
  title: 'First day',
  description: `${newDeveloper.name} has just activated an account and has no application. The test customers have their initial data.`,
  places: [
    { text: 'Sign in', href: '/login' },
    { text: 'Documentation', href: '/docs' },
  ],
  async run(bank) {
    const { id } = await registerAccount(bank, newDeveloper)
    const [key] = bank.tables.activationKeys.listBy('accountId', id)
    await activateAccount(bank, key?.id ?? '')
    return [
      `${newDeveloper.eMailAddress} is active. The password is ${newDeveloper.password}`,
      'The test customers have the balances of the documentation.',
    ]
  },
}

export const portalScenarios = { tokenAboutToExpire, ticketAnswered, firstDay }
