import { useCallback, useRef } from 'react'
import type { OperationDetails } from '../../../rules/definition/outline.ts'
import type { Node } from '../../../rules/definition/references.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { RetryButton } from '../../kit/RetryButton.tsx'
import { OperationBody } from './OperationBody.tsx'
import type { SwaggerOperationProps } from './swagger/SwaggerOperation.tsx'
import { useViewerSwap } from './useViewerSwap.ts'
import { viewerTexts as texts } from './viewerTexts.ts'

/** Pages are rendered at build with the outline alone. */
const load = () =>
  import.meta.env.SSR ? Promise.reject(new Error('no viewer at build')) : import('./swagger/SwaggerOperation.tsx')

const SwaggerOperation = lazyPart<SwaggerOperationProps>(load, {
  failed: (_, retry) => (
    <p className="viewer-failed" role="status">
      {texts.viewerFailed} <RetryButton onClick={retry}>Retry</RetryButton>
    </p>
  ),
})

interface Props {
  definition: Node
  operation: OperationDetails
  /** Near the window, where its viewer may be drawn. */
  isLive: boolean
}

/** The outline of an operation, until swagger-ui can take its place without anybody noticing. */
export function OperationViewer({ definition, operation, isLive }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { stage, drawn } = useViewerSwap(place, isLive)
  const onDrawn = useCallback(() => drawn(), [drawn])
  return (
    <div ref={place} className="operation-body" data-viewer={stage}>
      {stage !== 'viewer' && <OperationBody operation={operation} isExclusive={isLive} />}
      {stage !== 'outline' && (
        <div className={stage === 'viewer' ? undefined : 'viewer-waiting'}>
          <SwaggerOperation definition={definition} operation={operation} onDrawn={onDrawn} />
        </div>
      )}
    </div>
  )
}
