import { isTyping } from './typedAhead.ts'

interface Shortcut {
  /** As people write them; each does the same. */
  keys: readonly string[]
  isPressed: (event: KeyboardEvent) => boolean
}

/** Every key that works on a whole page. */
export const shortcuts = {
  search: {
    keys: ['/', 'Ctrl+K', '⌘+K'],
    isPressed: ({ key, ctrlKey, metaKey, altKey, target }) =>
      ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey : key === '/' && !isTyping(target),
  },
  help: { keys: ['?'], isPressed: ({ key, target }) => key === '?' && !isTyping(target) },
  announcements: { keys: ['Alt+N'], isPressed: ({ altKey, code }) => altKey && code === 'KeyN' },
} as const satisfies Record<string, Shortcut>

/** The key left of 1, in builds with a sandbox. */
export const dockShortcut = {
  keys: ['Ctrl+`'],
  isPressed: ({ code, ctrlKey, metaKey, altKey, shiftKey }) =>
    code === 'Backquote' && ctrlKey && !metaKey && !altKey && !shiftKey,
} as const satisfies Shortcut

/** What lies over the page has keys of its own. */
export const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null
