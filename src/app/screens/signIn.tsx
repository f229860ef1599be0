import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { SignInView } from '../../ui/session/SignInView.tsx'
import { captchaOf } from '../actors/captcha.ts'
import { signInOf } from '../actors/signIn.ts'
import type { Screen } from '../screen.ts'

export const screen: Screen = (visit, portal, place) => {
  const { machine, widget } = captchaOf(portal)
  const captcha = visit.start(machine, {
    on: {
      'captcha.solved': ({ response }) => signIn.send({ type: 'captcha.solved', response }),
      'captcha.lost': () => signIn.send({ type: 'captcha.lost' }),
    },
  })
  const signIn = visit.start(signInOf(portal), {
    input: { from: place.query.get('from') },
    on: {
      navigate: ({ to }) => visit.navigate(to),
      'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
      draftChanged: ({ username }) => portal.session.browser.draft.keep(username),
    },
  })
  return {
    element: (
      <SignInView
        actor={signIn}
        captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      />
    ),
  }
}
