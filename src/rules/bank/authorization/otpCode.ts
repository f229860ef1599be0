import { apiLimits } from '../apiLimits.ts'

const digits = `\\d{${apiLimits.otpDigits}}`

export const isOtpCode = (text: string): boolean => new RegExp(`^${digits}$`).test(text)

/** The one-time password in a text message. */
export const otpCodeIn = (text: string): string | undefined => new RegExp(`\\b${digits}\\b`).exec(text)?.[0]
