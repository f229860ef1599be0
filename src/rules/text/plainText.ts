/** White space that ends a line or moves the cursor. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/

/**
 * Control characters, halves of a surrogate pair, marks that turn the reading direction (Unicode 15, UAX #9) and
 * letters without width. The joiners U+200C and U+200D stay: Persian and emoji need them.
 */
const unseen =
  /[\p{Surrogate}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}/u

const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Nothing in a text can be seen. */
export const isBlank = (text: string): boolean => !visible.test(text)

/** A text has what hides how it reads. */
export const hasUnseen = (text: string): boolean => unseen.test(text)

/** A text is more than one line. */
export const hasBreaks = (text: string): boolean => breaks.test(text)

const everyBreak = new RegExp(breaks, 'gu')
const everyUnseen = new RegExp(unseen, 'gu')

/** What nobody has typed, such as the name of a file, as one line without what hides how it reads. */
export const singleLine = (text: string): string => text.replace(everyBreak, ' ').replace(everyUnseen, '')

/** What no call can carry unchanged, or what ends a text early where it is stored. */
export const hasUnsendable = (text: string): boolean => /[\p{Surrogate}\0]/u.test(text)
