import type { CaptchaWidget } from '../../../ui/captcha/CaptchaView.tsx'
import { standInTexts } from '../../../ui/captcha/standInTexts.ts'

/** The sandbox's captcha: one click answers it; the sandbox takes each `sandbox-captcha-…` as solved, once. */
export const standInCaptcha: CaptchaWidget = (element, { solved }) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.id = 'captcha'
  button.className = 'captcha-stand-in'
  button.setAttribute('aria-pressed', 'false')
  const word = document.createElement('small')
  word.textContent = standInTexts.word
  const label = document.createElement('span')
  label.append(standInTexts.label, word)
  button.append(label)
  const solve = () => {
    if (button.getAttribute('aria-pressed') === 'true') return
    button.setAttribute('aria-pressed', 'true')
    solved(`sandbox-captcha-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`)
  }
  button.addEventListener('click', solve)
  element.append(button)
  return () => button.remove()
}
