import { expect, test } from 'vitest'
import { jobTexts } from '../../../../../mocks/control/clock/dueList.ts'
import { sandboxParts } from '../../../../../mocks/sandbox.ts'

test('each kind of job has a text', () => {
  expect(Object.keys(jobTexts).toSorted()).toEqual(
    sandboxParts()
      .jobHandlers.map(({ kind }) => kind)
      .toSorted(),
  )
})
