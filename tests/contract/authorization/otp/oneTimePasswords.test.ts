import { describe, expect, test } from 'vitest'
import { serviceMarkdown } from '../../../../scripts/pages/services/serviceMarkdown.ts'
import type { Grant } from '../../../../src/rules/bank/authorization/grants.ts'
import { callerOf, type Defined, definitions, preparedInput } from '../../definedCalls.ts'
import { openBank, requestOf } from '../../services/bank.ts'

/** Whether the bank asks for an OTP when the operation is called as it is documented. @throws Error when it refuses */
async function isAsked(
  defined: Defined,
  { grant, otpNeeded }: { grant: Grant; otpNeeded: boolean },
  example?: string,
): Promise<boolean> {
  const { service, operationId, operation } = defined
  const bank = await openBank({ otpNeeded })
  const customers = [...new Set([operation.exampleCustomer, null])]
  const input = await preparedInput(bank, defined, grant)
  const refused: unknown[] = []
  for (const customer of customers) {
    const body = example === undefined ? input.body : requestOf(service, example)
    const answer = await bank.ask(service, callerOf(grant, customer), { ...input, ...(body && { body }) })
    if (answer.status === 200) return (answer.body as { data?: { status?: string } }).data?.status === 'OTP_REQUIRED'
    refused.push(answer.body)
  }
  throw new Error(`${operationId} ${example ?? ''}: ${JSON.stringify(refused)}`)
}

/** What the page has to say where the bank asks so (001 section 5: Otp Needed governs the password flow only). */
const said = (condition: string) => ({
  never: 'Not asked for',
  byPassword: `Asked for${condition}. With a token of the password flow only if Otp Needed? is on in your application.`,
  always: `Always asked for${condition}`,
})

const pageOf = ({ parsed }: Defined) =>
  /^\* One-time password: (.*)$/m.exec(
    serviceMarkdown({ catalogue: { products: [], services: [] }, definition: parsed } as never, { hasSandbox: true }),
  )?.[1]

describe('page, definition and bank agree on the one-time password of', () => {
  test.each(definitions)('$operationId', async (defined) => {
    const { operationId, operation } = defined
    const { otp } = operation
    const grants = operation.access.flatMap((access) => access.grants) as Grant[]
    const withSwitch = (grant: Grant) => [true, false].map((otpNeeded) => ({ grant, otpNeeded }))
    // A transaction can only be executed when one waits.
    const kinds = operationId === 'executeOtp' ? withSwitch('password').slice(0, 1) : grants.flatMap(withSwitch)
    const example = otp.asks === 'sometimes' ? otp.examples[0] : undefined
    const measured = []
    for (const kind of kinds) measured.push({ ...kind, asks: await isAsked(defined, kind, example) })
    const asks = otp.asks !== 'never'
    expect(measured).toEqual(
      kinds.map((kind) => ({ ...kind, asks: asks && (kind.grant !== 'password' || kind.otpNeeded) })),
    )

    const { never, byPassword, always } = said(otp.asks === 'sometimes' ? ` when ${otp.when}` : '')
    const isAnyAsked = measured.some((each) => each.asks)
    const isAllAsked = measured.every((each) => each.asks)
    expect(pageOf(defined)).toBe(isAllAsked ? always : isAnyAsked ? byPassword : never)
  })
})

test('money that leaves, cards, accounts, contracts and cancelled orders ask', () => {
  const asking = (asks: string) =>
    definitions.filter(({ operation }) => operation.otp.asks === asks).map(({ operationId }) => operationId)
  expect({ always: asking('always').sort(), sometimes: asking('sometimes').sort() }).toEqual({
    always: [
      'cancelBaasInvestmentOrder',
      'cancelBaasTransfer',
      'cancelPayment',
      'cancelTransfer',
      'closeVirtualCard',
      'createBaasTransfer',
      'createBillPayment',
      'createEftTransfer',
      'createFastTransfer',
      'createFundOrder',
      'createInternalTransfer',
      'createInvestmentOrder',
      'createLoanApplication',
      'createMailOrderRefund',
      'createOnboardingApplication',
      'createTransferToAnotherCustomer',
      'createVirtualCard',
      'openBaasAccount',
      'orderBaasCard',
      'setBaasCardLimits',
      'signLoanContract',
      'updateBaasCustomerContact',
    ],
    sometimes: ['cancelBaasCard', 'createQrOrder', 'updateDebitCardSettings', 'updateVirtualCardLimit'],
  })
})

describe('the examples that meet the condition ask, and the others do not:', () => {
  const conditional = definitions.filter(({ operation }) => operation.otp.asks === 'sometimes')
  test.each(conditional)('$operationId', async (defined) => {
    const { otp, bodies, access } = defined.operation
    const examples = bodies.flatMap((body) => body.examples.map(({ name }) => name))
    const grant = access[0]?.grants[0] as Grant
    const measured: Record<string, boolean> = {}
    for (const name of examples) measured[name] = await isAsked(defined, { grant, otpNeeded: true }, name)
    const listed = otp.asks === 'sometimes' ? otp.examples : []
    expect(measured).toEqual(Object.fromEntries(examples.map((name) => [name, listed.includes(name)])))
    expect(new Set(Object.values(measured))).toEqual(new Set([true, false]))
  })
})
