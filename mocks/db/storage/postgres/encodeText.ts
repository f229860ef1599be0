/** PostgreSQL takes neither NUL nor half of a surrogate pair in a text; both are escaped as in JSON. */
export const encodeText = (text: string): string => JSON.stringify(text).slice(1, -1)

export const decodeText = (text: string): string => JSON.parse(`"${text}"`) as string
