import { atom } from 'jotai'
import type { Catalogue } from '../rules/catalogue/catalogueSchema.ts'

/** What the catalogue's actor shows; the actor owns it. */
export interface CatalogueView {
  catalogue: Catalogue | null
  failed: boolean
}

/** What the page's catalogue waits for before it is loaded, where what is shown does without it. */
export const catalogueWaitsAtom = atom<Promise<void> | undefined>(undefined)

export const catalogueAtom = atom<CatalogueView>({ catalogue: null, failed: false })
