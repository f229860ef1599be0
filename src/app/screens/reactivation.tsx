import { mailLinkScreen } from './shared/mailLinkScreen.tsx'

export const screen = mailLinkScreen('reactivation')
