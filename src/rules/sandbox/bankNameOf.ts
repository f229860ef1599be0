const namedBank = /\/banks\/([a-z0-9-]{1,63})\/?$/

/** The name of a bank of a server that has many, by the base address of its services; null of one without a name. */
export const bankNameOf = (services: string): string | null => namedBank.exec(services)?.[1] ?? null
