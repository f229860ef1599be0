export const standInTexts = {
  label: 'I am not a robot',
  word: 'Sandbox captcha',
} as const
