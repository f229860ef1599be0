import type { Shell } from '../../bootstrap/shell/shell.ts'
import type { LoginHint } from './loginHint.ts'

/** The name that a sign-in was begun with, or else of who is expected; an empty text when neither is known. */
export async function loadSignIn(shell: Shell, signal: AbortSignal): Promise<LoginHint> {
  const draft = (await shell.portalReady).session.browser.draft.load()
  const { username, from } = await (await import('./loginHint.ts')).loadLoginHint(shell, signal)
  return { username: draft || username, from }
}
