import { expect, test } from 'vitest'
import { jobTexts } from '../../../../mocks/control/dueList.ts'
import { jobHandlers } from '../../../../mocks/jobHandlers.ts'

test('each kind of job has a text', () => {
  expect(Object.keys(jobTexts).toSorted()).toEqual(jobHandlers.map(({ kind }) => kind).toSorted())
})
