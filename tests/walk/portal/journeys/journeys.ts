import { applicationForm } from './applicationForm.ts'
import { session } from './session.ts'
import type { Journeys } from './steps.ts'
import { ticket } from './ticket.ts'

/** By subject; a walk may begin with any of them. */
export const journeys: Readonly<Record<string, Journeys>> = { applicationForm, session, ticket }
