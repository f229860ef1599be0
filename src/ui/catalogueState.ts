import { atom } from 'jotai'
import type { Catalogue } from '../rules/catalogueSchema.ts'

/** What the catalogue's actor shows; the actor owns it. */
export interface CatalogueView {
  catalogue: Catalogue | null
  failed: boolean
}

export const catalogueAtom = atom<CatalogueView>({ catalogue: null, failed: false })

/** What was searched for on Discover, and how often SHOW MORE was pressed; both outlast a look at a product. */
export const searchAtom = atom('')
export const moreAtom = atom(0)
