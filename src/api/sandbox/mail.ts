import { array } from 'superstruct'
import { type Mail, mail } from '../../rules/sandbox/messages.ts'
import { type Fetch, readControl } from './controlCalls.ts'

const mails = array(mail)

/** Newest first. */
export const readMails = (fetch: Fetch, signal: AbortSignal): Promise<Mail[]> =>
  readControl(fetch, '/mails', mails, signal)
