/** Whether a text such as 2026-03-14 is a day; Date.parse takes 30 February for 2 March. */
export const isDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
