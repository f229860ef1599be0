import { refused } from '../../bank/serviceError.ts'
import type { DebitCardRow } from '../../db/tables/products/cards.ts'

/** The settings of a card that works nowhere. */
export const worksNowhere = { shops: false, online: false, atms: false, abroad: false }

/** Those that a card has, whatever else was sent with them. */
const settingsOf = ({ shops, online, atms, abroad }: DebitCardRow['settings']) => ({ shops, online, atms, abroad })

/** One of both, by the definition. */
export type SettingsBody = Partial<Pick<DebitCardRow, 'settings' | 'status'>>

/** What a customer may change of a card. @throws ServiceError 201002 for a lost card, 201001 for lifting a block by the bank */
export function debitCardChanges(card: DebitCardRow, { settings, status }: SettingsBody): Partial<DebitCardRow> {
  if (status === 'LOST') return { status, settings: worksNowhere }
  if (card.status === 'LOST')
    throw refused('201002', 'Card is lost', `${card.id} was reported lost: use the card that replaces it.`)
  if (card.isBlockedByBank && status === 'ACTIVE')
    throw refused('201001', 'Card is blocked by the bank', `Only the bank lifts the block of ${card.id}.`)
  return { ...(settings && { settings: settingsOf(settings) }), ...(status && { status }) }
}
