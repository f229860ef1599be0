import { type DocsLocation, docsLocationOf, type PageSlug } from '../../rules/docs/docs.ts'
import { createOnce } from '../../rules/once.ts'
import type { PageFailure } from '../../rules/pageFailure.ts'
import { catalogueAtom, catalogueWaitsAtom } from '../../ui/catalogueState.ts'
import { DocsView } from '../../ui/docs/DocsView.tsx'
import { cataloguePart, servicePart } from '../../ui/docs/docsParts.ts'
import { articleUsed } from '../../ui/docs/page/deferredHydration.ts'
import { deferPage, prefetchPage } from '../../ui/docs/page/loadPage.ts'
import type { CredentialsPort } from '../../ui/docs/samples/credentials.ts'
import { titleOf } from '../../ui/docs/titleOf.ts'
import { partFailedTexts } from '../../ui/kit/parts/lazyPart.tsx'
import { navigatorOf } from '../actors/docs/docs.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import type { Shell } from '../bootstrap/shell/shell.ts'
import { isSamePath, loadRenderedPage, type RenderedPage } from '../router/renderedPage.ts'
import type { RouteMatch } from '../router/routes.ts'
import type { ShellScreen } from '../router/screen.ts'

const placeOf = ({ path, query }: Pick<RouteMatch, 'path' | 'query'>) => {
  const place = docsLocationOf(path, query.get('linked'))
  if (!place) throw new Error(`No page at ${path}`)
  return place
}

const titleNow = (place: DocsLocation, { store }: Shell, rendered: RenderedPage | null) =>
  titleOf(place, store.get(catalogueAtom).catalogue ?? rendered?.catalogue ?? null)

/** A page of text, the list of products or the viewer, whichever the path shows. */
export function prefetch(path: string): void {
  const place = docsLocationOf(path, null)
  if (place?.kind === 'page') prefetchPage(place.slug)
  else if (place) (place.kind === 'service' ? servicePart : cataloguePart).load().catch(() => {})
}

/** The code of the article that the document shows, and the catalogue, wait until somebody uses the page. */
function deferArticle(article: Element, slug: PageSlug, { session, store, notify }: Shell): void {
  const used = articleUsed(article, session)
  store.set(catalogueWaitsAtom, used)
  const onFailed = (failure: PageFailure) =>
    notify({ variant: 'error', message: partFailedTexts[failure], source: 'docs' })
  deferPage(slug, { article, used, onFailed })
}

/** The page of a service is hydrated as it was rendered once its part is here. */
export async function docsScreen(given: RenderedPage | null = null): Promise<ShellScreen> {
  const page = import.meta.env.SSR ? given : await loadRenderedPage()
  const renderedAt = (path: string) => (page && isSamePath(page.path, path) ? page : null)
  if (import.meta.env.SSR || renderedAt(location.pathname)) await servicePart.load()
  let article = import.meta.env.SSR ? null : document.querySelector('.docs-page')
  return (scope, shell, match) => {
    const rendered = renderedAt(match.path)
    const location = placeOf({ ...match, ...rendered })
    if (article && location.kind === 'page') deferArticle(article, location.slug, shell)
    article = null
    const navigator = startScopedActor(scope, navigatorOf(shell), {
      input: { location, ...(rendered && { definition: rendered.definition }) },
    })
    const credentials: CredentialsPort = {
      ...shell,
      once: createOnce(),
      pageOnce: shell.once,
      load: () => import('./shared/docs/docsActors.ts').then(({ docsActors }) => docsActors(scope, shell)),
      watchToday: (notify) => import('./shared/docs/watchToday.ts').then((part) => part.watchToday(shell, notify)),
    }
    return {
      element: (
        <DocsView
          actor={navigator}
          credentials={credentials}
          rendered={rendered && { ...rendered, location }}
          onRetryCatalogue={shell.reloadCatalogue}
        />
      ),
      title: titleNow(location, shell, rendered),
      update(next) {
        navigator.send({ type: 'location.change', location: placeOf(next) })
        return titleNow(placeOf(next), shell, null)
      },
    }
  }
}
