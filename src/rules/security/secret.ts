/** Stands for a secret in events, context and logs: it serialises to `{}` and only a port reveals what it holds. */
export interface Secret<Value> {
  readonly holds?: Value
}

const held = new WeakMap<object, unknown>()

export function seal<Value>(value: Value): Secret<Value> {
  const handle: Secret<Value> = Object.freeze({})
  held.set(handle, value)
  return handle
}

/** @throws Error when the handle was not made by `seal` in this page, for example one read back from a log. */
export function unwrap<Value>(handle: Secret<Value>): Value {
  if (!held.has(handle)) throw new Error('This handle holds nothing')
  return held.get(handle) as Value
}
