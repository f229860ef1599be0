import { useSelector } from '@xstate/react'
import { lazyDialog } from '../kit/lazyPart.tsx'
import type { SearchActor } from './searchState.ts'

const SearchDialog = lazyDialog<{ actor: SearchActor }>(
  () => import('./SearchDialog.tsx'),
  ({ actor }) => actor.send({ type: 'search.close' }),
)

export default function Search({ actor }: { actor: SearchActor }) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'))
  return isOpen && <SearchDialog actor={actor} />
}
