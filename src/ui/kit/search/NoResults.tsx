import { Button } from '@radix-ui/themes/components/button'
import { EmptyState } from '../states/States.tsx'

interface Props {
  texts: { none: string; noneHint: string; clear: string }
  onClear: () => void
}

/** In the place of a list of which the search has found nothing. */
export const NoResults = ({ texts, onClear }: Props) => (
  <EmptyState
    title={texts.none}
    action={
      <Button type="button" size="3" variant="outline" onClick={onClear}>
        {texts.clear}
      </Button>
    }
  >
    {texts.noneHint}
  </EmptyState>
)
