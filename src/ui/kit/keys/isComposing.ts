/** Whether a key goes to an input method that composes a letter; of the last one Safari says so by its code alone. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
