import type { Persona } from '../../rules/sandbox/personas.ts'
import { SignInView } from '../../ui/session/SignInView.tsx'
import { startCaptcha } from '../actors/captcha/startCaptcha.tsx'
import { signInOf } from '../actors/session/signIn.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import type { ShellScreen } from '../router/screen.ts'
import { PersonasLoader } from './shared/PersonasLoader.tsx'

export const screen: ShellScreen = (scope, shell, match) => {
  const captcha = startCaptcha(scope, shell, (event) => signIn.send(event))
  const signIn = startScopedActor(scope, signInOf(shell), {
    input: { from: match.query.get('from') },
    interrupted: null,
    on: {
      navigate: ({ to, replace }) => scope.navigate(to, { replace }),
      'captcha.reset': captcha.reset,
      'draft.changed': ({ username }) => shell.portal()?.session.browser.draft.save(username),
    },
  })
  const view = (personas?: readonly Persona[]) => (
    <SignInView actor={signIn} captcha={captcha.view} personas={personas} />
  )
  return { element: __SANDBOX__ ? <PersonasLoader shell={shell}>{view}</PersonasLoader> : view() }
}
