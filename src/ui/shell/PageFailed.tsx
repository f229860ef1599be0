import { Button } from '@radix-ui/themes/components/button'
import type { PageFailure } from '../../rules/pageFailure.ts'
import { reload } from '../kit/states/failure.ts'
import { ErrorState } from '../kit/states/States.tsx'
import { pageFailedTexts } from './pageFailedTexts.ts'

interface Props {
  failure: PageFailure
  onRetry: () => void
}

/** Stands in the place of a page that cannot be shown. */
export function PageFailed({ failure, onRetry }: Props) {
  return (
    <ErrorState
      page
      {...pageFailedTexts[failure]}
      onRetry={onRetry}
      actions={
        failure === 'bug' && (
          <Button type="button" size="3" variant="outline" onClick={reload}>
            Reload
          </Button>
        )
      }
    />
  )
}
