import { type Failure, reload } from '../kit/failure.ts'
import { ErrorState } from '../kit/States.tsx'

/** Stands in the place of a page that cannot be shown: trying again helps where its code did not come. */
export function PageFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  if (failure === 'lost')
    return (
      <ErrorState
        page
        title="This page could not be loaded"
        message="Please check your connection, then try again."
        onRetry={onRetry}
      />
    )
  return (
    <ErrorState
      page
      title="This page has stopped working"
      message="This is an error of ours, not of your connection. Reload the page. If it happens again, tell our support."
      onRetry={reload}
      retryLabel="Reload"
    />
  )
}
