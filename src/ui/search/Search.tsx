import { useSelector } from '@xstate/react'
import { lazyDialog } from '../kit/parts/lazyPart.tsx'
import { withStyles } from '../kit/parts/loadStylesheet.ts'
import type { SearchProps } from './searchState.ts'

const SearchDialog = lazyDialog<SearchProps>(
  () => withStyles(import('./SearchDialog.tsx')),
  ({ actor }) => actor.send({ type: 'search.close' }),
)

export default function Search({ actor, takeTyped }: SearchProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'))
  return isOpen && <SearchDialog actor={actor} takeTyped={takeTyped} />
}
