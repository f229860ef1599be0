import { sandboxCaptchaPrefix } from '../../src/rules/sandbox.ts'
import { Refusal } from '../refusal.ts'

/** @throws Refusal unless the response is one of the sandbox's stand-in. */
export function checkCaptcha(response: unknown): void {
  if (typeof response !== 'string' || !response.startsWith(sandboxCaptchaPrefix))
    throw new Refusal(400, 'Captcha could not be verified')
}
