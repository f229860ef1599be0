import { expect, test, vi } from 'vitest'
import { readDefinition } from '../../../../../mocks/services/definition/readDefinition.ts'

const document = vi.hoisted(() => ({
  paths: {
    '/notes': {
      post: {
        parameters: [{ $ref: '#/components/parameters/A' }, { $ref: '#/components/parameters/Far' }],
        requestBody: { $ref: '#/components/requestBodies/A' },
      },
    },
  },
  components: {
    parameters: {
      A: { $ref: '#/components/parameters/B' },
      B: { $ref: '#/components/parameters/A' },
      Far: { $ref: '#/components/parameters/Size' },
      Size: { name: 'size', in: 'query', schema: { type: 'integer' } },
    },
    requestBodies: { A: { $ref: '#/components/requestBodies/A' } },
  },
}))

vi.mock('virtual:definitions', () => ({
  definitions: { notes: { title: 'Notes', path: '/notes', method: 'POST', document: JSON.stringify(document) } },
}))

test('references are followed to their end, and those in a circle end', () => {
  const { parameters, body } = readDefinition('notes')
  expect(parameters).toEqual([
    { description: 'Refers to itself: #/components/parameters/A' },
    { name: 'size', in: 'query', schema: { type: 'integer' } },
  ])
  expect(body).toBeUndefined()
})
