import { atom } from 'jotai'
import type { Catalogue } from '../rules/catalogue/catalogueSchema.ts'

/** What the catalogue's actor shows; the actor owns it. */
export interface CatalogueView {
  catalogue: Catalogue | null
  failed: boolean
}

export const catalogueAtom = atom<CatalogueView>({ catalogue: null, failed: false })
