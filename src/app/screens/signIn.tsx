import type { Persona } from '../../rules/sandbox/sandbox.ts'
import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { SignInView } from '../../ui/session/SignInView.tsx'
import { captchaOf } from '../actors/captcha/captcha.ts'
import { signInOf } from '../actors/session/signIn.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { ShellScreen } from '../router/screen.ts'
import { PersonasLoader } from './shared/PersonasLoader.tsx'

export const screen: ShellScreen = (scope, shell, match) => {
  const { machine, widget } = captchaOf(shell)
  const captcha = startScopedActor(scope, machine, {
    on: {
      'captcha.solved': ({ response }) => signIn.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => signIn.send({ type: 'captcha.cleared' }),
    },
  })
  const signIn = startScopedActor(scope, signInOf(shell), {
    input: { from: match.query.get('from') },
    interrupted: null,
    on: {
      navigate: ({ to, replace }) => scope.navigate(to, { replace }),
      'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
      'draft.changed': ({ username }) => shell.portal()?.session.browser.draft.save(username),
    },
  })
  const view = (personas?: readonly Persona[]) => (
    <SignInView
      actor={signIn}
      captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      {...(personas && { personas })}
    />
  )
  return { element: __SANDBOX__ ? <PersonasLoader shell={shell}>{view}</PersonasLoader> : view() }
}
