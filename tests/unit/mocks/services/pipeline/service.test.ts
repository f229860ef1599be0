import { expect, test } from 'vitest'
import { readDefinition } from '../../../../../mocks/services/definition/readDefinition.ts'
import {
  confirmedService,
  type Service,
  type ServiceCall,
  service,
} from '../../../../../mocks/services/pipeline/service.ts'
import { services } from '../../../../../mocks/services/services.ts'

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
  const check = ({ body }: ServiceCall<'money-transfers/eft-transfer'>) => body.amount
  const confirmation = () => ''
  const perform = async (_: unknown, call: ServiceCall<'money-transfers/eft-transfer'>) => transfer(call)
  const refused = [
    // @ts-expect-error the path is misspelt
    () => service('exchange-rates/curency-rates', { owned: {} }, rates),
    // @ts-expect-error the handler is of another operation: this one has no body
    () => service('exchange-rates/currency-rates', transfer),
    () =>
      confirmedService('money-transfers/eft-transfer', {
        owned,
        // @ts-expect-error the field is of another body
        check: ({ body }) => body.orderId,
        confirmation,
        perform,
      }),
    () =>
      confirmedService('money-transfers/eft-transfer', {
        owned,
        check,
        confirmation,
        // @ts-expect-error the result is of another operation
        perform: rates,
      }),
    // @ts-expect-error nothing says whose the account is
    () => confirmedService('money-transfers/eft-transfer', { check, confirmation, perform }),
    // @ts-expect-error the card is of nobody
    () => service('credit-cards/credit-card-limits', async () => ({}) as never),
  ]
  expect(refused).toHaveLength(6)
})

test('an operation that needs an OTP does not compile without what is checked and confirmed before', () => {
  const owned = { senderAccountNumber: 'anyone' } as const
  const check = ({ body }: ServiceCall<'money-transfers/eft-transfer'>) => ({ iban: body.receiverIban })
  const confirmation = ({ iban }: { iban: string }) => iban
  const perform = async () => ({}) as never
  const complete = () => confirmedService('money-transfers/eft-transfer', { owned, check, confirmation, perform })
  const refused = [
    // @ts-expect-error it carries out at once what its customer must confirm
    () => service('money-transfers/eft-transfer', { owned }, perform),
    // @ts-expect-error it has no check
    () => confirmedService('money-transfers/eft-transfer', { owned, confirmation, perform }),
    // @ts-expect-error nobody reads what is confirmed
    () => confirmedService('money-transfers/eft-transfer', { owned, check, perform }),
    () =>
      confirmedService('money-transfers/eft-transfer', {
        owned,
        // @ts-expect-error it carries out something else than what was checked
        check,
        confirmation: () => '',
        perform: async (order: { amount: number }) => order as never,
      }),
    // @ts-expect-error its definition asks for no OTP
    () => confirmedService('exchange-rates/currency-rates', { check, confirmation, perform }),
  ]
  expect([complete, ...refused]).toHaveLength(6)
})

test('the services with a check are those whose definitions have x-otp', () => {
  const asks = ({ definition }: Service) => readDefinition(definition).otp.asks !== 'never'
  expect(services.filter(({ check }) => check !== undefined).map(({ id }) => id)).toEqual(
    services.filter(asks).map(({ id }) => id),
  )
})
