import { useSelector } from '@xstate/react'
import { lazyDialog } from '../kit/parts/lazyPart.tsx'
import type { SearchProps } from './searchState.ts'

const SearchDialog = lazyDialog<SearchProps>(
  () => import('./SearchDialog.tsx'),
  ({ actor }) => actor.send({ type: 'search.close' }),
)

export default function Search({ actor, takeTyped }: SearchProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'))
  return isOpen && <SearchDialog actor={actor} takeTyped={takeTyped} />
}
