import { FirstCallStatus } from '../../../ui/firstCall/FirstCallStatus.tsx'
import { firstCallStorage } from '../../actors/firstCall/firstCallStorage.ts'

/** What is kept of the developer's first call, as the page is opened. */
export function FirstCallProgress({ owner }: { owner: string }) {
  const { calledAt } = firstCallStorage(owner, () => localStorage).load()
  return <FirstCallStatus isDone={calledAt !== null} />
}
