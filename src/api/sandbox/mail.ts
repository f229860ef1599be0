import { array } from 'superstruct'
import { type Mail, mail } from '../../rules/sandbox/sandbox.ts'
import { type Fetch, readControl } from './controlCalls.ts'

const mails = array(mail)

/** Newest first. */
export const readMails = (fetch: Fetch, signal: AbortSignal): Promise<Mail[]> =>
  readControl(fetch, '/mails', mails, signal)
