import { type Infer, object } from 'superstruct'
import { emailAddress } from '../forms/fields.ts'

/** What the link in the email is for: a new password, or to activate an account. */
export type MailLinkPurpose = 'reminder' | 'reactivation'

/** The calls POST /api-user-service/user/resetpassword and …/reactivate, captcha aside. */
export const mailLinkForm = object({ eMailAddress: emailAddress() })
export type MailLinkForm = Infer<typeof mailLinkForm>
