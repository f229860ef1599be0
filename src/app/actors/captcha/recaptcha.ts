import { trustedTypesPolicy } from '../../../rules/security/trustedTypes.ts'
import type { CaptchaWidget } from '../../../ui/captcha/CaptchaView.tsx'

interface Grecaptcha {
  ready(callback: () => void): void
  render(
    element: HTMLElement,
    options: {
      sitekey: string
      callback(response: string): void
      'expired-callback'(): void
      'error-callback'(): void
    },
  ): number
  reset(widget: number): void
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

/** With `trustedtypes` the script creates policies of its own for what it loads and writes. */
const source = 'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true'

const scriptUrl = trustedTypesPolicy('portico-captcha', 'createScriptURL', (url) => {
  if (url !== source) throw new TypeError(`${url} is not the script of the captcha`)
  return url
})

/** Loads reCAPTCHA's script once; a blocked or failed script rejects and may be tried again. */
export function loadRecaptcha(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ready = () =>
      window.grecaptcha ? window.grecaptcha.ready(resolve) : reject(new Error('reCAPTCHA is missing'))
    if (window.grecaptcha) {
      ready()
      return
    }
    const script = document.createElement('script')
    script.src = scriptUrl(source)
    script.async = true
    script.onload = ready
    script.onerror = () => {
      script.remove()
      reject(new Error('reCAPTCHA could not be loaded'))
    }
    signal.addEventListener('abort', () => script.remove())
    document.head.append(script)
  })
}

export const recaptcha =
  (siteKey: string): CaptchaWidget =>
  (element, { solved, expired, failed }) => {
    const holder = document.createElement('div')
    element.append(holder)
    window.grecaptcha?.render(holder, {
      sitekey: siteKey,
      callback: solved,
      'expired-callback': expired,
      'error-callback': failed,
    })
    return () => holder.remove()
  }
