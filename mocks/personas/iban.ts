/** The fictive bank code of this bank, in the place that a Turkish IBAN has for it (five digits). */
export const ownBankCode = '09999'

/** The fictive bank code of the other bank in the examples. */
export const otherBankCode = '08888'

const digitsOf = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))

/** The remainder modulo 97 of a number that is too long for a JavaScript number (ISO 7064). */
const modulo97 = (digits: string) => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** The IBAN of an account in the Turkish format: bank code, a reserved zero and sixteen digits (ISO 13616). */
export function ibanOf(accountNumber: string, bankCode: string = ownBankCode): string {
  const account = `${bankCode}0${accountNumber.padStart(16, '0')}`
  const check = 98 - modulo97(digitsOf(`${account}TR00`))
  return `TR${String(check).padStart(2, '0')}${account}`
}

/** Whether a text without spaces has the form of an IBAN and its check digits are right (ISO 13616). */
export const isIban = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && modulo97(digitsOf(text.slice(4) + text.slice(0, 4))) === 1
