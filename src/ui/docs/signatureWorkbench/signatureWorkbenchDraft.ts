import { atom } from 'jotai'
import { emptyRequest, type Request } from './request.ts'
import type { signatureWorkbenchTexts } from './signatureWorkbenchTexts.ts'

export type KeySource = keyof typeof signatureWorkbenchTexts.sources

interface Typed {
  source: KeySource
  request: Request
}

/** What was typed into the workbench when it was left, for a sign-in for example, and by whom; null is nobody in particular. */
export const signatureWorkbenchDraftAtom = atom<(Typed & { owner: string | null }) | null>(null)

/** What it begins with: what the same person typed, or whoever was not signed in yet. */
export const typedBefore = (draft: (Typed & { owner: string | null }) | null, owner: string | null): Typed =>
  draft && (draft.owner === null || draft.owner === owner) ? draft : { source: 'generate', request: emptyRequest }

/** No access token, and no request for one: it has what its customer signs in with. */
export const withoutToken = (request: Request): Request => ({
  ...request,
  accessToken: '',
  sent: { ...request.sent, token: '' },
})
