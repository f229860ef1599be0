import type { PageSlug } from '../../../rules/docs/docs.ts'
import type { PageFailure } from '../../../rules/pageFailure.ts'
import { failureOf, loadCode } from '../../kit/states/failure.ts'
import { holdPresses, nextPress } from './deferredHydration.ts'
import type { PageModules } from './pageModules.ts'

interface LoadedPage extends PageModules {
  /** To be called once it is hydrated. */
  releasePresses?: () => void
}

const loading = new Map<string, Promise<LoadedPage>>()
const failed = new Set<PageSlug>()

/** Nothing of it is part of the first load: the document has the text already. */
const load = (slug: PageSlug): Promise<LoadedPage> =>
  loadCode(async () => (await import('./pageModules.ts')).pageModules(slug))

function keep(slug: PageSlug, page: Promise<LoadedPage>): Promise<LoadedPage> {
  loading.set(slug, page)
  page.then(
    (value) => Object.assign(page, { status: 'fulfilled', value }),
    () => failed.add(slug),
  )
  return page
}

/**
 * The same promise for the same page, also when it failed: React asks at every render, and would load without end. Once it
 * is fulfilled it says so as React marks it, so that `use` has its value at once, also where nothing can wait.
 */
export function loadPage(slug: PageSlug): Promise<LoadedPage> {
  return loading.get(slug) ?? keep(slug, load(slug))
}

interface Rendered {
  /** Its HTML, which can be read without any code. */
  article: Element
  used: Promise<void>
  onFailed(failure: PageFailure): void
}

async function loadUsed(slug: PageSlug, { article, used, onFailed }: Rendered): Promise<LoadedPage> {
  for (let wanted = used; ; wanted = nextPress()) {
    const letGo = holdPresses(article)
    await wanted
    try {
      const page = await load(slug)
      await page.whenReady(article)
      return { ...page, releasePresses: () => page.pressHeld(letGo()) }
    } catch (error) {
      const failure = failureOf(error)
      if (failure === 'bug') throw error
      const controls = letGo()
      // The browser follows a link that nothing answers.
      for (const control of controls) control.click()
      // Nobody misses what nobody asked for.
      if (controls.length > 0 || article.querySelector('input:focus')) onFailed(failure)
    }
  }
}

/**
 * The page that the document shows: its code comes when it is first used. Until then, and when the code does not come, the text
 * stays as it was rendered; the next press asks again.
 */
export const deferPage = (slug: PageSlug, rendered: Rendered): void => void keep(slug, loadUsed(slug, rendered))

/** What could not be loaded is loaded again when it is asked for next. */
export function clearFailedPages(): void {
  for (const slug of failed) loading.delete(slug)
  failed.clear()
}

/** For a link that is pointed at or focused: the click finds the page here. Opening it asks again if this fails. */
export const prefetchPage = (slug: PageSlug): void =>
  void loadPage(slug).then(({ preinitStyles }) => preinitStyles(), clearFailedPages)
