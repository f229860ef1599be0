import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Notice } from './Notice.tsx'

interface Options<Props> {
  /** Stands there while the chunk is on its way; nothing unless given. */
  waiting?: (props: Props) => ReactNode
  /** Stands there when it could not be loaded; a message with Retry unless given. */
  failed?: (props: Props, retry: () => void) => ReactNode
}

export function PartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="part-failed">
      <Notice variant="error" onRetry={onRetry}>
        Part of this page could not be loaded. Please check your connection, then try again.
      </Notice>
    </div>
  )
}

/** A component in a chunk of its own. When the chunk cannot be had, only its place says so, and the next try asks anew. */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, failed = (_, retry) => <PartFailed onRetry={retry} /> }: Options<Props> = {},
): ComponentType<Props> {
  let Loaded = lazy(load)
  // A lazy component keeps its failure for good.
  const renew = () => {
    Loaded = lazy(load)
  }
  const Latest = (props: Props) => createElement(Loaded, props)
  return (props) => (
    <ErrorBoundary
      onError={renew}
      fallbackRender={({ resetErrorBoundary }) => failed(props, () => resetErrorBoundary())}
    >
      <Suspense fallback={waiting?.(props)}>
        <Latest {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
