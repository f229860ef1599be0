/** Texts of the captcha; the specification names only its delay (000 section 5). */
export const captchaTexts = {
  legend: 'Security check',
  loading: 'Loading the security check …',
  unavailable: 'The security check could not be loaded. A content blocker may be in its way.',
  expired: 'The security check has expired. Please repeat it.',
  retry: 'Retry',
} as const

export const standInTexts = {
  label: 'I am not a robot',
  word: 'Sandbox stand-in for the captcha',
} as const
