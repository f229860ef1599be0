/** What every form says of a kept draft, unless it has words of its own. */
export const draftTexts = {
  kept: 'What you had typed here before was not saved. It is still here.',
  takeUp: 'Fill it in',
} as const
