import { array, type Infer, nullable, object, string } from 'superstruct'

/** What is due when a developer's session in the portal can no longer be renewed; its subject is the email address. */
export const sessionEnds = 'Portal session ends'

/** What will happen by the bank's clock, the next first; `subject` is whom or what it concerns. */
export const dueList = array(object({ at: string(), text: string(), subject: nullable(string()) }))
export type DueList = Infer<typeof dueList>
