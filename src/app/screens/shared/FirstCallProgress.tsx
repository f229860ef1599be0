import { FirstCallStatus } from '../../../ui/firstCall/FirstCallStatus.tsx'
import { keptFirstCall } from '../../actors/firstCall/keptFirstCall.ts'

/** What is kept of the developer's first call, as the page is opened. */
export function FirstCallProgress({ owner }: { owner: string }) {
  const { calledAt } = keptFirstCall(owner, () => localStorage).load()
  return <FirstCallStatus isDone={calledAt !== null} />
}
