import type { Persona } from '../../rules/sandbox.ts'
import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { SignInView } from '../../ui/session/SignInView.tsx'
import { captchaOf } from '../actors/captcha.ts'
import { signInOf } from '../actors/signIn.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { Screen } from '../router/screen.ts'
import { PersonasLoader } from './shared/PersonasLoader.tsx'

export const screen: Screen = (scope, portal, match) => {
  const { machine, widget } = captchaOf(portal)
  const captcha = startScopedActor(scope, machine, {
    on: {
      'captcha.solved': ({ response }) => signIn.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => signIn.send({ type: 'captcha.cleared' }),
    },
  })
  const signIn = startScopedActor(scope, signInOf(portal), {
    input: { from: match.query.get('from') },
    on: {
      navigate: ({ to, replace }) => scope.navigate(to, { replace }),
      'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
      'draft.changed': ({ username }) => portal.session.browser.draft.save(username),
    },
  })
  const view = (personas?: readonly Persona[]) => (
    <SignInView
      actor={signIn}
      captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      {...(personas && { personas })}
    />
  )
  return { element: __SANDBOX__ ? <PersonasLoader portal={portal}>{view}</PersonasLoader> : view() }
}
