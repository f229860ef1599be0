import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noFilter } from '../../../../../src/rules/sandbox/requests/requestFilter.ts'
import type { RequestsData } from '../../../../../src/rules/sandbox/requests/requestLog.ts'
import { RequestFilters } from '../../../../../src/ui/sandbox/requests/RequestFilters.tsx'

const chosenIn = (data: RequestsData, application: string, operation: string) => {
  const html = renderToStaticMarkup(
    <RequestFilters
      data={data}
      found={0}
      isPortalShown
      isDocked={false}
      filter={{ ...noFilter, application, operation }}
      onChange={() => {}}
      onExport={async () => {}}
      toFirst={() => {}}
    />,
  )
  return [...html.matchAll(/<option value="[^"]+" selected="">([^<]*)/g)].map(([, text]) => text)
}

test('a filter by what is gone is seen, and can be taken back', () => {
  const empty = { events: [], applications: [], operations: [] }
  expect(chosenIn(empty, 'application-9', 'listAccounts')).toEqual(['application-9', 'listAccounts'])
})

test('an application whose calls are gone keeps its name', () => {
  const data = { events: [], applications: [{ id: 'application-1', name: 'Till Companion' }], operations: [] }
  expect(chosenIn(data, 'application-1', '')).toEqual(['Till Companion'])
})
