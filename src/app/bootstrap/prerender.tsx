import { renderToString } from 'react-dom/server'
import { outlineOf } from '../../rules/definition/operation/outline.ts'
import { plainMarkdown } from '../../rules/definition/plainMarkdown.ts'
import { changelogFeedPath } from '../../rules/docs/changelog.ts'
import { defaultPage, docsLocationOf, docsPages, docsSections, markdownHref } from '../../rules/docs/docs.ts'
import { sampleLanguageScript } from '../../rules/docs/sampleLanguages.ts'
import { hasKeyParameter } from '../../rules/routes/keyedRoutes.ts'
import { notFoundRoute } from '../../rules/routes/routes.ts'
import { loadPage } from '../../ui/docs/page/loadPage.ts'
import { breadcrumbs } from '../../ui/docs/page/navigation/breadcrumbs.ts'
import { stylesWithoutScript } from '../../ui/docs/page/stylesWithoutScript.ts'
import { earlySubmitScript } from '../../ui/kit/forms/earlySubmit.ts'
import { dashboardFrame } from '../../ui/shell/dashboard/dashboardFrame.ts'
import { themeScript } from '../../ui/shell/theme/theme.ts'
import { documentTitle } from '../../ui/shell/useTitle.ts'
import { App } from '../App.tsx'
import type { RenderedPage } from '../router/renderedPage.ts'
import { matchRoute, routes } from '../router/routes.ts'
import { createScreenLoader } from '../router/screenLoader.ts'
import { createBootstrap } from './bootstrap.ts'
import { createPage } from './createPage.ts'

/** Every page that is rendered at build: a route's own file; patterns with a part that varies share one. */
export const paths = [
  ...docsPages
    .filter(({ slug }) => slug !== defaultPage)
    .map(({ slug, title, description }) => ({
      pattern: `/docs/${slug}`,
      access: 'public',
      title,
      description,
      path: `/docs/${slug}`,
      file: `docs/${slug}/index.html`,
    })),
  ...docsSections.flatMap((section) =>
    section.pages
      ? []
      : {
          pattern: `/docs/${section.id}/:product?/:service?`,
          access: 'public',
          description: section.description,
          path: `/docs/${section.id}`,
          file: `docs/${section.id}/index.html`,
        },
  ),
  ...routes.map(({ pattern: listed, access, ...route }) => {
    const pattern = listed === '/docs/*?' ? '/docs' : listed
    const overview = pattern === '/docs' ? docsPages.find(({ slug }) => slug === defaultPage) : undefined
    const { title, description } = overview ?? route
    const path = pattern.replace(/\/\*\?$/, '').replace(/\/:\w+$/, '/-')
    const file = `${path.replace(/\/-$/, '').slice(1)}/index.html`.replace(/^\//, '')
    return { pattern, access, title, description, path, file }
  }),
  { ...notFoundRoute, path: '/404', file: '404.html' },
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What the definition says first of its service, for search engines; its name when it says nothing. */
function describe({ catalogue, definition }: RenderedPage): string {
  const [first] = plainMarkdown(outlineOf(definition).description)
  if (first?.kind === 'paragraph') return first.runs.map(({ text }) => text).join('')
  return [...catalogue.services, ...catalogue.products].map(({ name }) => name).join(' · ')
}

/** `rendered` is what the page of a service is rendered with. */
export async function prerender(path: string, rendered: RenderedPage | null = null) {
  const { navigation, routeFocus, screens, session, openSearch } = createPage(
    { navigate: () => {}, notify: () => {} },
    { screens: createScreenLoader(rendered) },
  )
  const { route } = matchRoute(path)
  const { pattern, description: listed } = paths.find((page) => page.path === path) ?? route
  const description = rendered ? describe(rendered) : listed
  if (route.access !== 'protected') await screens.load(route.screen)
  const place = docsLocationOf(path, null)
  if (place?.kind === 'page') await loadPage(place.slug)
  navigation.handleLocation(path, '')
  const markdown = rendered ? `${path}.md` : place?.kind === 'page' ? markdownHref(place.slug) : undefined
  const { title } = navigation.view()
  const bootstrap = createBootstrap(async () => {})
  const html = renderToString(
    <App
      navigation={navigation}
      routeFocus={routeFocus}
      session={session}
      onSearch={openSearch}
      ssrPath={path}
      bootstrap={bootstrap}
    />,
  )
  const head = [
    ...(hasKeyParameter(pattern) ? ['<meta name="referrer" content="no-referrer" />'] : []),
    `<title>${escaped(documentTitle(title))}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<script>${[themeScript, earlySubmitScript, ...(place ? [sampleLanguageScript] : [])].join(';')}</script>`,
    ...(route.access === 'protected' ? [`<style>${dashboardFrame}</style>`] : []),
    ...(place ? [`<noscript><style>${stylesWithoutScript}</style></noscript>`] : []),
    ...(place ? [`<script type="application/ld+json">${breadcrumbs(place, rendered?.catalogue)}</script>`] : []),
    ...(markdown === undefined ? [] : [`<link rel="alternate" type="text/markdown" href="${escaped(markdown)}" />`]),
    ...(place?.kind === 'page' && place.slug === 'changelog'
      ? [`<link rel="alternate" type="application/atom+xml" href="${changelogFeedPath}" />`]
      : []),
  ].join('\n    ')
  return { html, head, screen: route.screen, rendered }
}
