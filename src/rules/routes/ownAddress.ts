/** What a path may look like after the browser has encoded it: printable ASCII without the backslash. */
const encodedPath = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/

/**
 * An address from outside as the browser takes it, without `.` and `..`: path, query and fragment, to be matched against
 * what is ours. Undefined when it is no path, or one that leads to another host where it is taken as it reads.
 */
export function ownAddress(address: string): string | undefined {
  if (!encodedPath.test(address)) return undefined
  const { pathname, search, hash } = new URL(address, 'https://portal.invalid')
  return pathname.startsWith('//') ? undefined : pathname + search + hash
}
