import type { Transfer } from '../../db/tables/ledger/transfers.ts'

export interface TransferOrder
  extends Pick<Transfer, 'customerNumber' | 'applicationId' | 'channel' | 'kind' | 'amount' | 'currency'> {
  /** The user who acts for a company. */
  orderedBy?: string
  senderAccountNumber: string
  /** Of an INTERNAL transfer to an own account, or of one of BaaS. */
  receiverAccountNumber?: string
  /** Of EFT, FAST and an INTERNAL transfer to another customer. */
  receiverIban?: string
  receiverName?: string
  /** As in the definitions; `-2` or the empty string for none. */
  reasonCode?: string
  explanation?: string
  /** BaaS only. */
  partnerReference?: string
}

export const isInterbank = ({ kind }: Pick<TransferOrder, 'kind'>): boolean => kind !== 'INTERNAL'
