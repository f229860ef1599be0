import { enums, nullable, object, optional } from 'superstruct'
import { endGrant } from '../../authorization/tokens/issueTokens.ts'
import type { Bank } from '../../bank/bank.ts'
import type { BaasCustomerRow } from '../../db/tables/products/baas.ts'
import { ApiError } from '../../http/apiError.ts'
import { checkKnown, readJson } from '../../http/readRequest.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { blockAccount, unblockAccount } from '../../ledger/accounts/accounts.ts'
import { accountsOf } from '../../ledger/books/ledger.ts'
import { decideOnboarding } from '../../products/baas/onboarding.ts'

const statusChange = object({
  status: enums(['ACTIVE', 'SUSPENDED', 'CLOSED']),
  statusReason: optional(
    nullable(enums(['COMPLIANCE_CHECK', 'DOCUMENT_EXPIRED', 'CUSTOMER_REQUEST', 'CONTRACT_ENDED'])),
  ),
  /** Of all accounts; if left out, those of a suspended customer are blocked. */
  accounts: optional(enums(['ACTIVE', 'BLOCKED'])),
})

/** The accounts of a suspended customer are blocked; the tokens of a closed one end, and it gets none. */
async function changeStatus(bank: Bank, id: string, change: typeof statusChange.TYPE): Promise<BaasCustomerRow> {
  const { tables, clock } = bank
  const { status, statusReason = status === 'ACTIVE' ? null : 'COMPLIANCE_CHECK' } = change
  const { accounts = status === 'SUSPENDED' ? 'BLOCKED' : 'ACTIVE' } = change
  for (const account of accountsOf(bank, id))
    await (accounts === 'BLOCKED' ? blockAccount : unblockAccount)(bank, account.id)
  if (status === 'CLOSED')
    for (const grant of tables.authorizationGrants.list({ where: ({ customerNumber }) => customerNumber === id }))
      await endGrant(bank, grant.id)
  return tables.baasCustomers.update(id, { status, statusReason, changedAt: clock.now() })
}

function found<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new ApiError(404, `There is no ${what}`)
  return row
}

/** What the bank does about customers of BaaS, and about their applications. */
export const baasControlCalls: ControlCalls = {
  'PUT /baas/customers/:customerNumber': {
    summary: 'Sets the status of a BaaS customer, and of its accounts.',
    bodies: [{ status: 'ACTIVE', accounts: 'BLOCKED' }, { status: 'SUSPENDED' }, { status: 'CLOSED' }],
    async resolve({ bank, request, params: { customerNumber = '' } }) {
      const change = checkKnown(await readJson(request), statusChange)
      found(bank.tables.baasCustomers.get(customerNumber), `customer ${customerNumber}`)
      return changeStatus(bank, customerNumber, change)
    },
  },
  'POST /baas/applications/:applicationId/decision': {
    summary: 'Decides on the application of a BaaS customer.',
    bodies: [{ decision: 'APPROVED' }, { decision: 'VIDEO_CALL_FAILED' }, { decision: 'BANK_DECISION' }],
    async resolve({ bank, request, params: { applicationId = '' } }) {
      const { decision } = checkKnown(
        await readJson(request),
        object({ decision: enums(['APPROVED', 'VIDEO_CALL_FAILED', 'BANK_DECISION']) }),
      )
      const row = found(bank.tables.onboardings.get(applicationId), `application ${applicationId}`)
      if (row.status !== 'VIDEO_CALL_PENDING' && row.status !== 'IN_REVIEW')
        throw new ApiError(
          409,
          `The application is ${row.status}, and only one that is VIDEO_CALL_PENDING or IN_REVIEW can be decided`,
        )
      return decideOnboarding(bank, row, decision)
    },
  },
}
