import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { ContactView } from '../../ui/contact/ContactView.tsx'
import type { Screen } from '../router/screen.ts'
import { startContact } from './shared/startContact.ts'

export const screen: Screen = (scope, portal) => {
  const { contact, captcha, widget } = startContact(scope, portal)
  return {
    element: (
      <ContactView
        actor={contact}
        captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      />
    ),
  }
}
