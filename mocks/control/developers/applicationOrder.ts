import { type Infer, object, optional } from 'superstruct'
import { applicationForm } from '../../../src/rules/applications/applicationForm.ts'
import { emailAddress, strongPassword } from '../../../src/rules/forms/fields.ts'

/** What a control call makes an application of: the fields of the portal's form, most of which have a default (docs/sandbox.md). */
const { name, description, publicKey, oauthRedirectUri, productList, ipList, otpNeeded } = applicationForm.schema

export const applicationOrder = object({
  name,
  oauthRedirectUri,
  description: optional(description),
  publicKey: optional(publicKey),
  productList: optional(productList),
  ipList: optional(ipList),
  otpNeeded: optional(otpNeeded),
  /** Whose application it is; an account that is not there yet is made. */
  developer: optional(object({ eMailAddress: emailAddress(), password: optional(strongPassword()) })),
})
export type ApplicationOrder = Infer<typeof applicationOrder>
