import { renderToString } from 'react-dom/server'
import { brand } from '../../rules/brand.ts'
import { defaultPage, docsPages } from '../../rules/docs.ts'
import { hasKeyParameter } from '../../rules/keyedRoutes.ts'
import { earlySubmitScript } from '../../ui/kit/earlySubmit.ts'
import { themeScript } from '../../ui/shell/theme.ts'
import { App } from '../App.tsx'
import { descriptions } from '../router/descriptions.ts'
import { matchRoute, routes } from '../router/routes.ts'
import { screenFile } from '../router/screenLoader.ts'
import { createBootstrap } from './bootstrap.ts'
import { createPage } from './page.ts'

/** Every page that is rendered at build: a route's own file; patterns with a part that varies share one. */
export const paths = [
  ...docsPages
    .filter(({ slug }) => slug !== defaultPage)
    .map(({ slug }) => ({
      pattern: `/docs/${slug}`,
      access: 'public',
      path: `/docs/${slug}`,
      file: `docs/${slug}/index.html`,
    })),
  ...['api', 'baas'].map((group) => ({
    pattern: `/docs/${group}/:productId?/:serviceId?`,
    access: 'public',
    path: `/docs/${group}`,
    file: `docs/${group}/index.html`,
  })),
  ...routes.map(({ pattern: listed, access }) => {
    const pattern = listed === '/docs/*?' ? '/docs' : listed
    const path = pattern.replace(/\/\*\?$/, '').replace(/\/:\w+$/, '/-')
    return { pattern, access, path, file: `${path.replace(/\/-$/, '').slice(1)}/index.html`.replace(/^\//, '') }
  }),
  { pattern: '*', access: 'public', path: '/404', file: '404.html' },
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function descriptionOf(pattern: string): string {
  const description = descriptions[pattern]
  if (description === undefined) throw new Error(`${pattern} has no description in src/app/router/descriptions.ts`)
  return description
}

export async function prerender(path: string) {
  const { navigation, screens, session } = createPage({ navigate: () => {}, notify: () => {} })
  const { route } = matchRoute(path)
  const pattern = paths.find((page) => page.path === path)?.pattern ?? route.pattern
  if (route.access !== 'protected') await screens.load(route.screen)
  navigation.handleLocation(path, '')
  const { title } = navigation.view()
  const bootstrap = createBootstrap(async () => {})
  const html = renderToString(<App navigation={navigation} session={session} ssrPath={path} bootstrap={bootstrap} />)
  const head = [
    ...(hasKeyParameter(pattern) ? ['<meta name="referrer" content="no-referrer" />'] : []),
    `<title>${escaped(`${title} | ${brand.name}`)}</title>`,
    `<meta name="description" content="${escaped(descriptionOf(pattern))}" />`,
    `<script>${themeScript};${earlySubmitScript}</script>`,
  ].join('\n    ')
  return { html, head, screen: screenFile(route.screen) }
}
