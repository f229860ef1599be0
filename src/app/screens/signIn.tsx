import type { Persona } from '../../rules/sandbox.ts'
import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { SignInView } from '../../ui/session/SignInView.tsx'
import { captchaOf } from '../actors/captcha.ts'
import { signInOf } from '../actors/signIn.ts'
import { startOn } from '../actors/startOn.ts'
import type { Screen } from '../router/screen.ts'
import { WithPersonas } from './shared/WithPersonas.tsx'

export const screen: Screen = (visit, portal, place) => {
  const { machine, widget } = captchaOf(portal)
  const captcha = startOn(visit, machine, {
    on: {
      'captcha.solved': ({ response }) => signIn.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => signIn.send({ type: 'captcha.cleared' }),
    },
  })
  const signIn = startOn(visit, signInOf(portal), {
    input: { from: place.query.get('from') },
    on: {
      navigate: ({ to, replace }) => visit.navigate(to, { replace }),
      'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
      'draft.changed': ({ username }) => portal.session.browser.draft.keep(username),
    },
  })
  const view = (personas?: readonly Persona[]) => (
    <SignInView
      actor={signIn}
      captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      {...(personas && { personas })}
    />
  )
  return { element: __SANDBOX__ ? <WithPersonas portal={portal}>{view}</WithPersonas> : view() }
}
