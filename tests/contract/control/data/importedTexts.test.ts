import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { textLimits } from '../../../../mocks/db/textLimits.ts'
import { control } from '../../calls.ts'
import { type Host, hostNames, openHost } from '../../hosts.ts'
import { done, fileOf, imported, type Row, withFirst } from './exportedFile.ts'

/** Each `length` characters long; an emoji is one of them. */
const textOf = (limit: keyof typeof textLimits, length: number): string => {
  if (limit === 'embossedName') return 'A'.repeat(length)
  return length < 2 ? 'A'.repeat(length) : `A${'🍕'.repeat(length - 1)}`
}

describe.each(hostNames)('files on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
    await control(host, 'POST', '/customers', { story: 'new' })
  })
  afterEach(() => host.close())

  const places: [table: string, limit: keyof typeof textLimits, change: (text: string) => Row][] = [
    ['transfers', 'explanation', (explanation) => ({ explanation })],
    ['transfers', 'personName', (receiverName) => ({ receiverName })],
    ['qrOrders', 'qrExplanation', (explanation) => ({ explanation })],
    ['qrOrders', 'qrPlace', (place) => ({ place })],
    ['virtualCards', 'virtualCardName', (name) => ({ name })],
    ['baasCards', 'embossedName', (embossedName) => ({ embossedName })],
    ['baasCustomers', 'personName', (name) => ({ name })],
    ['testCustomers', 'personName', (name) => ({ name })],
    ['onboardings', 'email', (email) => ({ email })],
  ]

  test('free texts have the lengths that calls take', async () => {
    const file = await fileOf(host)
    const refusals: unknown[] = []
    for (const [table, limit, change] of places) {
      expect(file.tables[table]).not.toHaveLength(0)
      const { minLength = 0, maxLength }: { minLength?: number; maxLength: number } = textLimits[limit]
      const answerTo = (length: number) =>
        imported(host, JSON.stringify(withFirst(file, table, change(textOf(limit, length)))))
      for (const length of [minLength, maxLength])
        expect([table, length, await answerTo(length)]).toEqual([table, length, done])
      const outside = minLength > 0 ? [minLength - 1, maxLength + 1] : [maxLength + 1]
      for (const length of outside) {
        const { status, body } = await answerTo(length)
        const { header } = body as { header: { message: string } }
        refusals.push(`${status} ${header.message.replace(/\.0\.\w+:/, ':')}`)
      }
    }
    const least = (table: string, length: number) => `400 tables.${table}: Expected at least ${length} characters`
    const most = (table: string, length: number) => `400 tables.${table}: Expected at most ${length} characters`
    expect(refusals).toEqual([
      most('transfers', 100),
      least('transfers', 2),
      most('transfers', 70),
      most('qrOrders', 50),
      most('qrOrders', 70),
      least('virtualCards', 1),
      most('virtualCards', 50),
      least('baasCards', 2),
      most('baasCards', 26),
      least('baasCustomers', 2),
      most('baasCustomers', 70),
      least('testCustomers', 2),
      most('testCustomers', 70),
      most('onboardings', 50),
    ])
  })

  test('names have a letter or a digit, those on cards capital letters', async () => {
    const file = await fileOf(host)
    const refusals: unknown[] = []
    for (const [table, limit, change] of places) {
      if (!('pattern' in textLimits[limit])) continue
      const { status, body } = await imported(host, JSON.stringify(withFirst(file, table, change('🍕🍕'))))
      refusals.push(`${status} ${(body as { header: { message: string } }).header.message.replace(/\.0\.\w+:/, ':')}`)
    }
    expect(refusals).toEqual([
      '400 tables.transfers: Expected a text that matches [\\p{L}\\p{N}]',
      '400 tables.virtualCards: Expected a text that matches [\\p{L}\\p{N}]',
      '400 tables.baasCards: Expected a text that matches ^[A-Z]+( [A-Z]+)*$',
      '400 tables.baasCustomers: Expected a text that matches [\\p{L}\\p{N}]',
      '400 tables.testCustomers: Expected a text that matches [\\p{L}\\p{N}]',
    ])
  })
})

test('the texts of a file are limited as the definitions limit those of the calls', () => {
  type Schema = {
    minLength?: number
    maxLength?: number
    pattern?: string
    properties: Record<string, Schema>
  }
  const schemasOf = (file: string): Record<string, Schema | undefined> =>
    parse(readFileSync(`mocks/openapi/${file}.yaml`, 'utf8'))
  const { PersonName } = schemasOf('shared/schemas')
  const { Email, Address } = schemasOf('shared/baas')
  const { QrExplanation, QrOrder } = schemasOf('qr-orders/components')
  const documented = {
    explanation: schemasOf('money-transfers/components').Explanation,
    qrExplanation: QrExplanation,
    qrPlace: QrOrder?.properties.place,
    personName: PersonName,
    virtualCardName: schemasOf('virtual-cards/components').VirtualCardName,
    embossedName: schemasOf('baas-cards/components').EmbossedName,
    email: Email,
    addressLine: Address?.properties.line,
    district: Address?.properties.district,
    city: Address?.properties.city,
  } satisfies Record<keyof typeof textLimits, unknown>
  const limitsOf = ({ minLength, maxLength, pattern }: Partial<Schema> = {}) => ({ minLength, maxLength, pattern })
  expect(Object.fromEntries(Object.entries(documented).map(([name, schema]) => [name, limitsOf(schema)]))).toEqual(
    textLimits,
  )
})
