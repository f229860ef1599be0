import { applicationForm } from './applicationForm.ts'
import { applications } from './applications.ts'
import { authorization } from './authorization.ts'
import { createTicket } from './createTicket.ts'
import { firstCall } from './firstCall.ts'
import { contact, mailLink, profile, registration, reset } from './forms.ts'
import { announcements, overview } from './overview.ts'
import { report } from './report.ts'
import { catalogue, navigator, search } from './search.ts'
import { session } from './session.ts'
import { signatureWorkbench } from './signatureWorkbench.ts'
import { signIn } from './signIn.ts'
import type { Journeys } from './steps.ts'
import { ticket, tickets } from './ticket.ts'
import { openCalls, sampleCredentials, tryItOut } from './tryItOut.ts'
import { workbench } from './workbench.ts'

/** By subject; a walk may begin with any of them. */
export const journeys: Readonly<Record<string, Journeys>> = {
  applicationForm,
  session,
  signIn,
  ticket,
  tickets,
  createTicket,
  applications,
  report,
  registration,
  contact,
  mailLink,
  reset,
  profile,
  overview,
  announcements,
  search,
  navigator,
  catalogue,
  authorization,
  tryItOut,
  openCalls,
  sampleCredentials,
  signatureWorkbench,
  firstCall,
  workbench,
}
