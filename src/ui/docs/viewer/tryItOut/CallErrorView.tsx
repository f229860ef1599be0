import { type ApiAnswer, callErrorOf } from '../../../../rules/apiCall/apiAnswer.ts'
import { pageHref } from '../../../../rules/docs.ts'
import { Link } from '../../../kit/Link.tsx'
import { tryItOutTexts as texts } from './tryItOutTexts.ts'

/** Why the bank refused a call, and what mends it. */
export function CallErrorView({ answer }: { answer: ApiAnswer }) {
  const { message, detailCode, reason, errorId, retryAfter } = callErrorOf(answer, Date.now())
  return (
    <div className="call-error" role="alert">
      <p>
        <b>{message || texts.failedStatus(answer.status)}</b>
        {detailCode !== '' && detailCode !== '-1' && ` · ${texts.detailCode} ${detailCode}`}
      </p>
      {reason !== '' && <p>{reason}</p>}
      {retryAfter !== null && <p>{texts.wait(retryAfter)}</p>}
      {errorId && (
        <p>
          <Link href={`${pageHref('error-codes')}#${errorId}`}>{texts.aboutError}</Link>
        </p>
      )}
    </div>
  )
}
