import { expect, test } from 'vitest'
import { groupsOf, titlesOf } from '../../../../src/rules/docs/changelog.ts'

const added = (name: string) => ({ kind: 'added' as const, what: 'status', name, breaking: false })
const operation = (service: string, ...names: string[]) => ({
  service,
  operationId: service,
  method: 'GET',
  path: `/${service}`,
  changes: names.map(added),
})

test('operations that changed alike are one group, where the first of them is', () => {
  const [cards, funds, loans, order] = [
    operation('Cards', '409', '422'),
    operation('Funds', '409'),
    operation('Loans', '409', '422'),
    operation('Order', '422', '409'),
  ]
  const groups = groupsOf({ operations: [cards, funds, loans, order] })
  expect(groups).toEqual([
    { operations: [cards, loans], changes: [added('409'), added('422')] },
    { operations: [funds], changes: [added('409')] },
    { operations: [order], changes: [added('422'), added('409')] },
  ])
  expect(groups.map(titlesOf)).toEqual([
    { title: '2 APIs', services: 'Cards, Loans' },
    { title: 'Funds', address: 'GET /Funds' },
    { title: 'Order', address: 'GET /Order' },
  ])
})
