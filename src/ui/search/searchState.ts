import { atom } from 'jotai'
import type { ActorRefFrom } from 'xstate'
import type { searchMachine } from '../../machines/search/search.machine.ts'

export type SearchActor = ActorRefFrom<typeof searchMachine>

export interface SearchProps {
  actor: SearchActor
  /** What was typed while its code was on the way. */
  takeTyped(): string
}

/** The page's search, which starts when it is first opened. */
export const searchAtom = atom<SearchProps | null>(null)
