import { type Infer, object, string, type } from 'superstruct'
import { catalogueId } from '../catalogue/catalogueSchema.ts'
import { lines, required } from '../forms/fields.ts'

/** Description of a ticket, and a reply. */
export const ticketMessage = object({ description: lines(required) })
export type TicketMessage = Infer<typeof ticketMessage>

/** What was typed and not sent; `base` is the description that it changes. */
export const ticketDraft = object({ description: string(), base: string() })
export type TicketDraft = Infer<typeof ticketDraft>

/** The calls PUT …/update and POST …/reply/create (001 section 7). */
export const ticketChange = type({ ticketNumber: catalogueId, description: lines(required) })
export type TicketChange = Infer<typeof ticketChange>
