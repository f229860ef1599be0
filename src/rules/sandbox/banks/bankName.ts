import { sandboxServer } from './sandboxServer.ts'

const longest = 63

/** The letters of a bank's name, for a regular expression. */
export const bankNamePattern = `[a-z0-9-]{1,${longest}}`

export const bankNameRule = `A bank’s name has 1 to ${longest} characters: a to z, 0 to 9 and hyphens`

const namedBank = new RegExp(`/banks/(${bankNamePattern})/?$`)

/** The name of a bank of a host that has many, by the base address of its services; null for the default bank. */
export const bankNameOf = (services: string): string | null => namedBank.exec(services)?.[1] ?? null

/** The base address of another bank of the same host, without a slash at its end; `name` is null for the default bank. */
export const bankAddressOf = (services: string, name: string | null): string =>
  services.replace(namedBank, '').replace(/\/$/, '') + (name === null ? '' : `/banks/${name}`)

/**
 * Where programs reach the bank with these services. No program reaches one in the browser: theirs is that of
 * `npm run sandbox` under the same name.
 */
export const programAddressOf = (services: string): string =>
  bankAddressOf(/^https?:/.test(services) ? services : sandboxServer, bankNameOf(services))
