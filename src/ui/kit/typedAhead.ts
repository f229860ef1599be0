/** Whether a key would go into a field. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

let typed = ''

function record({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void {
  if (key.length === 1 && !ctrlKey && !metaKey && !altKey && !isTyping(target)) typed += key
}

/** From now on what is typed outside of fields is for a field whose code is on its way. */
export function recordTyping(): void {
  typed = ''
  addEventListener('keydown', record)
}

/** What was typed until now, for the field that is there. */
export function takeTyped(): string {
  removeEventListener('keydown', record)
  const taken = typed
  typed = ''
  return taken
}
