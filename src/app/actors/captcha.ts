import { fromPromise } from 'xstate'
import { captchaMachine } from '../../machines/captcha/captcha.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { CaptchaWidget } from '../../ui/captcha/CaptchaView.tsx'
import { loadRecaptcha, recaptcha } from '../captcha/recaptcha.ts'
import { standInCaptcha } from '../captcha/standIn.ts'
import type { Portal } from '../portal.ts'

/** The captcha of this configuration: reCAPTCHA with a site key, the sandbox's stand-in without. */
export function captchaOf(portal: Portal) {
  const actors = {
    loadWidget: fromPromise<void, void>(({ signal }) =>
      portal.configuration.captcha.siteKey === null ? Promise.resolve() : loadRecaptcha(signal),
    ),
  } satisfies ActorsOf<typeof captchaMachine>
  const widget: CaptchaWidget = (element, report) => {
    const { siteKey } = portal.configuration.captcha
    return (siteKey === null ? standInCaptcha : recaptcha(siteKey))(element, report)
  }
  return { machine: captchaMachine.provide({ actors }), widget }
}
