import { array } from 'superstruct'
import { type Sms, sms } from '../../rules/sandbox/messages.ts'
import { type Fetch, readControl } from './controlCalls.ts'

const messages = array(sms)

/** The messages on the customers' phones, newest first. */
export const readSmsMessages = (fetch: Fetch, signal: AbortSignal): Promise<Sms[]> =>
  readControl(fetch, '/sms', messages, signal)
