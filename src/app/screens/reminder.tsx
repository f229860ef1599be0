import { passwordTexts } from '../../rules/password.ts'
import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { ReminderView } from '../../ui/password/ReminderView.tsx'
import { captchaOf } from '../actors/captcha.ts'
import { reminderOf } from '../actors/password.ts'
import { startOn } from '../actors/startOn.ts'
import type { Screen } from '../router/screen.ts'
import { tellOnceLeft } from './shared/tellOnceLeft.ts'

export const screen: Screen = (visit, portal) => {
  const { machine, widget } = captchaOf(portal)
  const captcha = startOn(visit, machine, {
    on: {
      'captcha.solved': ({ response }) => reminder.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => reminder.send({ type: 'captcha.cleared' }),
    },
  })
  const reminder = startOn(visit, reminderOf(portal), {
    on: {
      notice: portal.notify,
      failure: tellOnceLeft(visit, portal, passwordTexts.reminderUnknown),
      'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
    },
  })
  return {
    element: (
      <ReminderView
        actor={reminder}
        captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      />
    ),
  }
}
