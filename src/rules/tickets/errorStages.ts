/** Where the error came up (001 section 3). */
export const errorStages = [
  { value: '1', name: 'An API' },
  { value: '2', name: 'The Sandbox' },
  { value: '3', name: 'Production' },
  { value: '4', name: 'Other' },
] as const

export const errorTypeName = (errorType: string): string =>
  errorStages.find(({ value }) => value === errorType)?.name ?? 'Unknown Type'
