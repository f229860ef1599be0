import { Button } from '@radix-ui/themes/components/button'
import { Theme } from '@radix-ui/themes/components/theme'
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster, toast } from 'sonner'
import { noticeLimits } from '../../../rules/notices/noticeLimits.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { asksToReload, reload } from '../../kit/states/failure.ts'
import { VariantIcon } from '../../kit/states/Notice.tsx'
import { createNoticeStack, type ShownNotice } from './noticeStack.ts'
import type { Notices } from './notices.ts'

function NoticeText({ id, message, count, source }: ShownNotice) {
  return (
    <>
      <span className="toast-text clamped" dir="auto" data-notice={id} data-source={source}>
        {startOf(message, 'notice')}
      </span>
      {count > 1 && <span className="toast-count">{count} times</span>}
    </>
  )
}

/** It stays, as what it offers is the only way on. */
const wayToReload = {
  duration: Number.POSITIVE_INFINITY,
  action: (
    <Button variant="outline" color="gray" onClick={reload}>
      Reload
    </Button>
  ),
}

const inToaster = (element: Element | null) => element?.closest('[data-sonner-toaster]') ?? null

/**
 * A notice that is closed passes the focus on: to the next one, back to what had it, or to the page's heading. Tab leads
 * through the notices like through the page.
 */
function createNoticeFocus() {
  let left: Element | null = null
  let isTab = false
  let isEnteredByTab = false
  const note = ({ target }: Event) => {
    if (target instanceof Element && !inToaster(target)) left = target
  }
  const noteInput = (event: Event) => {
    isTab = event instanceof KeyboardEvent && event.key === 'Tab'
  }
  return {
    follow() {
      const following = new AbortController()
      const { signal } = following
      document.addEventListener('focusin', note, { signal })
      for (const name of ['keydown', 'pointerdown'])
        document.addEventListener(name, noteInput, { capture: true, signal })
      return () => following.abort()
    },
    /**
     * Sonner would give the focus back to what had it before, once it leaves. After a jump by its shortcut that is the place to
     * go on; after Tab it is the control before the notices, from where Tab leads into them again.
     */
    enter(event: FocusEvent) {
      if (!inToaster(event.relatedTarget)) isEnteredByTab = isTab
      if (isEnteredByTab) event.stopPropagation()
    },
    passOn(id: string) {
      const { activeElement } = document
      const leaving = activeElement?.closest('.toast')
      if (!leaving?.querySelector(`[data-notice="${id}"]`)) return
      const closers = Array.from(document.querySelectorAll('.toast-close')).filter((each) => !leaving.contains(each))
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
  const [focus] = useState(createNoticeFocus)
  useEffect(() => {
    const stack = createNoticeStack()
    const stop = focus.follow()
    const withdraw = (those: (notice: ShownNotice) => boolean) => {
      for (const { id } of stack.withdraw(those)) toast.dismiss(id)
    }
    const unregister = notices.registerToaster((content) => {
      if (!content.message) return withdraw(({ variant, source }) => variant === 'error' && source === content.source)
      const { notice, outdated } = stack.add(content)
      const { id, variant } = notice
      for (const each of outdated) toast.dismiss(each.id)
      const onGone = () => {
        stack.remove(id)
        focus.passOn(id)
      }
      toast[variant](<NoticeText {...notice} />, {
        id,
        onDismiss: onGone,
        onAutoClose: onGone,
        ...(asksToReload(content.message) && wayToReload),
      })
    }, stack.shown)
    // That a session has ended is over with the next one, not whose it is.
    const unfollow = followSignIn(session, () =>
      withdraw(({ source, variant }) => source === 'session' && variant !== 'info'),
    )
    return () => {
      unfollow()
      unregister()
      stop()
    }
  }, [notices, session, focus])
  return createPortal(
    <Theme hasBackground={false} onPointerDown={keepDialog} onFocusCapture={focus.enter}>
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
