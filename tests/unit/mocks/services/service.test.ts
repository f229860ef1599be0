import { expect, test } from 'vitest'
import { type ServiceCall, service } from '../../../../mocks/services/service.ts'

test('a service is the operation of its definition', () => {
  const rates = service('exchange-rates/currency-rates', async () => ({ base: 'TRY', publishedAt: '', rates: [] }))
  const { id, method, path, definition } = rates
  expect({ id, method, path, definition }).toEqual({
    id: 'listCurrencyRates',
    method: 'get',
    path: '/api/public/v1/rates/currencies',
    definition: 'exchange-rates/currency-rates',
  })
})

test('a handler that is not that of its definition does not compile', () => {
  const rates = async () => ({ base: 'TRY' as const, publishedAt: '', rates: [] })
  const owned = { senderAccountNumber: 'anyone' } as const
  const transfer = async ({ body }: ServiceCall<'money-transfers/eft-transfer'>, ..._: string[]) => ({
    referenceNumber: body.receiverIban,
    responseType: '01' as const,
    responseTypeDesc: 'REALIZED' as const,
    amount: body.amount,
    fee: body.amount,
    transactionDate: '',
  })
  const refused = [
    // @ts-expect-error the path is misspelt
    () => service('exchange-rates/curency-rates', rates, { owned: {} }),
    // @ts-expect-error the handler is of another operation: this one has no body
    () => service('exchange-rates/currency-rates', transfer),
    // @ts-expect-error the field is of another body
    () => service('money-transfers/eft-transfer', async (call) => transfer(call, call.body.orderId), { owned }),
    // @ts-expect-error the result is of another operation
    () => service('money-transfers/eft-transfer', rates, { owned }),
    // @ts-expect-error nothing says whose the account is
    () => service('money-transfers/eft-transfer', transfer),
  ]
  expect(refused).toHaveLength(5)
})
