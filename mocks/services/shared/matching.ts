/** Whether an entry has these values; it may have any where the value is undefined. */
export const matching =
  <Name extends string>(wanted: Readonly<Record<Name, unknown>>) =>
  (entry: Readonly<Record<Name, unknown>>): boolean =>
    Object.entries(wanted).every(([name, value]) => value === undefined || entry[name as Name] === value)
