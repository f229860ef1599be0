import { Theme } from '@radix-ui/themes/components/theme'
import { type PointerEvent, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toaster, toast } from 'sonner'
import { noticeLimits } from '../../../rules/notices/noticeLimits.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { VariantIcon } from '../../kit/states/Notice.tsx'
import { createNoticeStack, type ShownNotice } from './noticeStack.ts'
import type { Notices } from './notices.ts'

function NoticeText({ message, count, source }: ShownNotice) {
  return (
    <>
      <span className="toast-text clamped" dir="auto" data-source={source}>
        {startOf(message, 'notice')}
      </span>
      {count > 1 && <span className="toast-count">{count} times</span>}
    </>
  )
}

const inToaster = (element: Element | null) => element?.closest('[data-sonner-toaster]') ?? null

/** A notice that is closed passes the focus on: to the next one, back to what had it, or to the page's heading. */
function followFocus() {
  let left: Element | null = null
  const note = ({ target }: Event) => {
    if (target instanceof Element && !inToaster(target)) left = target
  }
  document.addEventListener('focusin', note)
  return {
    stop: () => document.removeEventListener('focusin', note),
    passOn() {
      const { activeElement } = document
      const toaster = inToaster(activeElement)
      if (!toaster) return
      const closers = Array.from(toaster.querySelectorAll('.toast-close')).filter((each) => each !== activeElement)
      const places = [closers[0], left, document.querySelector('h1'), document.querySelector('main')]
      const next = places.find((each) => each instanceof HTMLElement && each.isConnected)
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    },
  }
}

/** A dialog closes when the document receives a press beside it. */
const keepDialog = (event: PointerEvent) => event.stopPropagation()

export interface NoticesProps {
  notices: Notices
  session: { owner(): string | null; subscribe(listener: () => void): () => void }
}

/** Calls when somebody signs in, or somebody else. */
function followSignIn({ owner, subscribe }: NoticesProps['session'], signedIn: () => void) {
  let before = owner()
  return subscribe(() => {
    const now = owner()
    if (now !== null && now !== before) signedIn()
    before = now
  })
}

/** At the end of the body, where dialogs are as well: over the one that is open. */
export default function NoticesToaster({ notices, session }: NoticesProps) {
  useEffect(() => {
    const stack = createNoticeStack()
    const { passOn, stop } = followFocus()
    const unregister = notices.registerToaster((content) => {
      const { notice, outdated } = stack.add(content)
      const { id, variant } = notice
      for (const each of outdated) toast.dismiss(each.id)
      const onGone = () => stack.remove(id)
      const onDismiss = () => {
        onGone()
        passOn()
      }
      toast[variant](<NoticeText {...notice} />, { id, onDismiss, onAutoClose: onGone })
    }, stack.shown)
    // That a session has ended is over with the next one.
    const unfollow = followSignIn(session, () => {
      for (const { id } of stack.withdraw(({ source }) => source === 'session')) toast.dismiss(id)
    })
    return () => {
      unfollow()
      unregister()
      stop()
    }
  }, [notices, session])
  return createPortal(
    <Theme hasBackground={false} onPointerDown={keepDialog}>
      <Toaster
        position="top-center"
        duration={noticeLimits.shown}
        visibleToasts={noticeLimits.atOnce}
        expand
        offset={{ top: 59 }}
        mobileOffset={{ top: 51, left: 8, right: 8 }}
        closeButton
        gap={8}
        icons={{
          success: <VariantIcon variant="success" />,
          warning: <VariantIcon variant="warning" />,
          error: <VariantIcon variant="error" />,
          info: <VariantIcon variant="info" />,
        }}
        toastOptions={{
          unstyled: true,
          classNames: { toast: 'toast', closeButton: 'toast-close', content: 'toast-text clamped' },
        }}
      />
    </Theme>,
    document.body,
  )
}
