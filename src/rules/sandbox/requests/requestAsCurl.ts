import { shellQuoted } from '../../text/shellQuoted.ts'
import type { RequestDetail } from '../sandboxControls.ts'

/** Set by curl itself, or of the browser. */
const left =
  /^(?:host|connection|content-length|accept-encoding|accept-language|user-agent|referer|origin|cookie|sec-.*|priority|accept)$/i

/** The call for a shell, to the bank at `address`; where a secret was stands `[redacted]`. */
export function requestAsCurl(
  { method, path, headers, body }: NonNullable<RequestDetail['request']>,
  address: string,
): string {
  const kept = Object.entries(headers).filter(([name]) => !left.test(name))
  return [
    `curl -X ${method} ${shellQuoted(address + path)}`,
    ...kept.map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === '' ? [] : [`--data-raw ${shellQuoted(body)}`]),
  ].join(' \\\n  ')
}
