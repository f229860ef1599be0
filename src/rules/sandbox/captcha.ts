/** What a captcha's answer must begin with in the sandbox. */
export const sandboxCaptchaPrefix = 'sandbox-captcha-'
