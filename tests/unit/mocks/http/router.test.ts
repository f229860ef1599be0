import { expect, it, vi } from 'vitest'
import { createRouter } from '../../../../mocks/http/router.ts'

const fail = () => ({ status: 405, headers: {}, body: '' })

const route = (method: 'get' | 'put', path: string) => ({
  operation: path,
  method,
  path,
  fail,
  respond: async () => ({ status: 200, headers: {}, body: '' }),
})

const match = createRouter([
  route('get', '/faults'),
  route('get', '/faults/:operation'),
  route('put', '/faults/:operation'),
  route('get', '/faults/all'),
  route('get', '/:kind/all/:id'),
])

it.each([
  ['GET', '/faults', '/faults', {}],
  ['GET', '/faults/all', '/faults/all', {}],
  ['GET', '/faults/a%20b', '/faults/:operation', { operation: 'a b' }],
  ['put', '/faults/getUser', '/faults/:operation', { operation: 'getUser' }],
  ['GET', '/faults/all/1', '/:kind/all/:id', { kind: 'faults', id: '1' }],
])('%s %s is found', (method, pathname, path, parameters) => {
  expect(match(method, pathname)).toMatchObject({ route: { path }, parameters })
})

it.each(['/', '', '/faults/', '/faults//1', '/other', '/faults/a/b', '/faults/%E0%A4%A'])('%s is not found', (path) => {
  expect(match('GET', path)).toBeUndefined()
})

it('another method gets those that are allowed', () => {
  expect(match('DELETE', '/faults/getUser')).toEqual({ allow: 'GET, HEAD, PUT', fail })
  expect(match('PUT', '/faults')).toEqual({ allow: 'GET, HEAD', fail })
})

it('HEAD is found where GET is', () => {
  expect(match('HEAD', '/faults')).toMatchObject({ route: { path: '/faults', method: 'get' } })
  expect(createRouter([route('put', '/faults')])('HEAD', '/faults')).toEqual({ allow: 'PUT', fail })
})

it('takes as many steps among 1000 routes as among ten', () => {
  const steps = [10, 1000].map((count) => {
    const paths = Array.from({ length: count }, (_, index) => [`/fixed${index}/list`, `/named${index}/:id`]).flat()
    const find = createRouter(paths.map((path) => route('get', path)))
    const get = vi.spyOn(Map.prototype, 'get')
    expect(find('GET', `/named${count - 1}/7`)).toMatchObject({ parameters: { id: '7' } })
    expect(find('GET', `/fixed${count - 1}/list`)).toMatchObject({ parameters: {} })
    const { length } = get.mock.calls
    get.mockRestore()
    return length
  })
  expect(steps[0]).toBeGreaterThan(0)
  expect(steps[1]).toBe(steps[0])
})
