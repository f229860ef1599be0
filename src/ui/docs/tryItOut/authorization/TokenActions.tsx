import { Button } from '@radix-ui/themes/components/button'
import type { ReactNode } from 'react'
import type { HeldToken } from '../../../../rules/tryItOut/authorization.ts'
import { handOffFocus } from '../../../kit/focus/handOffFocus.ts'
import { Spinner } from '../../../kit/states/Spinner.tsx'
import { authorizationTexts as texts } from './authorizationTexts.ts'
import type { Authorization } from './useAuthorization.ts'

/** What goes away when it is used leaves the focus to the next that can be done. */
const pass = handOffFocus((control) => {
  const actions = control.closest('.authorization-actions')
  return () => [actions?.querySelector('button:not(:disabled)')]
})

interface Props {
  authorization: Authorization
  /** Null where there is none for the call. */
  token: HeldToken | null
  /** A call for the next token is under way. */
  busy: boolean
  /** The control that leads to another token: the same element with a token and without. */
  children: ReactNode
}

export function TokenActions({ authorization: { can, send }, token, busy, children }: Props) {
  return (
    <div className="row authorization-actions">
      {token && (busy || can({ type: 'token.renew' })) && (
        <Button
          ref={pass}
          variant="soft"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => send({ type: 'token.renew' })}
        >
          {token.refreshToken === undefined ? texts.repeat : texts.renew}
        </Button>
      )}
      {children}
      {token && (
        <Button ref={pass} variant="soft" color="gray" onClick={() => send({ type: 'token.clear' })}>
          {texts.remove}
        </Button>
      )}
      {busy && (
        <span role="status">
          <Spinner /> {texts.waiting}
        </span>
      )}
    </div>
  )
}
