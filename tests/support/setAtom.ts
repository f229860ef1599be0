import { getDefaultStore, type WritableAtom } from 'jotai'
import { onTestFinished } from 'vitest'

/** Files share the store in which pages keep their state: a value for one test, after which it has the one before. */
export function setAtom<Value>(atom: WritableAtom<Value, [Value], unknown>, value: Value): void {
  const store = getDefaultStore()
  const before = store.get(atom)
  store.set(atom, value)
  onTestFinished(() => {
    store.set(atom, before)
  })
}
