/** The first characters of a text; half of a letter outside the basic plane is none. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
