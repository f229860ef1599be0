import { expect, test } from 'vitest'
import type { Grant } from '../../../../src/rules/bank/authorization/grants.ts'
import { callerOf, type Defined, definitions, preparedInput } from '../../definedCalls.ts'
import { openBank, requestOf } from '../../services/bank.ts'

const asking = definitions.flatMap((defined) => {
  const { otp, bodies } = defined.operation
  const examples = bodies.flatMap((body) => body.examples.map(({ name }) => name))
  if (otp.asks === 'never') return []
  if (otp.asks === 'sometimes') return otp.examples.map((example) => ({ ...defined, example }))
  // Of several only the first one fits the answers of the calls before.
  const fitting = defined.operation.valuesFrom.length > 0 ? examples.slice(0, 1) : examples
  return (fitting.length === 0 ? [undefined] : fitting).map((example) => ({ ...defined, example }))
})

const customers = [null, '12', '4', '5', '4000000002', '4000000006']

/** What the customer reads, by SMS or in the app. */
async function confirmationOf(defined: Defined & { example: string | undefined }) {
  const { service, operation, example } = defined
  const grant = operation.access[0]?.grants[0] as Grant
  const refused: unknown[] = []
  for (const customer of new Set([operation.exampleCustomer, ...customers])) {
    const bank = await openBank({ otpNeeded: true })
    const input = await preparedInput(bank, defined, grant)
    const needed = operation.valuesFrom.flatMap(({ values }) => Object.keys(values))
    const given = Object.entries(input.body ?? {}).filter(([name]) => needed.includes(name))
    const body = example && { ...requestOf(service, example), ...Object.fromEntries(given) }
    const answer = await bank.ask(service, callerOf(grant, customer), { ...input, ...(body && { body }) })
    const { data } = answer.body as { data?: { transactionId?: string } }
    const row = bank.rows.get(`otpTransactions/${data?.transactionId}`)?.row as { confirmation: string } | undefined
    if (row) return row.confirmation
    refused.push(answer.body)
  }
  throw new Error(JSON.stringify(refused))
}

/** By operation and example. */
const texts = {
  'cancelBaasCard usual':
    'Card cancellation: card 540098******3002 is closed for good, 185.00 TRY back to account ******0001',
  'cancelBaasInvestmentOrder usual': 'Order cancellation: order 20260314001001, 999.38 TRY for the fund PRF',
  'cancelBaasTransfer usual':
    'Transfer cancellation: transfer 20260314001001 of 780.40 TRY to Deniz Ofis Kirtasiye A.Ş. from account ******0001',
  'cancelPayment usual': 'Payment cancellation: payment 20260314001001, 842.35 TRY back to account ******0001',
  'cancelTransfer usual':
    'EFT transfer cancellation: transfer 20260314001001 of 8500.00 TRY to Burak Aydın from account ******0001',
  closeVirtualCard: 'Virtual card closing: card 540099******3001 is closed for good',
  'createBaasTransfer eft':
    'Transfer order: 780.40 TRY to Deniz Ofis Kirtasiye A.Ş., TR46****0002, from account ******0001, with a fee of 12.75 TRY',
  'createBaasTransfer internal':
    'Transfer order: 250.00 TRY to L*** G****, account ******0061, from account ******0001',
  'createBaasTransfer usual':
    'Transfer order: 4500.00 TRY to Burak Aydın, TR73****0001, from account ******0001, with a fee of 12.75 TRY',
  'createBillPayment usual': 'Bill payment: 842.35 TRY to Marmara Elektrik from account ******0001',
  'createEftTransfer usual':
    'EFT transfer: 8500.00 TRY to Burak Aydın, TR73****0001, from account ******0001, with a fee of 12.75 TRY',
  'createEftTransfer withoutReason':
    'EFT transfer: 24300.50 TRY to Deniz Ofis Kirtasiye A.Ş., TR46****0002, from account ******0001, with a fee of 12.75 TRY',
  'createFastTransfer usual':
    'FAST transfer: 8500.00 TRY to Burak Aydın, TR73****0001, from account ******0001, with a fee of 12.75 TRY',
  'createFastTransfer withoutReason':
    'FAST transfer: 24300.50 TRY to Deniz Ofis Kirtasiye A.Ş., TR46****0002, from account ******0001, with a fee of 12.75 TRY',
  'createFundOrder sale': 'Fund order: 1000 units of PPF are sold from account ******0041',
  'createFundOrder usual': 'Fund order: 10000.00 TRY to the fund PPF from account ******0041',
  'createInternalTransfer usual': 'Transfer to own account: 1250.00 TRY to account ******0002 from account ******0001',
  'createInternalTransfer withoutReason':
    'Transfer to own account: 100000.00 TRY to account ******0002 from account ******0001',
  'createInvestmentOrder fund': 'Order: buy 287 PRF for 999.38 TRY from account ******0001',
  'createLoanApplication longest':
    'Loan application: 100000.00 TRY in 36 monthly instalments, paid to account ******0001',
  'createLoanApplication usual': 'Loan application: 50000.00 TRY in 6 monthly instalments, paid to account ******0001',
  'createMailOrderRefund full': 'Mail order refund: 1899.00 TRY to card 540099******1001 from account ******0001',
  'createOnboardingApplication usual': 'Customer application: Mira Ünal applies to become a customer of the bank',
  'createOnboardingApplication withMarketing':
    'Customer application: Selim Ateş applies to become a customer of the bank',
  'createQrOrder withdrawal': 'QR order: 500.00 TRY in cash from account ******0001',
  'createTransferToAnotherCustomer closeName':
    'Transfer to another customer: 1200.00 EUR to A** Ç****, TR54****0042, from account ******0003',
  'createTransferToAnotherCustomer usual':
    'Transfer to another customer: 1500.00 TRY to A** Ç****, TR81****0041, from account ******0001',
  'createVirtualCard onePurchase': 'Virtual card: a card to card 410099******2051 with a limit of 900.00 TRY',
  'createVirtualCard usual': 'Virtual card: a card to card 540099******1001 with a limit of 1250.00 TRY',
  'openBaasAccount collection': 'Account opening: a collection account in TRY',
  'openBaasAccount gold': 'Account opening: a savings account in XAU',
  'openBaasAccount usual': 'Account opening: a current account in TRY',
  'orderBaasCard usual': 'Card order: a plastic prepaid card for account ******0001',
  'orderBaasCard virtual': 'Card order: a virtual prepaid card for account ******0001',
  'setBaasCardLimits stopped':
    'Card limits: card 410098******3001: 0.00 TRY a day in shops, 0.00 TRY online, 0.00 TRY in cash, 0.00 TRY a month',
  'setBaasCardLimits usual':
    'Card limits: card 410098******3001: 10000.00 TRY a day in shops, 5000.00 TRY online, 3000.00 TRY in cash, 80000.00 TRY a month',
  'signLoanContract usual':
    'Loan contract signature: contract LA1000000011, 50000.00 TRY in 6 monthly instalments, paid to account ******0001',
  'updateBaasCustomerContact newPhone': 'Contact update: customer 4000000001 gets the phone +90 5** *** ** 66',
  'updateBaasCustomerContact usual': 'Contact update: customer 4000000001 gets the address Bahariye Cad. 31/7',
  'updateDebitCardSettings usual': 'Debit card settings: card 410099******2001: it works abroad',
  'updateVirtualCardLimit usual':
    'Virtual card limit: the limit of card 540099******3001 rises from 1250.00 TRY to 2000.00 TRY',
}

test('the customer reads what is confirmed: amount, currency, recipient and masked account', {
  meta: { slow: 'opens a bank for each example of each call that asks' },
}, async () => {
  const read: Record<string, string> = {}
  for (const each of asking) read[`${each.operationId} ${each.example ?? ''}`.trim()] = await confirmationOf(each)
  expect(read).toEqual(texts)
})

test('SMS and app say it in the same words', async () => {
  const fast = 'money-transfers/fast-transfer'
  const bank = await openBank({ otpNeeded: true })
  const bySms = texts['createFastTransfer usual']
  const body = requestOf(fast, 'usual')
  await bank.ask(fast, callerOf('password', '1'), { body })
  await bank.ask(fast, callerOf('password', '5'), { body: { ...body, senderAccountNumber: '1010000051' } })
  const messages = (await bank.control('GET', '/sms')).data as { text: string }[]
  const code = messages[0]?.text.slice(0, 6)
  expect(messages).toMatchObject([{ text: `${code} is your code for ${bySms}. It is valid for 180 seconds.` }])
  expect((await bank.control('GET', '/otp')).data).toMatchObject([
    { authenticationType: 5, confirmation: bySms.replace('******0001', '******0051') },
    { authenticationType: 1, confirmation: bySms },
  ])
})
