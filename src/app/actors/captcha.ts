import { fromPromise } from 'xstate'
import { captchaMachine } from '../../machines/captcha/captcha.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { CaptchaWidget } from '../../ui/captcha/CaptchaView.tsx'
import type { Portal } from '../portal.ts'
import { loadRecaptcha, recaptcha } from './recaptcha.ts'
import { standInCaptcha } from './standInCaptcha.ts'

/** A sandbox build without a site key has the stand-in; any other build without one has no captcha to show. */
const standIn = __SANDBOX__ ? standInCaptcha : undefined

/** The captcha of this configuration. */
export function captchaOf(portal: Portal) {
  const load = (signal: AbortSignal): Promise<void> => {
    if (portal.configuration.captcha.siteKey !== null) return loadRecaptcha(signal)
    return standIn ? Promise.resolve() : Promise.reject(new Error('portal.json names no captcha.siteKey'))
  }
  const actors = {
    loadWidget: fromPromise<void, void>(({ signal }) => load(signal)),
  } satisfies ActorsOf<typeof captchaMachine>
  const widget: CaptchaWidget = (element, report) => {
    const { siteKey } = portal.configuration.captcha
    const draw = siteKey === null ? standIn : recaptcha(siteKey)
    return draw ? draw(element, report) : () => {}
  }
  return { machine: captchaMachine.provide({ actors }), widget }
}
