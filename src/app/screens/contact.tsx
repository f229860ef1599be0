import { ContactView } from '../../ui/contact/ContactView.tsx'
import type { ShellScreen } from '../router/screen.ts'
import { startContact } from './shared/startContact.tsx'

export const screen: ShellScreen = (scope, shell) => ({ element: startContact(scope, shell, ContactView) })
