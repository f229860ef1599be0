import { expect, test } from 'vitest'
import { stepStatuses } from '../../src/rules/dashboard.ts'

const application = (...productList: string[]) => ({ id: '1', name: 'Till Companion', productList })

test.each([
  [null, null, 'unknown', 'unknown', 'unknown'],
  [[], null, 'toDo', 'toDo', 'unknown'],
  [[], 0, 'toDo', 'toDo', 'toDo'],
  [[application()], 0, 'done', 'toDo', 'toDo'],
  [[application(), application('1000')], 0, 'done', 'done', 'toDo'],
  [[application('1000')], 1, 'done', 'done', 'done'],
  [[application('1000')], null, 'done', 'done', 'unknown'],
])('from %j and %j calls: create %s, discover %s, develop %s', (applications, calls, create, discover, develop) => {
  expect(stepStatuses(applications, calls)).toEqual({ register: 'done', live: 'toDo', create, discover, develop })
})
