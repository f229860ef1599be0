import { type Infer, object, string } from 'superstruct'
import { fieldLimits } from '../forms/fieldLimits.ts'
import { atMost, emailPattern, line, lines, matches, personName, required, trimmed } from '../forms/fields.ts'
import { contactLimits } from './contactLimits.ts'

/** The call POST /api-user-service/user/savecontact, captcha aside (000 sections 3 and 5); its email message has no full stop. */
export const contact = object({
  name: personName(),
  eMailAddress: trimmed(
    required,
    matches(emailPattern, 'Please enter a valid email address'),
    atMost(fieldLimits.email),
  ),
  subject: line(required, atMost(contactLimits.subject)),
  message: lines(required, atMost(contactLimits.message)),
})
export type Contact = Infer<typeof contact>

/** What is kept of it while it is typed. */
export const contactDraft = object({ name: string(), eMailAddress: string(), subject: string(), message: string() })
