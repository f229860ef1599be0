import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { ContactView } from '../../ui/contact/ContactView.tsx'
import { startContact } from '../contact.ts'
import type { Screen } from '../screen.ts'

export const screen: Screen = (visit, portal) => {
  const { contact, captcha, widget } = startContact(visit, portal)
  return {
    element: (
      <ContactView
        actor={contact}
        captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      />
    ),
  }
}
