import type { ReactNode } from 'react'
import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { ContactSection } from '../../ui/contact/ContactView.tsx'
import { SupportView } from '../../ui/support/SupportView.tsx'
import type { Portal } from '../portal.ts'
import type { Screen } from '../router/screen.ts'
import { startContact } from './shared/startContact.ts'
import { useLinks } from './shared/useLinks.ts'

function Support({ portal, contact }: { portal: Portal; contact: ReactNode }) {
  return <SupportView links={useLinks(portal)} contact={contact} />
}

export const screen: Screen = (scope, portal) => {
  const { contact, captcha, widget } = startContact(scope, portal)
  const section = (
    <ContactSection
      actor={contact}
      captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
    />
  )
  return { element: <Support portal={portal} contact={section} /> }
}
