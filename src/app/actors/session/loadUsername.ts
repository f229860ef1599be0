import type { Shell } from '../../bootstrap/shell/shell.ts'

/** The name that a sign-in was begun with, or else of who is expected; an empty text when neither is known. */
export async function loadUsername(shell: Shell, signal: AbortSignal): Promise<string> {
  const draft = (await shell.portalReady).session.browser.draft.load()
  return draft || (await import('./loginHint.ts')).expectedUsername(shell, signal)
}
