import { transferStatuses } from '../../../src/rules/bank/transferCodes.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'

const codes = {
  ordered: '05',
  realized: '01',
  sent: '02',
  notRealized: '03',
  waitingForApproval: '04',
  processed: '05',
} as const satisfies Record<Transfer['lifecycle']['value'], string>

type Status = {
  responseType: '01' | '02' | '03' | '04' | '05'
  responseTypeDesc: 'REALIZED' | 'SENT' | 'NOT REALIZED' | 'WAITING FOR APPROVAL' | 'PROCESSED'
}

/** Where a transfer is, as code and name. */
export function statusOf({ lifecycle }: Transfer): Status {
  const responseType = codes[lifecycle.value]
  const name = transferStatuses.find(({ code }) => code === responseType)?.name
  return { responseType, responseTypeDesc: name as Status['responseTypeDesc'] }
}
