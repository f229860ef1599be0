import { atom } from 'jotai'
import { noFilter, type RequestFilter } from '../../../rules/sandbox/requests/requestFilter.ts'

/** Kept while another panel shows. */
export const requestFilterAtom = atom<RequestFilter>(noFilter)
