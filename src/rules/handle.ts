/** Stands for a secret in events, context and logs: it serialises to `{}` and only a port reveals what it holds. */
export interface Handle<Value> {
  readonly holds?: Value
}

const held = new WeakMap<object, unknown>()

export function conceal<Value>(value: Value): Handle<Value> {
  const handle: Handle<Value> = Object.freeze({})
  held.set(handle, value)
  return handle
}

/** @throws Error when the handle was not made by `conceal` in this page, for example one read back from a log. */
export function reveal<Value>(handle: Handle<Value>): Value {
  if (!held.has(handle)) throw new Error('This handle holds nothing')
  return held.get(handle) as Value
}
