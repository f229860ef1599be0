import { type Failure, reload } from '../kit/failure.ts'
import { ErrorState } from '../kit/States.tsx'

/** Stands in the place of a page that cannot be shown: trying again helps where its code did not come. */
export function PageFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  if (failure === 'lost')
    return (
      <ErrorState
        page
        title="Couldn’t load this page"
        message="Check your connection, then try again."
        onRetry={onRetry}
      />
    )
  return (
    <ErrorState
      page
      title="This page stopped working"
      message="Something went wrong on our side. Reload the page. If it happens again, contact support."
      onRetry={reload}
      retryLabel="Reload"
    />
  )
}
