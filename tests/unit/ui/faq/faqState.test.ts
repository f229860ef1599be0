import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { faqTabs } from '../../../../src/content/faq/faqTabs.ts'
import { tabAtom } from '../../../../src/ui/faq/faqState.ts'

test('GENERAL is the first tab that shows', () => {
  const shown = createStore().get(tabAtom)
  expect(faqTabs.find(({ id }) => id === shown)?.label).toBe('GENERAL')
})
