/** Texts that more than one noun shows (000 section 8, 001 section 8); exact, misspellings included. */
export const texts = {
  systemError: 'System error occured',
  systemErrorTryLater: 'System error occured, please try again later',
  requestTimeout: 'Request Timeout',
  networkError: 'Network Error',
  interrupted: 'The page closed before the bank answered',
  outdated: 'A newer version of the portal is available. Reload the page to use it.',
  malformedAnswer: 'Unexpected response from the server',
  failedStatus: (status: number) => `Failed[STATUS=${status}]`,
  required: 'Required',
  unsupported: 'Remove unsupported characters.',
  tooLong: (limit: number) => `The maximum allowed length is ${limit}`,
  catalogueUnavailable: 'Couldn’t load the catalogue',
  productsFailed: "Products couldn't get, please try again later",
  backTo: 'Back to',
} as const
