import { sentence } from '../text/sentence.ts'

export const applicationNotices = {
  refreshed: 'Client ID and secret have been replaced',
  refreshOutcomeUnknown: (why: string) =>
    `${sentence(why)} The client ID and secret may have changed. They are being reloaded.`,
  saved: 'Your application has been saved',
  unsaved: 'Your application wasn’t saved. Your changes are kept as a draft.',
  notRefreshed: 'The client ID and secret weren’t replaced.',
  notFound: 'Application not found. It may have been deleted.',
  deletedElsewhere: 'Your application was deleted elsewhere. Your changes can’t be saved.',
  deleted: 'Your application has been deleted',
  notDeleted: 'Your application wasn’t deleted.',
  deletionOutcomeUnknown: (why: string) =>
    `${sentence(why)} The application may have been deleted. Your list is being refreshed.`,
  copied: { clientId: 'Client ID copied', clientSecret: 'Client secret copied', privateKey: 'Private key copied' },
  outdatedCopy: 'Your applications have changed. Copy the value again.',
  noneToCopy: {
    clientId: 'This application has no client ID',
    clientSecret: 'This application has no client secret',
    privateKey: 'There is no private key',
  },
} as const
