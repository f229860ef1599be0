import { expect, test } from 'vitest'
import { changelogFeed } from '../../../../scripts/changelog/changelogFeed.ts'
import type { ChangelogEntry } from '../../../../src/rules/docs/changelog.ts'

const entries: ChangelogEntry[] = [
  {
    date: '2026-03-15',
    groups: [
      {
        operations: [{ service: 'Order & pay', operationId: 'createOrder', method: 'POST', path: '/orders' }],
        changes: [
          { kind: 'changed', what: 'pattern', name: 'name', place: 'request', after: '<a>', breaking: true },
          { kind: 'added', what: 'field', name: 'day', place: 'request', breaking: false },
        ],
      },
    ],
  },
  { date: '2026-03-14', groups: [] },
]

const text = (base: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    '  <id>tag:portico.example,2026:changelog</id>',
    '  <title>Portico Developers: API changes</title>',
    '  <updated>2026-03-15T00:00:00Z</updated>',
    '  <author><name>Portico Developers</name></author>',
    `  <link rel="self" type="application/atom+xml" href="${base}/docs/changelog.xml"/>`,
    `  <link rel="alternate" type="text/html" href="${base}/docs/changelog"/>`,
    '  <entry>',
    '    <id>tag:portico.example,2026:changelog/2026-03-15</id>',
    '    <title>API changes of 2026-03-15, some breaking</title>',
    '    <updated>2026-03-15T00:00:00Z</updated>',
    `    <link rel="alternate" type="text/html" href="${base}/docs/changelog#2026-03-15"/>`,
    '    <content type="html">&lt;h2&gt;Order &amp;amp; pay&lt;/h2&gt;&lt;p&gt;&lt;code&gt;POST /orders&lt;/code&gt;&lt;/p&gt;&lt;ul&gt;&lt;li&gt;&lt;strong&gt;Breaking: &lt;/strong&gt;Changed the pattern of name in the request from none to “&amp;lt;a&amp;gt;”.&lt;/li&gt;&lt;li&gt;Added the field day to the request.&lt;/li&gt;&lt;/ul&gt;</content>',
    '  </entry>',
    '  <entry>',
    '    <id>tag:portico.example,2026:changelog/2026-03-14</id>',
    '    <title>API changes of 2026-03-14</title>',
    '    <updated>2026-03-14T00:00:00Z</updated>',
    `    <link rel="alternate" type="text/html" href="${base}/docs/changelog#2026-03-14"/>`,
    '    <content type="html"></content>',
    '  </entry>',
    '</feed>',
    '',
  ].join('\n')

test.each([
  ['of the host that answers', undefined, ''],
  ['of the portal', 'https://developers.bank.test', 'https://developers.bank.test'],
])('the feed has addresses %s', (_, origin, base) => {
  expect(changelogFeed(entries, origin)).toBe(text(base))
})

test('a day whose changes all keep clients working is not called breaking', () => {
  const [day] = entries
  const groups = day?.groups.map((each) => ({ ...each, changes: each.changes.slice(1) })) ?? []
  const feed = changelogFeed([{ date: '2026-03-15', groups }])
  expect(feed).toContain('<title>API changes of 2026-03-15</title>')
  expect(feed).not.toContain('Breaking')
})

test('a feed without an entry has its date all the same', () => {
  expect(changelogFeed([])).toContain('<updated>2026-11-22T00:00:00Z</updated>')
})
