import { Button } from '@radix-ui/themes/components/button'
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { ErrorBoundary, type ErrorBoundaryPropsWithRender } from 'react-error-boundary'
import type { PageFailure } from '../../../rules/pageFailure.ts'
import { texts } from '../../../rules/text/texts.ts'
import { useReturnFocus } from '../focus/useReturnFocus.ts'
import { failureOf, loadCode, reload } from '../states/failure.ts'
import { Notice } from '../states/Notice.tsx'

interface Options<Props> {
  /** Stands there while the chunk is on its way; nothing unless given. */
  waiting?: (props: Props) => ReactNode
  /** Stands there when it cannot be shown; a message with Retry or Reload unless given. */
  failed?: (props: Props, retry: () => void, failure: PageFailure) => ReactNode
}

export interface PartFailedProps {
  failure: PageFailure
  /** Left out where trying a bug again could start something twice. */
  onRetry?: (() => void) | undefined
  actions?: ReactNode
}

export const partFailedTexts: Record<PageFailure, string> = {
  offline: 'Couldn’t load part of this page. Check your connection, then try again.',
  outdated: texts.outdated,
  bug: 'Part of this page stopped working. Try again or reload the page.',
}

export function PartError({ failure, onRetry, actions }: PartFailedProps) {
  return (
    <div className="part-error">
      <Notice
        variant="error"
        onRetry={onRetry ?? reload}
        retryLabel={onRetry ? 'Retry' : 'Reload'}
        actions={
          <>
            {failure === 'bug' && onRetry && (
              <Button type="button" variant="outline" color="gray" onClick={reload}>
                Reload
              </Button>
            )}
            {actions}
          </>
        }
      >
        {partFailedTexts[failure]}
      </Notice>
    </div>
  )
}

/** An error in a part of the page stays in its place, with Retry. */
export const PartBoundary = (props: Omit<ErrorBoundaryPropsWithRender, 'fallbackRender'>) => (
  <ErrorBoundary
    {...props}
    fallbackRender={({ error, resetErrorBoundary }) => (
      <PartError failure={failureOf(error)} onRetry={() => resetErrorBoundary()} />
    )}
  />
)

/** A component in a chunk of its own. When the chunk cannot be had, only its place says so, and the next try asks again. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, failed = (_, retry, failure) => <PartError failure={failure} onRetry={retry} /> }: Options<Props> = {},
): ComponentType<Props> {
  const loadPart = () => loadCode(load)
  let Loaded = lazy(loadPart)
  // A lazy component keeps its failure for good.
  const renew = () => {
    Loaded = lazy(loadPart)
  }
  const Latest = (props: Props) => createElement(Loaded, props)
  return (props) => (
    <ErrorBoundary
      onError={renew}
      fallbackRender={({ error, resetErrorBoundary }) => failed(props, () => resetErrorBoundary(), failureOf(error))}
    >
      <Suspense fallback={waiting?.(props)}>
        <Latest {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Nothing to see; the key that closes a dialog gives it up as well. */
function EscapeKey({ onPress }: { onPress: () => void }) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onPress()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onPress])
  return null
}

interface DialogOptions<Props> {
  /** Further choices that the dialog would have given, when it cannot be had. */
  instead?: (props: Props) => ReactNode
  /** Nobody asked for it, so Escape is pressed for something else while it loads. */
  opensByItself?: boolean
}

/** A dialog in a chunk of its own: while that is on its way, and when it cannot be had, the person can do without it. */
export const lazyDialog = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  cancel: (props: Props) => void,
  { instead, opensByItself }: DialogOptions<Props> = {},
): ComponentType<Props> =>
  lazyPart(load, {
    waiting: (props) => !opensByItself && <EscapeKey onPress={() => cancel(props)} />,
    failed: (props, retry, failure) => (
      <DialogFailed failure={failure} onRetry={retry} onCancel={() => cancel(props)}>
        {instead?.(props)}
      </DialogFailed>
    ),
  })

interface FailedProps {
  failure: PageFailure
  onRetry: () => void
  onCancel: () => void
  children: ReactNode
}

/** Takes the focus and gives it back, as the dialog would have. */
function DialogFailed({ failure, onRetry, onCancel, children }: FailedProps) {
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
      <Button type="button" variant="soft" color="gray" ref={cancel} onClick={onCancel}>
        Cancel
      </Button>
    </>
  )
  return <PartError failure={failure} onRetry={onRetry} actions={actions} />
}
