import { expect, test } from 'vitest'
import { doneSteps } from '../../src/rules/dashboard.ts'

const application = (...productList: string[]) => ({ id: '1', name: 'Till Companion', productList })

test.each([
  [[], null, ['register']],
  [[], 0, ['register']],
  [[application()], 0, ['register', 'create']],
  [[application(), application('1000')], 0, ['register', 'create', 'discover']],
  [[application('1000')], 1, ['register', 'create', 'discover', 'develop']],
  [[application('1000')], null, ['register', 'create', 'discover']],
])('from %j and %j calls %j are done', (applications, calls, done) => {
  expect([...doneSteps(applications, calls)]).toEqual(done)
})
