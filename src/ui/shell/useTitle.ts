import { useEffect } from 'react'
import { brand } from '../../rules/brand.ts'
import { startOf } from '../../rules/text/serverText.ts'

export const documentTitle = (title: string) => `${startOf(title, 'name')} | ${brand.name}`

/** The document's title; a part of a page may set it after the page, when it learns the name of what is shown. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
}
