/** 001 section 8. */
export const analyticsMessages = {
  applicationsFailed: 'Applications couldnt get, please try again later',
  servicesFailed: 'ProductServices couldnt get, please try again later',
} as const
