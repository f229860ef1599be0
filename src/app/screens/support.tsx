import type { ReactNode } from 'react'
import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { ContactSection } from '../../ui/contact/ContactView.tsx'
import { SupportView } from '../../ui/support/SupportView.tsx'
import type { Shell } from '../bootstrap/shell.ts'
import type { ShellScreen } from '../router/screen.ts'
import { startContact } from './shared/startContact.ts'
import { useLinks } from './shared/useLinks.ts'

function Support({ shell, contact }: { shell: Shell; contact: ReactNode }) {
  return <SupportView links={useLinks(shell)} contact={contact} />
}

export const screen: ShellScreen = (scope, shell) => {
  const { contact, captcha, widget, draft } = startContact(scope, shell)
  const section = (
    <ContactSection
      actor={contact}
      draft={draft}
      captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
    />
  )
  return { element: <Support shell={shell} contact={section} /> }
}
