import { shellQuoted } from '../text/shellQuoting.ts'

/**
 * The line for a terminal that makes the same signature: the access token is taken from `ACCESS_TOKEN`, the key from
 * `private.pem`.
 */
export function opensslLine({ accessToken, sent }: { accessToken: string; sent: string }): string {
  const text = [accessToken === '' ? '' : '"$ACCESS_TOKEN"', sent === '' ? '' : shellQuoted(sent)].join('') || "''"
  return `printf %s ${text} | openssl dgst -sha256 -sign private.pem | openssl base64 -A`
}
