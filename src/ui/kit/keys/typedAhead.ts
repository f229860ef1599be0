/** Whether a key would go into a field. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** What is typed outside of fields, for a field whose code is on its way; Escape gives it up. */
export function createTypedAhead(onEscape: () => void) {
  let typed = ''
  const add = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (key === 'Escape') onEscape()
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey && !isTyping(target)) typed += key
  }
  return {
    /** From now on, and nothing of before. */
    record() {
      typed = ''
      addEventListener('keydown', add)
    },
    /** What was typed until now; it ends the recording. */
    take(): string {
      removeEventListener('keydown', add)
      const taken = typed
      typed = ''
      return taken
    },
  }
}
