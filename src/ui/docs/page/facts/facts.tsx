import { apiLimits } from '../../../../rules/bank/apiLimits.ts'
import { type Grant, grantFacts, grants } from '../../../../rules/bank/authorization/grants.ts'
import { bankHosts } from '../../../../rules/bank/bankHosts.ts'
import { testCustomers, testPassword } from '../../../../rules/bank/testCustomers.ts'
import { authenticationTypes } from '../../../../rules/docs/authenticationTypes.ts'
import { pageHref } from '../../../../rules/docs/docs.ts'
import { signing } from '../../../../rules/signing/signatureHeaders.ts'
import { otpByGrant } from '../../../../rules/tryItOut/otpRule.ts'
import { PageLink } from '../mdx/PageLink.tsx'
import { factTable } from './FactTable.tsx'
import { OwnScopes } from './OwnScopes.tsx'

const codes = (names: readonly string[]) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ))

/** Every scope, one table for each list of grants that share it. */
export function Scopes() {
  const lists = grants.filter((grant) => grant !== 'authorization_code')
  return lists.map((grant) => <OwnScopes key={grant} grant={grant} />)
}

const opened = { public: 'Public APIs', private: 'Private APIs', baas: 'BaaS services' }

const pageLink = (grant: Grant) => (
  <PageLink href={pageHref(grantFacts[grant].page)}>{grantFacts[grant].title}</PageLink>
)

export const Grants = factTable({
  caption: 'Grant types',
  rows: grants,
  rowKey: (grant) => grant,
  columns: [
    { title: 'grant_type', cell: (grant) => <code>{grant}</code> },
    { title: 'For', cell: (grant) => opened[grantFacts[grant].opens] },
    { title: 'Refresh token', cell: (grant) => (grantFacts[grant].refreshToken ? 'Yes' : 'No') },
    { title: 'Page', cell: pageLink },
  ],
})

export const TestCustomers = factTable({
  caption: 'Test customers',
  rows: testCustomers,
  rowKey: ({ number }) => number,
  columns: [
    { title: 'username', cell: ({ number }) => <code>{number}</code> },
    { title: 'password', cell: () => <code>{testPassword}</code> },
    {
      title: 'corporateUsername',
      cell: ({ corporateUsername }) => (corporateUsername ? <code>{corporateUsername}</code> : 'None'),
    },
    { title: 'Customer', cell: ({ name, kind, story }) => `${name}, ${kind}. ${story}` },
  ],
})

export const BaseAddresses = factTable({
  caption: 'Base addresses',
  rows: bankHosts,
  rowKey: ({ id }) => id,
  columns: [
    { title: 'Environment', cell: ({ title }) => title },
    { title: 'Tokens and APIs', cell: ({ base }) => <code>{base}</code> },
    { title: 'Customer sign-in', cell: ({ login }) => <code>{login}</code> },
  ],
})

export const AuthenticationTypes = factTable({
  caption: 'Authentication types',
  rows: authenticationTypes,
  rowKey: ({ name }) => name,
  columns: [
    { title: 'authenticationType', cell: ({ value }) => <code>{value}</code> },
    { title: 'Method', cell: ({ name }) => name },
    { title: 'You receive', cell: ({ answered }) => codes(answered) },
    { title: 'You send', cell: ({ sent }) => codes(sent) },
  ],
})

export const OtpByGrant = factTable({
  caption: 'One-time password by flow',
  rows: grants,
  rowKey: (grant) => grant,
  columns: [
    { title: 'Token of', cell: pageLink },
    { title: 'The call asks', cell: otpByGrant },
  ],
})

export const Limits = factTable({
  caption: 'Limits and lifetimes',
  rows: [
    ['Calls of an application', `${apiLimits.requestsPerSecond} a second and ${apiLimits.requestsPerDay} a day`],
    ['Access token', `about ${apiLimits.tokenLifetime} seconds; read expires_in`],
    ['Access token for BaaS', `about ${apiLimits.baasTokenLifetime} seconds; read expires_in`],
    ['One-time password', `${apiLimits.otpDigits} digits; the sandbox accepts any`],
    ['RSA key', `${apiLimits.rsaKeyBits} bits, or the ${apiLimits.generatedRsaKeyBits} bits that the portal generates`],
    ['Signature', signing.algorithm],
  ],
  rowKey: ([name]) => name ?? '',
  columns: [
    { title: 'Limit', cell: ([name]) => name },
    { title: 'Value', cell: ([, limit]) => limit },
  ],
})
