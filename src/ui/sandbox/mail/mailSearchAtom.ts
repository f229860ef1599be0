import { atom } from 'jotai'

/** Kept while another panel shows. */
export const mailSearchAtom = atom('')
