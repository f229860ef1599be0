import { startOf } from '../../../../rules/text/serverText.ts'
import { timeLeft } from '../../../../rules/time/timeLeft.ts'
import type { HeldToken } from '../../../../rules/tryItOut/authorization.ts'
import { ServerText } from '../../../kit/ServerText.tsx'
import { CopyButton } from '../../samples/CopyButton.tsx'
import { authorizationTexts as texts } from './authorizationTexts.ts'
import { RefusalNotice } from './RefusalNotice.tsx'
import type { Authorization } from './useAuthorization.ts'

/** The beginning distinguishes tokens; the rest is nobody's who looks over a shoulder. */
const masked = (token: string) => `${token.slice(0, 4)}${'•'.repeat(12)}`

/** What is said aloud, and how many milliseconds before the token expires. */
const announced = 60_000

interface Props {
  authorization: Authorization
  token: HeldToken
}

export function HeldTokenView({ authorization: { snapshot }, token }: Props) {
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
    </>
  )
}
