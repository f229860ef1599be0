import { deadLinks } from './deadLinks.ts'
import { detoursWithoutReturn } from './detours.ts'
import { longTexts } from './longTexts.ts'
import { mismatchedNames } from './mismatchedNames.ts'

interface CheckedPage {
  /** Undefined once it is closed. */
  document(): Document | undefined
  isFile(pathname: string): boolean
  /** An address that a test itself asked for may lead nowhere, also where a step in the history leads back to it. */
  isEntered(address: string): boolean
  wrong: string[]
}

/** What holds of every page that a test shows. */
export function createPageChecks({ document: shown, isFile, isEntered, wrong }: CheckedPage) {
  const complain = (what: string) => {
    if (!wrong.includes(what)) wrong.push(what)
  }
  const ofPortal = () => {
    const document = shown()
    return document?.getElementById('portal') ? document : undefined
  }
  return {
    links() {
      const document = ofPortal()
      if (!document) return
      for (const href of deadLinks(document, (pathname) => isFile(pathname) && /\.\w+$/.test(pathname)))
        if (!isEntered(href.split('#')[0] ?? '')) complain(`dead link: ${href}`)
    },
    /** Links get their way back a moment after they are hydrated. */
    async detours() {
      const document = ofPortal()
      if (!document) return
      let left = detoursWithoutReturn(document)
      for (let look = 0; left.length > 0 && look < 300; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, 10))
        left = detoursWithoutReturn(document)
      }
      for (const href of left) complain(`no way back from: ${href}`)
      for (const text of longTexts(document)) complain(`long text: ${text}`)
      for (const name of mismatchedNames(document)) complain(`name without the shown text: ${name}`)
    },
  }
}
