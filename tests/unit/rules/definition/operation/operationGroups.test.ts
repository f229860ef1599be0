import { expect, test } from 'vitest'
import { operationGroups } from '../../../../../src/rules/definition/operation/operationGroups.ts'
import { outlineOf } from '../../../../../src/rules/definition/operation/outline.ts'

const groupsOf = (document: Record<string, unknown>) =>
  operationGroups(document, outlineOf(document).operations).map(({ id, title, description, operations }) => [
    id,
    title,
    description,
    operations.map((each) => each.id),
  ])

const operation = (operationId: string, tags?: unknown) => ({ operationId, ...(tags !== undefined && { tags }) })

test('each operation stands once, under its first tag: listed tags, then others as met, then those without', () => {
  const paths = {
    '/a': { get: operation('a', ['Late']), post: operation('b') },
    '/c': { get: operation('c', ['Met', 'Late']), post: operation('d', ['First']) },
    '/e': { get: operation('e', ['Late']), post: operation('f', []) },
  }
  const tags = [
    { name: 'Unused', description: 'None has it.' },
    { name: 'First', description: 'Comes **first**.' },
    { name: 'Late' },
  ]
  expect(groupsOf({ tags, paths })).toEqual([
    ['tag-First', 'First', 'Comes **first**.', ['d']],
    ['tag-Late', 'Late', '', ['a', 'e']],
    ['tag-Met', 'Met', '', ['c']],
    ['tag-Other-operations', 'Other operations', '', ['b', 'f']],
  ])
})

test('without tags all stand in one group, without operations there is none', () => {
  expect(groupsOf({ paths: { '/a': { get: operation('a'), post: operation('b') } } })).toEqual([
    ['tag-Operations', 'Operations', '', ['a', 'b']],
  ])
  expect(groupsOf({ tags: [{ name: 'First' }] })).toEqual([])
})

test('no group shares an anchor with an operation or with another group', () => {
  const paths = { '/a': { get: operation('tag-Money', ['Money']), post: operation('b', ['Money!']) } }
  expect(groupsOf({ paths }).map(([id]) => id)).toEqual(['tag-Money-2', 'tag-Money-3'])
})

test.each([7, ['text', null, { description: 7 }], { name: 'Money' }])('tags of %j are none', (tags) => {
  expect(groupsOf({ tags, paths: { '/a': { get: operation('a', tags) } } })).toEqual([
    [expect.any(String), expect.any(String), '', ['a']],
  ])
})
