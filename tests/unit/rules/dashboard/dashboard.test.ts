import { expect, test } from 'vitest'
import { stepStatuses } from '../../../../src/rules/dashboard/dashboard.ts'

const application = (...productList: string[]) => ({ id: '1', name: 'Till Companion', productList })
const of = (calls: number, omitted = 0) => ({ calls, omitted })

test.each([
  [null, null, 'unknown', 'unknown', 'unknown'],
  [[], null, 'toDo', 'toDo', 'unknown'],
  [[], of(0), 'toDo', 'toDo', 'toDo'],
  [[application()], of(0), 'done', 'toDo', 'toDo'],
  [[application(), application('1000')], of(0), 'done', 'done', 'toDo'],
  [[application('1000')], of(1), 'done', 'done', 'done'],
  [[application('1000')], null, 'done', 'done', 'unknown'],
  [[application('1000')], of(0, 1), 'done', 'done', 'unknown'],
  [[application('1000')], of(1, 1), 'done', 'done', 'done'],
])('from %j and %j calls: create %s, discover %s, develop %s', (applications, count, create, discover, develop) => {
  expect(stepStatuses(applications, count)).toEqual({ register: 'done', live: 'toDo', create, discover, develop })
})
