/** In groups of four, as it is printed. */
export const printedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
