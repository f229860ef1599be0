import type { Settings } from '../../../src/rules/sandbox/settings.ts'
import { callerAddressHeader } from '../../../src/rules/tryItOut/apiCall.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import { documentedError } from './documentedError.ts'

/** An IPv4 address that a dual-stack socket shows as IPv6 (RFC 4291 section 2.5.5.2). */
const mapped = /^::ffff:(?=\d+\.)/i

/** Of a call in the browser, which has no socket. */
const loopback = '127.0.0.1'

/** The chosen address, or that of the connection. */
export const callerAddress = (chosen: string | null, socketAddress = loopback): string =>
  (chosen ?? socketAddress).trim().replace(mapped, '')

/**
 * Whether the application's IP list has the caller's address. An empty list lets every address call in the developer
 * environment, and none in the live one, which requires a list (001 section 2).
 * @throws ServiceError (403)
 */
export function checkIpList(
  { ipList }: Pick<ApplicationRow, 'ipList'>,
  address: string,
  environment: Settings['environment'],
): void {
  if (ipList.includes(address) || (ipList.length === 0 && environment === 'developer')) return
  const [known] = ipList
  throw documentedError(
    'invalid-ip',
    known === undefined
      ? `The live environment requires an IP list and the application has none: add ${address} to the list.`
      : `The call comes from ${address}, which is not on the application's IP list: add ${address} to the list, or send ${callerAddressHeader}: ${known}.`,
  )
}
