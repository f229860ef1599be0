import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from '../../../../src/ui/tickets/Pager.tsx'

test.each([
  [0, ['First page', 'Previous page']],
  [1, []],
  [2, ['Next page', 'Last page']],
])('on page %i of 0 to 2 these lead nowhere: %s', (page, inert) => {
  const html = renderToString(<Pager count={11} page={page} size={5} turn={() => {}} choose={() => {}} />)
  const turns = [...html.matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*>/g)].map(([tag = '', label = '']) => ({
    label,
    isInert: tag.includes('aria-disabled="true"'),
  }))
  expect(turns.map(({ label }) => label)).toEqual(['First page', 'Previous page', 'Next page', 'Last page'])
  expect(turns.filter(({ isInert }) => isInert).map(({ label }) => label)).toEqual(inert)
})
