import { useEffect } from 'react'
import { isDialogOpen, shortcuts } from '../../kit/keys/shortcuts.ts'

/** The keys that open the search and the list of shortcuts; not while a dialog is open. */
export function useShortcuts(onSearch: () => void, onHelp: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = shortcuts.search.isPressed(event) ? onSearch : shortcuts.help.isPressed(event) ? onHelp : undefined
      if (!action || isDialogOpen()) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onSearch, onHelp])
}
