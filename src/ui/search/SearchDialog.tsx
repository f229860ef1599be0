import * as Dialog from '@radix-ui/themes/components/dialog'
import { useReturnFocus } from '../kit/focus/useReturnFocus.ts'
import { isComposing } from '../kit/keys/isComposing.ts'
import { loadStylesheet } from '../kit/parts/loadStylesheet.ts'
import { SearchCombobox } from './SearchCombobox.tsx'
import styles from './searchDialog.css?url'
import type { SearchProps } from './searchState.ts'

export const loadStyles = () => loadStylesheet(styles)

/** Apart from what each key changes: a dialog of Radix costs more to render than an answer. */
export default function SearchDialog({ actor, takeTyped }: SearchProps) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={() => actor.send({ type: 'search.close' })}>
      <Dialog.Content
        className="search-dialog"
        align="start"
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
        onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
      >
        <Dialog.Title as="h2" className="visually-hidden">
          Search
        </Dialog.Title>
        <SearchCombobox actor={actor} takeTyped={takeTyped} />
      </Dialog.Content>
    </Dialog.Root>
  )
}
