import { brand } from '../../src/rules/brand.ts'
import {
  type ChangelogEntry,
  changelogFeedPath,
  isBreaking,
  textOfChange,
  titlesOf,
} from '../../src/rules/docs/changelog.ts'
import { escapedHtml } from '../../src/ui/docs/page/mdx/jsonHtml.ts'

const pagePath = '/docs/changelog'

/** Of a feed and its entries whatever address they have (RFC 4151); it never changes. */
const idOf = (name: string) => `tag:portico.example,2026:${name}`

const escaped = (text: string) => escapedHtml(text).replaceAll('"', '&quot;')

/** Of a feed without an entry: since then there are definitions. */
const firstDay = '2026-11-22'

const momentOf = (date: string) => `${date}T00:00:00Z`

/** The changes as HTML, which stands in the feed as text. */
function contentOf({ groups }: ChangelogEntry): string {
  const html = groups.map((group) => {
    const items = group.changes.map(
      (change) => `<li>${change.breaking ? '<strong>Breaking: </strong>' : ''}${escaped(textOfChange(change))}.</li>`,
    )
    const { title, address, services = '' } = titlesOf(group)
    const what = address === undefined ? escaped(services) : `<code>${escaped(address)}</code>`
    return `<h2>${escaped(title)}</h2><p>${what}</p><ul>${items.join('')}</ul>`
  })
  return escaped(html.join(''))
}

function entryOf(entry: ChangelogEntry, base: string): string[] {
  const { date } = entry
  const title = `API changes of ${date}${isBreaking(entry) ? ', some breaking' : ''}`
  return [
    '  <entry>',
    `    <id>${idOf(`changelog/${date}`)}</id>`,
    `    <title>${title}</title>`,
    `    <updated>${momentOf(date)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${base}${pagePath}#${date}"/>`,
    `    <content type="html">${contentOf(entry)}</content>`,
    '  </entry>',
  ]
}

/**
 * The changelog of the APIs as an Atom feed (RFC 4287). Its addresses are those of the host that answers, if the portal does
 * not say where it is reached.
 */
export function changelogFeed(entries: readonly ChangelogEntry[], origin = ''): string {
  const base = escaped(origin)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${idOf('changelog')}</id>`,
    `  <title>${escaped(`${brand.name}: API changes`)}</title>`,
    `  <updated>${momentOf(entries[0]?.date ?? firstDay)}</updated>`,
    `  <author><name>${escaped(brand.name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${base}${changelogFeedPath}"/>`,
    `  <link rel="alternate" type="text/html" href="${base}${pagePath}"/>`,
    ...entries.flatMap((entry) => entryOf(entry, base)),
    '</feed>',
    '',
  ].join('\n')
}
