import { Fragment } from 'react'
import { apiLimits } from '../../../../rules/bank/apiLimits.ts'
import { grantFacts, grants } from '../../../../rules/bank/authorization/grants.ts'
import type { OperationDetails } from '../../../../rules/definition/operation/outline.ts'
import type { Access } from '../../../../rules/definition/operation/security.ts'
import { type PageSlug, pageHref } from '../../../../rules/docs/docs.ts'
import type { Address } from '../../../../rules/routes/address.ts'
import { otpText } from '../../../../rules/tryItOut/otpRule.ts'
import { Link } from '../../../kit/links/Link.tsx'
import { definitionTexts as texts } from '../definitionTexts.ts'

const sectionOf = (page: PageSlug, section: string) => `${pageHref(page)}#${section}` as const

const explained = {
  access: sectionOf('authorization', 'choose-a-flow'),
  scopes: sectionOf('authorization', 'scopes'),
  rateLimit: sectionOf('api-usage', 'limits'),
  otp: sectionOf('api-usage', 'one-time-passwords'),
  signature: sectionOf('authorization', 'sign-a-request'),
}

function hrefOfGrant(name: string): Address {
  const known = grants.find((grant) => grant === name)
  return known ? pageHref(grantFacts[known].page) : explained.access
}

/** Every call of a client counts (001 section 9). */
const usualRateLimit = { perSecond: apiLimits.requestsPerSecond, perDay: apiLimits.requestsPerDay }

/** What a caller has to know before the first call, each with the page that explains it. */
export function OperationFacts({ operation }: { operation: OperationDetails }) {
  const { access, anyScope, rateLimit, otp, signature } = operation
  return (
    <dl className="operation-facts">
      <div>
        <dt>
          <Link href={explained.access}>{texts.access}</Link>
        </dt>
        <dd>
          {access.length === 0 && texts.noAccess}
          {access.map((each, index) => (
            <Fragment key={each.schemes.join(' ')}>
              {index > 0 && ` ${texts.or} `}
              <AccessBadges access={each} anyScope={anyScope} />
            </Fragment>
          ))}
        </dd>
      </div>
      <div>
        <dt>
          <Link href={explained.rateLimit}>{texts.rateLimit}</Link>
        </dt>
        <dd>{texts.rateLimitText(rateLimit ?? usualRateLimit)}</dd>
      </div>
      <div>
        <dt>
          <Link href={explained.otp}>{texts.otp}</Link>
        </dt>
        <dd>
          {otpText(
            otp,
            access.flatMap((each) => each.grants),
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Link href={explained.signature}>{texts.signature}</Link>
        </dt>
        <dd>{texts.signatureText[signature ?? 'none']}</dd>
      </div>
    </dl>
  )
}

function AccessBadges({ access: { grants, scopes, schemes }, anyScope }: { access: Access; anyScope: boolean }) {
  return (
    <>
      {grants.length === 0 && schemes.join(' + ')}
      {grants.map((grant) => (
        <Link key={grant} className="badge" href={hrefOfGrant(grant)}>
          {grant}
        </Link>
      ))}
      {anyScope && scopes.length === 0 && (
        <Link className="badge" data-kind="scope" href={explained.scopes}>
          {texts.anyScope}
        </Link>
      )}
      {scopes.map((scope) => (
        <Link key={scope} className="badge" data-kind="scope" href={explained.scopes}>
          {texts.scope} {scope}
        </Link>
      ))}
    </>
  )
}
