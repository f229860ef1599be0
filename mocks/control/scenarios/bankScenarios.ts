import { panelPath } from '../../../src/rules/sandbox/workbench/sandboxPanels.ts'
import { settingsOf } from '../../bank/bank.ts'
import { systemId } from '../../db/tables/system.ts'
import { otherBankRecipients } from '../../fixtures/testCustomers/testCustomers.ts'
import { leastBalance, setBalance } from '../../ledger/accounts/setBalance.ts'
import { account } from '../../ledger/books/ledger.ts'
import { formatAmount } from '../../ledger/money/money.ts'
import { orderTransfer } from '../../ledger/transfers/transfers.ts'
import { planDelivery } from '../../products/webhooks/deliveries/planDelivery.ts'
import { notification } from '../../products/webhooks/events/notification.ts'
import { sampleMovement } from '../../products/webhooks/events/sampleMovement.ts'
import type { Scenario } from './scenario.ts'

const eft = { text: 'EFT transfer', href: '/docs/api/money-transfers/eft-transfer' }

/** What a developer needs to stay signed in. */
const sessionOperations = ['getUser', 'logout']

const bankDown: Scenario = {
  name: 'bank-down',
  title: 'Bank down',
  description:
    'Every API of the bank and every service of the portal answers 503. Signing in, signing out and requesting tokens still work.',
  places: [
    { text: 'My Applications', href: '/dashboard?page=applications' },
    { text: 'My Tickets', href: '/dashboard?page=myTickets' },
    { text: 'Faults', href: panelPath('faults') },
  ],
  async run({ tables }, operations) {
    const down = [...operations.values()].filter(
      ({ id, path }) => path.startsWith('/api') && !sessionOperations.includes(id),
    )
    for (const { id } of down)
      await tables.faults.insert({ id, fault: { kind: 'status', status: 503, message: 'Service Unavailable' } })
    return [`${down.length} operations answer 503. Remove the faults to end it.`]
  },
}

const overdrawnAccount = '1010000001'

const overdrawnCustomer: Scenario = {
  name: 'overdrawn-customer',
  title: 'Overdrawn customer',
  description: 'Customer 1 has used up the salary account and its overdraft: every transfer from it is refused.',
  places: [eft, { text: 'Requests', href: panelPath('requests') }],
  async run(bank) {
    const least = leastBalance(bank, account(bank, overdrawnAccount))
    await setBalance(bank, overdrawnAccount, least)
    return [`Account ${overdrawnAccount} has ${formatAmount(least)} TRY, and nothing of its overdraft is left.`]
  },
}

const [, supplier] = otherBankRecipients

const corporateApproval: Scenario = {
  name: 'corporate-approval-waiting',
  title: 'Corporate approval waiting',
  description: 'kuzey.finance of customer 12 has ordered a large transfer, which kuzey.director has to approve.',
  places: [
    { text: 'Orders waiting for approval', href: `${panelPath('scenarios')}#orders` },
    { text: 'Transfer status', href: '/docs/api/transfer-status/transfer-status-inquiry' },
  ],
  async run(bank) {
    const { id, amount } = await orderTransfer(bank, {
      customerNumber: '12',
      applicationId: null,
      orderedBy: 'kuzey.finance',
      channel: 'customer',
      kind: 'EFT',
      senderAccountNumber: '1012000001',
      receiverIban: supplier.iban,
      receiverName: supplier.name,
      amount: 38_500_000,
      currency: 'TRY',
      explanation: 'Container rent',
    })
    return [`The order ${id} of ${formatAmount(amount)} TRY waits for kuzey.director.`]
  },
}

const webhookRetries: Scenario = {
  name: 'webhook-retries',
  title: 'Webhook retries',
  description: 'The server of a subscription fails, so the bank sends its webhook again and again.',
  places: [
    { text: 'Webhooks', href: panelPath('webhooks') },
    { text: 'Clock', href: panelPath('clock') },
  ],
  async run(bank) {
    const [subscription] = bank.tables.webhookSubscriptions.list({ where: ({ status }) => status === 'ACTIVE' })
    const [type] = subscription?.transactionTypes ?? []
    if (!subscription || !type) throw new Error('The seed has no active subscription')
    await bank.tables.system.update(systemId, { settings: { ...settingsOf(bank), inboxAnswer: '500' } })
    const body = notification(subscription, await sampleMovement(bank, subscription, type))
    const { id } = await planDelivery(bank, subscription, body, 'sample')
    return ['The inbox answers 500.', `${id} was sent to ${subscription.url}, and is sent again in five seconds.`]
  },
}

export const bankScenarios = { bankDown, overdrawnCustomer, corporateApproval, webhookRetries }
