import { expect, test } from 'vitest'
import { groupsOf } from '../../../../scripts/changelog/entries.ts'
import { titlesOf } from '../../../../src/rules/docs/changelog.ts'

const added = (name: string) => ({ kind: 'added' as const, what: 'status', name, breaking: false })
const operation = (service: string) => ({ service, operationId: service, method: 'GET', path: `/${service}` })

test('operations that changed alike are one group, where the first of them is', () => {
  const [cards, funds, loans, order] = [operation('Cards'), operation('Funds'), operation('Loans'), operation('Order')]
  const groups = groupsOf([
    { ...cards, changes: [added('409'), added('422')] },
    { ...funds, changes: [added('409')] },
    { ...loans, changes: [added('409'), added('422')] },
    { ...order, changes: [added('422'), added('409')] },
  ])
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
