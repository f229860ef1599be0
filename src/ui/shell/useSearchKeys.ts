import { useEffect } from 'react'
import { isTyping } from '../kit/typedAhead.ts'

/** Ctrl or Cmd with K, and / outside of fields, ask for the search; not while a dialog is open. */
export function useSearchKeys(onSearch: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const isCommand = ctrlKey || metaKey
      const asked = isCommand ? key.toLowerCase() === 'k' && !altKey : key === '/' && !isTyping(event.target)
      if (!asked || document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return
      event.preventDefault()
      onSearch()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onSearch])
}
