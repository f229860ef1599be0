import { analyticsOperations } from './analytics.ts'
import { announcementOperations } from './announcements.ts'
import { applicationOperations } from './applications.ts'
import { catalogueOperations } from './catalogue.ts'
import { contactOperations } from './contact.ts'
import { onboardingOperations } from './onboarding.ts'
import { passwordOperations } from './password.ts'
import { profileOperations } from './profile.ts'
import { sessionOperations } from './session.ts'
import { ticketOperations } from './tickets.ts'

/** Every operation of the contract; a new feature adds its own list. */
export const portalOperations = [
  ...sessionOperations,
  ...onboardingOperations,
  ...passwordOperations,
  ...contactOperations,
  ...profileOperations,
  ...catalogueOperations,
  ...announcementOperations,
  ...applicationOperations,
  ...analyticsOperations,
  ...ticketOperations,
]
