import { useEffect } from 'react'
import { dockShortcut, isDialogOpen } from '../kit/keys/shortcuts.ts'
import { type DockActor, focusDock, isInDock } from './dock/dockAtoms.ts'

/** Ctrl and the key left of 1 open the dock, go to it, and from within close it; not while a dialog is open. */
export function useDockKeys(dock: DockActor | null, open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!dockShortcut.isPressed(event) || isDialogOpen()) return
      event.preventDefault()
      if (isInDock(document.activeElement)) dock?.send({ type: 'dock.close' })
      else if (!focusDock()) open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [dock, open])
}
