import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { ContactView } from '../../ui/contact/ContactView.tsx'
import type { ShellScreen } from '../router/screen.ts'
import { startContact } from './shared/startContact.ts'

export const screen: ShellScreen = (scope, shell) => {
  const { contact, captcha, widget, draft } = startContact(scope, shell)
  return {
    element: (
      <ContactView
        actor={contact}
        draft={draft}
        captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      />
    ),
  }
}
