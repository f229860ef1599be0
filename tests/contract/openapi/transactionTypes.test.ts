import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { webhookTransactionTypes } from '../../../src/rules/bank/webhooks.ts'

interface TypeSchema {
  description: string
  enum: string[]
}

const read = (name: string): unknown => parse(readFileSync(`mocks/openapi/${name}/components.yaml`, 'utf8'))

const { TransactionType: ofWebhooks } = read('webhooks') as { TransactionType: TypeSchema }
const { Movement: movement } = read('account-movements') as {
  Movement: { properties: { transactionType: TypeSchema } }
}

test('webhooks take the transaction types that the documentation lists, with the same meanings', () => {
  expect(ofWebhooks.enum).toEqual(webhookTransactionTypes.map(({ type }) => type))
  expect(ofWebhooks.description.split('\n\n')[1]?.trim().split('\n')).toEqual(
    webhookTransactionTypes.map(({ type, meaning }) => `- ${type}: ${meaning}`),
  )
})

test('each is one of the movement list', () => {
  expect(movement.properties.transactionType.enum).toEqual(expect.arrayContaining(ofWebhooks.enum))
})
