import { curlCommand, curlHeader, shellQuoted } from '../../text/shellQuoting.ts'
import type { RequestDetail } from './requestLog.ts'

/** Set by curl itself, or of the browser. */
const left =
  /^(?:host|connection|content-length|accept-encoding|accept-language|user-agent|referer|origin|cookie|sec-.*|priority|accept)$/i

/** As the server reads it from its environment. */
const controlKey = '-H "Authorization: Bearer $PORTICO_CONTROL_KEY"'

/**
 * The call for a shell, to the bank at `address`; where a secret was stands `[redacted]`.
 *
 * @param needsKey whether it is a control call that needs a key, which the shell fills in
 */
export function requestAsCurl(
  { method, path, headers, body }: NonNullable<RequestDetail['request']>,
  address: string,
  needsKey = false,
): string {
  const kept = Object.entries(headers).filter(([name]) => !left.test(name))
  return curlCommand(method, shellQuoted(address + path), [
    ...kept.map(([name, value]) => curlHeader(name, value)),
    ...(needsKey ? [controlKey] : []),
    ...(body === '' ? [] : [`--data-raw ${shellQuoted(body)}`]),
  ])
}
