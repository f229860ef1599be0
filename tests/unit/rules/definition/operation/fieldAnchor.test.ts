import { expect, test } from 'vitest'
import {
  anchorsOfRefusal,
  fieldAnchor,
  operationOfAnchor,
} from '../../../../../src/rules/definition/operation/fieldAnchor.ts'

test('a field has the address of its operation and of the names that lead to it', () => {
  const anchor = fieldAnchor('createEftTransfer', ['body', '(variant 1 of 2)', 'amount', 'in €/$'])
  expect(anchor).toBe('createEftTransfer.body.amount.in')
  expect(operationOfAnchor(anchor)).toBe('createEftTransfer')
  expect(operationOfAnchor('createEftTransfer')).toBe('createEftTransfer')
})

test.each<[string, string[]]>([
  ['context.channel: Required', ['pay.body.context.channel', 'pay.context.channel']],
  ['items.0.amount: Expected a number', ['pay.body.items.amount', 'pay.items.amount']],
  ['items[12].amount: Expected a number', ['pay.body.items.amount', 'pay.items.amount']],
  ['size: Expected a number from 1 to 100', ['pay.body.size', 'pay.size']],
  ['Insufficient balance', []],
  ['Not a field: at all', []],
  ['', []],
])('the refusal “%s” is about the fields at %j', (message, anchors) => {
  expect(anchorsOfRefusal('pay', message)).toEqual(anchors)
})
