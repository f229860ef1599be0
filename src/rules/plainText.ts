/** White space that ends a line or moves the cursor. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/**
 * Control characters, halves of a surrogate pair, marks that turn the reading direction (Unicode 15, UAX #9) and
 * letters without width. The joiners U+200C and U+200D stay: Persian and emoji need them.
 */
const unseen = /[\p{Surrogate}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?![\t\n\r])\p{Cc}/gu

const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Nothing in a text can be seen. */
export const isBlank = (text: string): boolean => !visible.test(text)

/** A text of one line: breaks become spaces, and what hides how it reads is left out. */
export const singleLine = (text: string): string => text.replace(breaks, ' ').replace(unseen, '')

/** The same for a text that keeps its lines. */
export const multiLine = (text: string): string => text.replace(unseen, '')

/** What no call can carry unchanged, or what ends a text early where it is stored. */
export const hasUnsendable = (text: string): boolean => /[\p{Surrogate}\0]/u.test(text)
