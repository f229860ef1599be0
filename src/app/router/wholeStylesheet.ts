import { loadStylesheet } from '../../ui/kit/parts/loadStylesheet.ts'

/** Loads the whole stylesheet into a document that has only that of public pages: it comes after it, so it decides. */
export function loadWholeStylesheet(): Promise<void> | null {
  const part = document.querySelector<HTMLLinkElement>('link[data-whole]')
  return part && loadStylesheet(part.dataset.whole ?? '', part)
}
