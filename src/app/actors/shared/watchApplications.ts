import type { ApplicationChanges } from '../applications/applicationChanges.ts'
import { fromListener } from './fromListener.ts'

/** The port of a chart that is notified when applications change elsewhere. */
export const watchApplications = (changes: Pick<ApplicationChanges, 'subscribe'>) =>
  fromListener<void>(({ sendBack }) => changes.subscribe(() => sendBack({ type: 'applications.changed' })))
