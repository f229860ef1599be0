import { brand } from '../../src/rules/brand.ts'
import { docsPages, pageHref } from '../../src/rules/docs/docs.ts'
import type { BuiltPage } from './builtPages.ts'
import { checkedOrigin } from './robotsAndSitemap.ts'

const about =
  'Developers build on the bank’s open-banking APIs and banking-as-a-service products. These pages explain authorization, calls, errors and limits.'

const menu: readonly string[] = docsPages.map(({ slug }) => pageHref(slug))

/** What language models read (llmstxt.org): every page that stands as Markdown too, with a line about it. */
export function llmsFile(pages: readonly BuiltPage[], origin = ''): string {
  const base = origin === '' ? '' : checkedOrigin(origin)
  const section = (heading: string, listed: readonly BuiltPage[]) =>
    listed.length === 0
      ? []
      : [
          `## ${heading}`,
          '',
          ...listed.map(({ path, title, description }) =>
            [`- [${title}](${base}${path}.md)`, ...(description ? [description] : [])].join(': '),
          ),
          '',
        ]
  const isGuide = ({ path }: BuiltPage) => menu.includes(path)
  const guides = pages.filter(isGuide).sort((a, b) => menu.indexOf(a.path) - menu.indexOf(b.path))
  const services = pages.filter((page) => !isGuide(page))
  return [
    `# ${brand.name}`,
    '',
    `> ${about}`,
    '',
    ...section('Documentation', guides),
    ...section('APIs', services),
  ].join('\n')
}
