import { waitFor } from 'xstate'
import { openChannel } from '../../../rules/broadcastChannel.ts'
import { changesChannelOf, replacedContent, type SandboxChanges } from '../../../rules/sandbox/changes.ts'
import { requestNavigation } from '../../../ui/kit/links/beforeNavigate.ts'
import { createApplicationChanges } from '../../actors/applications/applicationChanges.ts'
import type { Navigation } from '../../router/navigation.ts'
import type { SessionAccess } from '../../session/sessionAccess.ts'
import type { Outputs } from '../portal/portal.ts'
import type { PageShell } from '../shell/shell.ts'

interface Page {
  session: SessionAccess
  navigation: Pick<Navigation, 'view' | 'retry'>
  startup: { shell: Pick<PageShell, 'once'> }
}

/** Asks the bank who is signed in: a session that it no longer knows ends by this call as by any other. */
async function recheckSession(session: SessionAccess): Promise<void> {
  const actor = session.actor()
  if (!actor) return
  actor.send({ type: 'profile.reload' })
  await waitFor(actor, (snapshot) => !snapshot.matches({ signedIn: { profile: 'loading' } }))
}

/** A question such as whether to leave what is typed is open: its answer leads where the person wanted to go. */
const isAsked = () =>
  document.querySelector('[role=alertdialog]') !== null &&
  !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Shows what the bank has now, unless what was typed there would be lost; a public page shows a developer's applications at most. */
async function readAgain({ session, navigation, startup }: Page): Promise<void> {
  await recheckSession(session)
  if (session.status() !== 'signedIn') return
  if (navigation.view().match.route.access === 'protected') {
    if (!isAsked()) requestNavigation(navigation.retry)
  } else startup.shell.once(createApplicationChanges)().publish()
}

/** Resolves when the page is in sight. */
const seen = (page: Document) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (page.visibilityState === 'hidden') return
      page.removeEventListener('visibilitychange', check)
      resolve()
    }
    page.addEventListener('visibilitychange', check)
    check()
  })

/** After the content of the sandbox was replaced, here or in another tab, the page reads it again as soon as it is in sight. */
export function followReplacements(
  page: Page,
  bank: string | null,
  inSight: () => Promise<void> = () => seen(document),
): () => void {
  const channel = openChannel<SandboxChanges>(changesChannelOf(bank))
  let isWaiting = false
  const onReplaced = async () => {
    if (isWaiting) return
    isWaiting = true
    await inSight()
    isWaiting = false
    await readAgain(page)
  }
  channel.subscribe(({ tables }) => {
    if (tables.includes(replacedContent)) void onReplaced()
  })
  return channel.close
}

/** What another version of the sandbox has stored may not fit this one: whoever made that data learns why it is gone. */
export async function reportReplacedData(replaced: Promise<void>, notify: Outputs['notify']): Promise<void> {
  await replaced
  notify({
    source: 'sandbox',
    variant: 'warning',
    message: 'Couldn’t read the sandbox data stored in this browser. It was replaced by the initial data.',
  })
}
