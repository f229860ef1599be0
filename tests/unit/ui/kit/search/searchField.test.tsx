import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchField } from '../../../../../src/ui/kit/search/SearchField.tsx'

test('without its stylesheet the picture in a search field is a line of 20 pixels, not black and as wide as the page', () => {
  const html = renderToString(
    <SearchField id="search" label="Search APIs" value="" onChange={() => {}} status="" toFirst={() => {}} />,
  )
  expect(/<svg [^>]*>/.exec(html)?.[0]).toBe(
    '<svg width="20" height="20" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">',
  )
})
