import { asPage } from '../../support/dom/asPage.ts'
import { openDom } from '../../support/dom/openDom.ts'
import type { Portal } from './portal.ts'

/** In a DOM without a browser. */
export async function openDomPortal(): Promise<Portal> {
  const dom = await openDom()
  return {
    kind: 'dom',
    page: asPage(dom),
    newPage: () => dom.context().newPage(),
    wrong: () => dom.wrong,
    close: () => dom.closeBrowser(),
  }
}
