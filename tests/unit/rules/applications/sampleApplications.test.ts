import { expect, test } from 'vitest'
import { type SampleApplication, shownApplication } from '../../../../src/rules/applications/sampleApplications.ts'

const first: SampleApplication = { id: 'a1', name: 'First', clientId: 'client-1', publicKey: '' }
const second: SampleApplication = { id: 'a2', name: 'Second', clientId: 'client-2', publicKey: '' }

test.each([
  ['the only application, as long as nothing was chosen', [first], undefined, first],
  ['the latest of several, as long as nothing was chosen', [first, second], undefined, second],
  ['none, where none is to be shown', [first], null, undefined],
  ['the chosen one', [first, second], 'a1', first],
  ['the latest in place of one that is deleted, or of somebody else', [first, second], 'a3', second],
  ['none of none', [], undefined, undefined],
])('the samples show %s', (_, applications, chosenId, shown) => {
  expect(shownApplication(applications, chosenId)).toBe(shown)
})
