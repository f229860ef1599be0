import { tokenErrorHelp } from '../../../../content/docs/tokenErrorHelp.ts'
import type { Grant } from '../../../../rules/bank/authorization/grants.ts'
import { everyTokenError, tokenErrorBody } from '../../../../rules/bank/authorization/tokenErrors.ts'
import { pageHref } from '../../../../rules/docs/docs.ts'
import { Code } from '../mdx/Code.tsx'
import { jsonHtml } from '../mdx/jsonHtml.ts'
import { PageLink } from '../mdx/PageLink.tsx'
import { Response } from './Responses.tsx'

/** The documented errors of a grant, each with its body, inside `Responses`. */
export function TokenErrorResponses({ grant }: { grant: Grant }) {
  return everyTokenError
    .filter(({ grants }) => grants.includes(grant))
    .map((error) => {
      const { cause, remedy } = tokenErrorHelp[error.id]
      return (
        <Response key={error.id} status={error.status} title={`${error.error}: ${error.description ?? cause}`}>
          <p>
            {cause} {remedy} <PageLink href={`${pageHref('error-codes')}#${error.id}`}>Error details</PageLink>
          </p>
          <Code language="json" html={jsonHtml(tokenErrorBody(error))} />
        </Response>
      )
    })
}
