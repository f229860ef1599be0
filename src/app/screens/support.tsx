import type { ReactNode } from 'react'
import { ContactSection } from '../../ui/contact/ContactView.tsx'
import { SupportView } from '../../ui/support/SupportView.tsx'
import type { Shell } from '../bootstrap/shell/shell.ts'
import type { ShellScreen } from '../router/screen.ts'
import { startContact } from './shared/startContact.tsx'
import { useLinks } from './shared/useLinks.ts'

function Support({ shell, contact }: { shell: Shell; contact: ReactNode }) {
  return <SupportView links={useLinks(shell)} contact={contact} />
}

export const screen: ShellScreen = (scope, shell) => ({
  element: <Support shell={shell} contact={startContact(scope, shell, ContactSection)} />,
})
