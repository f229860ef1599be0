/** A value that comes once. */
export interface Deferred<Value> {
  current(): Value | undefined
  promise: Promise<Value>
  resolve(value: Value): void
}

export function createDeferred<Value>(): Deferred<Value> {
  let current: Value | undefined
  let settle: (value: Value) => void
  const promise = new Promise<Value>((resolve) => {
    settle = resolve
  })
  return {
    current: () => current,
    promise,
    resolve(value) {
      current ??= value
      settle(current)
    },
  }
}
