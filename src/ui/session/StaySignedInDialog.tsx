import * as AlertDialog from '@radix-ui/themes/components/alert-dialog'
import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { type RefObject, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session/session.machine.ts'
import { useReturnFocus } from '../kit/focus/useReturnFocus.ts'
import { requestNavigation } from '../kit/links/beforeNavigate.ts'
import { Notice } from '../kit/states/Notice.tsx'
import { Spinner } from '../kit/states/Spinner.tsx'
import { staySignedInTexts as texts } from './staySignedInTexts.ts'
import '../kit/dialogs/dialogs.css'

type SessionActor = ActorRefFrom<typeof sessionMachine>

const announcements = [10, 30]

/** What a screen reader announces: the time that is left when a mark is reached, which a tab that slept comes to late. */
function useAnnounced(seconds: number) {
  const mark = announcements.find((each) => seconds <= each)
  const [announced, setAnnounced] = useState({ mark, seconds })
  if (announced.mark !== mark) setAnnounced({ mark, seconds })
  return mark !== undefined && texts.announced(announced.seconds)
}

/** The server has said when it may be asked again. */
const isWaiting = (snapshot: SnapshotFrom<typeof sessionMachine>) =>
  snapshot.matches({ signedIn: { refresh: 'waiting' } })

export default function StaySignedInDialog({ actor }: { actor: SessionActor }) {
  const remaining = useSelector(actor, (snapshot) => snapshot.context.tokenStatus?.remaining ?? 0)
  const refreshable = useSelector(actor, (snapshot) => snapshot.context.tokenStatus?.refreshable ?? false)
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const waiting = useSelector(actor, isWaiting)
  const safeAction = useRef<HTMLButtonElement>(null)
  const focusSafeAction = (event: Event) => {
    event.preventDefault()
    safeAction.current?.focus()
  }
  const returnFocus = useReturnFocus()
  const seconds = Math.ceil(remaining / 1000)
  const announced = useAnnounced(seconds)
  // Once this is closed: the question that may follow may be open already, below it, and gives the focus back to the page.
  const isSigningOut = useRef(false)
  const signOut = () => {
    isSigningOut.current = true
    actor.send({ type: 'dialog.dismiss' })
  }
  const closed = (event: Event) => {
    returnFocus(event)
    if (isSigningOut.current) requestNavigation(() => actor.send({ type: 'session.signOut' }))
  }
  return (
    <AlertDialog.Root open onOpenChange={() => actor.send({ type: 'dialog.dismiss' })}>
      <AlertDialog.Content maxWidth="28rem" onOpenAutoFocus={focusSafeAction} onCloseAutoFocus={closed}>
        <AlertDialog.Title as="h2">{texts.title}</AlertDialog.Title>
        <AlertDialog.Description>{refreshable ? texts.refreshable : texts.ending}</AlertDialog.Description>
        <span className="countdown" role="timer">
          {texts.remaining(seconds)}
        </span>
        <span className="visually-hidden" role="status">
          {announced}
        </span>
        {waiting && <Notice variant="info">{texts.wait}</Notice>}
        {problem && <Notice variant="error">{problem.message}</Notice>}
        <div className="dialog-actions">
          <Button variant="soft" color="gray" onClick={signOut}>
            {texts.signOut}
          </Button>
          {refreshable ? (
            <Stay actor={actor} safeAction={safeAction} />
          ) : (
            <SignInAgain actor={actor} safeAction={safeAction} />
          )}
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}

interface Choice {
  actor: SessionActor
  /** Has the focus first: the dialog comes by itself, and a key meant for the page must not sign out or leave it. */
  safeAction: RefObject<HTMLButtonElement | null>
}

function Stay({ actor, safeAction }: Choice) {
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ signedIn: { refresh: 'refreshing' } }))
  const canRefresh = useSelector(actor, (snapshot) => snapshot.can({ type: 'session.refresh' }))
  return (
    <Button
      ref={safeAction}
      aria-disabled={!canRefresh}
      aria-busy={busy}
      onClick={() => actor.send({ type: 'session.refresh' })}
    >
      {busy && <Spinner />}
      <span>{texts.stay}</span>
    </Button>
  )
}

function SignInAgain({ actor, safeAction }: Choice) {
  return (
    <>
      <Button ref={safeAction} variant="soft" onClick={() => actor.send({ type: 'dialog.dismiss' })}>
        {texts.notNow}
      </Button>
      <Button onClick={() => actor.send({ type: 'session.signInAgain' })}>{texts.signInAgain}</Button>
    </>
  )
}
