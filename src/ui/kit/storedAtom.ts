import { atom } from 'jotai'
import { readJson, writeJson } from '../../rules/json/storedJson.ts'

/**
 * `atomWithStorage` in a kilobyte less: `initial` while hydrating, then what is stored as JSON, also by another tab. A
 * choice that storage refuses holds as long as the document.
 */
export function storedAtom<Choice extends string>(key: string, initial: Choice) {
  const storage = () => localStorage
  const stored = atom<unknown>(initial)
  let isRefused = false
  stored.onMount = (set) => {
    const follow = (event: Pick<StorageEvent, 'key'>) => {
      if (event.key === key || event.key === null) set(readJson(storage, key))
    }
    if (!isRefused) follow({ key })
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }
  return atom(
    (get) => get(stored),
    (_get, set, choice: Choice) => {
      set(stored, choice)
      isRefused = !writeJson(storage, key, choice)
    },
  )
}
