import { anchorsOfRefusal } from '../../../../rules/definition/operation/fieldAnchor.ts'
import { pageHref } from '../../../../rules/docs/docs.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import { type ApiAnswer, callErrorOf } from '../../../../rules/tryItOut/apiAnswer.ts'
import { Link } from '../../../kit/links/Link.tsx'
import { ServerText } from '../../../kit/ServerText.tsx'
import { tryItOutTexts as texts } from '../tryItOutTexts.ts'

/** Why the bank refused a call, and how to fix it. */
export function CallErrorView({ answer, operationId }: { answer: ApiAnswer; operationId: string }) {
  const { message, detailCode, reason, errorId, retryAfter } = callErrorOf(answer, Date.now())
  const field = anchorsOfRefusal(operationId, message).find((each) => document.getElementById(each))
  return (
    <div className="call-error" role="alert">
      <p>
        <b>
          <ServerText kind="message">{message || texts.failedStatus(answer.status)}</ServerText>
        </b>
        {detailCode !== '' && detailCode !== '-1' && ` · ${texts.detailCode} ${startOf(detailCode, 'cell')}`}
      </p>
      {reason !== '' && (
        <p>
          <ServerText kind="message">{reason}</ServerText>
        </p>
      )}
      {retryAfter !== null && <p>{texts.wait(retryAfter)}</p>}
      {field !== undefined && (
        <p>
          <a href={`#${field}`}>{texts.aboutField}</a>
        </p>
      )}
      {errorId && (
        <p>
          <Link href={`${pageHref('error-codes')}#${errorId}`}>{texts.aboutError}</Link>
        </p>
      )}
    </div>
  )
}
