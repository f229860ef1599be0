import { signing } from '../signing/signatureHeaders.ts'
import { curlCommand, curlHeader, shellQuoted } from '../text/shellQuoting.ts'
import { type ApiCall, type CallOptions, headersOf } from './apiCall.ts'

/** Of the headers that hold a secret the shell fills in a variable. */
const header = (name: string, value: string) =>
  value.includes('$') && (name === 'Authorization' || name === signing.header)
    ? `-H "${name}: ${value}"`
    : curlHeader(name, value)

/** The call for a shell, without its secrets: `BANK`, `ACCESS_TOKEN` and `SIGNATURE` are variables of the environment. */
export function callAsCurl(call: ApiCall, options: CallOptions): string {
  const secrets = { accessToken: '$ACCESS_TOKEN', signature: options.isSigned ? '$SIGNATURE' : null }
  return curlCommand(call.method, `"$BANK"${shellQuoted(call.path)}`, [
    ...headersOf(call, options, secrets).map(([name, value]) => header(name, value)),
    ...(call.body === null ? [] : [`--data-raw ${shellQuoted(call.body)}`]),
  ])
}
