/** What every form says of a kept draft, unless it has words of its own. */
export const draftTexts = {
  kept: 'You have an unsaved draft.',
  takeUp: 'Restore draft',
} as const
