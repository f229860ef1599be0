import type { ActorRefFrom } from 'xstate'
import type { createTicketMachine } from '../../../machines/tickets/createTicket.machine.ts'

export type CreateTicketActor = ActorRefFrom<typeof createTicketMachine>
