import { Button } from '@radix-ui/themes/components/button'
import { startOf } from '../../../../rules/text/serverText.ts'
import { timeLeft } from '../../../../rules/time/timeLeft.ts'
import type { HeldToken } from '../../../../rules/tryItOut/authorization.ts'
import { handOffFocus } from '../../../kit/focus/handOffFocus.ts'
import { ServerText } from '../../../kit/ServerText.tsx'
import { CopyButton } from '../../samples/CopyButton.tsx'
import { authorizationTexts as texts } from './authorizationTexts.ts'
import { RefusalNotice } from './RefusalNotice.tsx'
import type { Authorization } from './useAuthorization.ts'

/** The beginning distinguishes tokens; the rest is nobody's who looks over a shoulder. */
const masked = (token: string) => `${token.slice(0, 4)}${'•'.repeat(12)}`

/** What is said aloud, and how many milliseconds before the token expires. */
const announced = 60_000

/** What goes away when it is used leaves the focus to the next that can be done. */
const pass = handOffFocus((control) => {
  const bar = control.closest('.authorization')
  return () => [bar?.querySelector('.authorization-actions button:not(:disabled)')]
})

interface Props {
  authorization: Authorization
  token: HeldToken
  /** A call for the next token is under way. */
  busy: boolean
}

export function HeldTokenView({ authorization: { snapshot, can, send }, token, busy }: Props) {
  const { remaining, problem } = snapshot.context
  const expired = snapshot.matches({ resting: 'expired' })
  return (
    <>
      <p className="row authorization-token">
        <code>{masked(token.accessToken)}</code>
        <CopyButton what={texts.region} value={token.accessToken} />
        <span className="time-left" role="timer">
          {expired ? texts.expired : texts.left(timeLeft(remaining))}
        </span>
      </p>
      <p className="authorization-state">
        <ServerText kind="message">
          {[token.grant, startOf(token.applicationName, 'name'), token.customer, token.scopes.join(' ')]
            .filter(Boolean)
            .join(' · ')}
        </ServerText>
      </p>
      <span className="visually-hidden" role="status">
        {expired ? texts.expired : remaining <= announced ? texts.leftAloud(1) : texts.obtained}
      </span>
      <RefusalNotice refusal={null} problem={problem} />
      <div className="row authorization-actions">
        {(busy || can({ type: 'token.renew' })) && (
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
        <Button ref={pass} variant="soft" color="gray" onClick={() => send({ type: 'token.clear' })}>
          {texts.remove}
        </Button>
      </div>
    </>
  )
}
