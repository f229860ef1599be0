import { beforeAll, expect, test } from 'vitest'
import { baasCustomer, customer, failure, openBank, publicCaller, requestOf, type TestBank } from '../bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openBank()
})

const hidden = ['\0', '\u202e', '\u2066', '\ud800', '\u00ad', '\u200b', '\n', '\t', '\u2028']

const texts = [
  ['baas-onboarding/customer-application', publicCaller, 'firstName'],
  ['baas-accounts/account-opening', baasCustomer('4000000001'), 'name'],
  ['baas-cards/card-order', baasCustomer('4000000001'), 'deliveryAddress.city'],
  ['money-transfers/eft-transfer', customer('1'), 'receiverName'],
  ['money-transfers/eft-transfer', customer('1'), 'explanation'],
] as const

test.each(texts)('what would read as another text is refused: %s, %j, %s', async (service, caller, place) => {
  const [first = '', second] = place.split('.')
  const request = requestOf(service, 'usual')
  for (const character of hidden) {
    const value = `Deniz${character} Kaya`
    const body = {
      ...request,
      [first]: second === undefined ? value : { ...(request[first] as object), [second]: value },
    }
    expect(await bank.call(service, caller, { body })).toEqual(
      failure(400, '-1', `${place}: Remove unsupported characters.`),
    )
  }
})
