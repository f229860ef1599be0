import { expect, test } from 'vitest'
import { footerColumns, mainEntries } from '../../../../../src/ui/shell/frame/headerFooterLinks.ts'

test('the navigation bar and the footer have the labels of the specification', () => {
  expect(mainEntries.map(({ label }) => label)).toEqual([
    'GETTING STARTED',
    'DISCOVER APIS',
    'DOCUMENTATIONS',
    'COMMUNITY',
    'SUPPORT',
    'FAQ',
  ])
  expect(footerColumns.map(({ title, entries }) => [title, ...entries.map(({ label }) => label)])).toEqual([
    ['Products', 'API', 'BAAS'],
    ['Documentation', 'Getting Started', 'Authorization', 'API Usage'],
    ['Support', 'Community', 'FAQ', 'Contact Us', 'Support Ticket', 'Announcements'],
  ])
})
