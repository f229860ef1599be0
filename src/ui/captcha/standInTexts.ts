export const standInTexts = {
  label: 'I am not a robot',
  word: 'Sandbox replacement for the captcha',
} as const
