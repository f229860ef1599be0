/** Texts of the captcha; the specification names only its delay (000 section 5). */
export const captchaTexts = {
  legend: 'Security check',
  loading: 'Loading security check …',
  unavailable: 'Couldn’t load the security check. A content blocker may have stopped it.',
  expired: 'The security check has expired. Complete it again.',
  retry: 'Retry',
} as const
