/** What every form says of a kept draft, unless it has words of its own. */
export const draftTexts = {
  unsaved: 'You have an unsaved draft.',
  restore: 'Restore draft',
} as const
