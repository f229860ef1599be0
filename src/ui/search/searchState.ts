import { atom } from 'jotai'
import type { ActorRefFrom } from 'xstate'
import type { searchMachine } from '../../machines/search/search.machine.ts'

export type SearchActor = ActorRefFrom<typeof searchMachine>

/** The actor of the page's search, which starts when it is first opened. */
export const searchAtom = atom<SearchActor | null>(null)
