/** The letters of a bank's name, for a regular expression. */
export const bankNamePattern = '[a-z0-9-]{1,63}'

const namedBank = new RegExp(`/banks/(${bankNamePattern})/?$`)

/** The name of a bank of a server that has many, by the base address of its services; null of one without a name. */
export const bankNameOf = (services: string): string | null => namedBank.exec(services)?.[1] ?? null
