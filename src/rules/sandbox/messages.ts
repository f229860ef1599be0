import { type Infer, nullable, object, string } from 'superstruct'

export const mail = object({
  id: string(),
  sentAt: string(),
  to: string(),
  subject: string(),
  text: string(),
  /** A path of the portal. */
  link: nullable(string()),
})
export type Mail = Infer<typeof mail>

/** A message that the bank sent to a customer's phone. */
export const sms = object({ id: string(), sentAt: string(), to: string(), text: string() })
export type Sms = Infer<typeof sms>
