/** Texts of the captcha; the specification names only its delay (000 section 5). */
export const captchaTexts = {
  legend: 'Security check',
  standIn: 'I am not a robot',
  standInWord: 'Sandbox stand-in for the captcha',
  unavailable: 'The security check could not be loaded. A content blocker may be in its way.',
  expired: 'The security check has expired. Please repeat it.',
  retry: 'Retry',
} as const
