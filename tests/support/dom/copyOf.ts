/** What a page gives a test: data, and of an object of a class its own properties, as Playwright has it. */
export function copyOf(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return result
  const isData = ['[object Object]', '[object Array]'].includes(Object.prototype.toString.call(result))
  return structuredClone(isData ? result : { ...result })
}
