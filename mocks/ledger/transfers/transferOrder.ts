import type { Transfer } from '../../db/tables/ledger/transfers.ts'

export interface TransferOrder {
  customerNumber: string
  /** The application that orders; null at the bank itself. */
  applicationId: string | null
  /** The user who acts for a company. */
  orderedBy?: string
  /** `baas` for orders of a partner's customers, which have limits of their own. */
  channel: Transfer['channel']
  kind: Transfer['kind']
  senderAccountNumber: string
  /** Of an INTERNAL transfer to an own account, or of one of BaaS. */
  receiverAccountNumber?: string
  /** Of EFT, FAST and an INTERNAL transfer to another customer. */
  receiverIban?: string
  receiverName?: string
  /** Minor units. */
  amount: number
  currency: string
  /** As in the definitions; `-2` or the empty string for none. */
  reasonCode?: string
  explanation?: string
  /** BaaS only. */
  partnerReference?: string
}

export const isInterbank = ({ kind }: Pick<TransferOrder, 'kind'>): boolean => kind !== 'INTERNAL'
