import { Button } from '@radix-ui/themes/components/button'
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Notice } from './Notice.tsx'
import { useReturnFocus } from './returnFocus.ts'

interface Options<Props> {
  /** Stands there while the chunk is on its way; nothing unless given. */
  waiting?: (props: Props) => ReactNode
  /** Stands there when it could not be loaded; a message with Retry unless given. */
  failed?: (props: Props, retry: () => void) => ReactNode
}

export function PartFailed({ onRetry, actions }: { onRetry: () => void; actions?: ReactNode }) {
  return (
    <div className="part-failed">
      <Notice variant="error" onRetry={onRetry} actions={actions}>
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

/**
 * A dialog in a chunk of its own: when that cannot be had, the person can do without the dialog.
 *
 * @param instead further choices that the dialog would have given
 */
export const lateDialog = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  cancel: (props: Props) => void,
  instead?: (props: Props) => ReactNode,
): ComponentType<Props> =>
  latePart(load, {
    failed: (props, retry) => (
      <DialogFailed onRetry={retry} onCancel={() => cancel(props)}>
        {instead?.(props)}
      </DialogFailed>
    ),
  })

interface FailedProps {
  onRetry: () => void
  onCancel: () => void
  children: ReactNode
}

/** Takes the focus and gives it back, as the dialog would have. */
function DialogFailed({ onRetry, onCancel, children }: FailedProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const returnFocus = useRef(useReturnFocus())
  useEffect(() => {
    const giveBack = returnFocus.current
    cancel.current?.focus()
    return () => giveBack()
  }, [])
  const actions = (
    <>
      {children}
      <Button type="button" size="2" variant="soft" color="gray" ref={cancel} onClick={onCancel}>
        Cancel
      </Button>
    </>
  )
  return <PartFailed onRetry={onRetry} actions={actions} />
}
