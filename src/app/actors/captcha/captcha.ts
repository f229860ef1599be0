import { fromPromise } from 'xstate'
import { captchaMachine } from '../../../machines/captcha/captcha.machine.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import type { CaptchaWidget } from '../../../ui/captcha/CaptchaView.tsx'
import type { Shell } from '../../bootstrap/shell/shell.ts'
import { loadRecaptcha, recaptcha } from './recaptcha.ts'
import { standInCaptcha } from './standInCaptcha.ts'

/** A sandbox build without a site key has the stand-in; any other build without one has no captcha to show. */
const standIn = __SANDBOX__ ? standInCaptcha : undefined

export function captchaOf(shell: Shell) {
  const load = async (signal: AbortSignal): Promise<void> => {
    const { configuration } = await shell.portalReady
    if (configuration.captcha.siteKey !== null) return loadRecaptcha(signal)
    if (!standIn) throw new Error('portal.json names no captcha.siteKey')
  }
  const actors = {
    loadWidget: fromPromise(({ signal }) => load(signal)),
  } satisfies ActorsOf<typeof captchaMachine>
  const widget: CaptchaWidget = (element, report) => {
    const siteKey = shell.portal()?.configuration.captcha.siteKey ?? null
    const draw = siteKey === null ? standIn : recaptcha(siteKey)
    return draw ? draw(element, report) : () => {}
  }
  return { machine: captchaMachine.provide({ actors }), widget }
}
