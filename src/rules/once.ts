/** Gives what `make` made the first time, whichever input it is asked with later; a promise that failed is made again. */
export type Once = <Input extends unknown[], Value>(make: (...input: Input) => Value, ...input: Input) => Value

export function createOnce(): Once {
  const made = new Map<unknown, unknown>()
  return <Input extends unknown[], Value>(make: (...input: Input) => Value, ...input: Input) => {
    if (made.has(make)) return made.get(make) as Value
    const value = make(...input)
    made.set(make, value)
    if (value instanceof Promise) value.catch(() => made.delete(make))
    return value
  }
}
