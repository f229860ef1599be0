import { useSyncExternalStore } from 'react'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import type { NoticesProps } from './NoticesToaster.tsx'

const NoticesToaster = lazyPart(() => import('./NoticesToaster.tsx'))

/** The place of the notices; their toaster is fetched when somebody uses the page, or with the first one. */
export function NoticesSlot(props: NoticesProps) {
  const { notices } = props
  const wanted = useSyncExternalStore(notices.subscribe, notices.isWanted, () => false)
  return wanted && <NoticesToaster {...props} />
}
