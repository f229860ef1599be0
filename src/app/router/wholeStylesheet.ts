import { loadStylesheet } from '../../ui/kit/parts/loadStylesheet.ts'

/** Loads the whole stylesheet into a document that has only that of public pages: it comes after it, so it decides. */
export async function loadWholeStylesheet(): Promise<void> {
  const part = document.querySelector<HTMLLinkElement>('link[data-whole]')
  if (part) await loadStylesheet(part.dataset.whole ?? '', part)
}
