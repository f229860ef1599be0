/** Whether an entry has these values; it may have any where the value is undefined. */
export function matching<Name extends string>(wanted: Readonly<Record<Name, unknown>>) {
  const values = Object.entries(wanted).filter(([, value]) => value !== undefined)
  return (entry: Readonly<Record<Name, unknown>>): boolean =>
    values.every(([name, value]) => entry[name as Name] === value)
}
