import { type CSSProperties, memo, Suspense, use, useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { OperationHeight } from '../../../../rules/definition/operation/operationHeight.ts'
import {
  detailsOf,
  type OperationDetails,
  type OperationOutline,
} from '../../../../rules/definition/operation/outline.ts'
import type { Node } from '../../../../rules/definition/references.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import { focusFirst } from '../../../kit/focus/handOffFocus.ts'
import { PlaceContext } from '../../../kit/links/DetourLink.tsx'
import { lazyPart, PartBoundary } from '../../../kit/parts/lazyPart.tsx'
import { withStyles } from '../../../kit/parts/loadStylesheet.ts'
import { LoadingMessage } from '../../../kit/states/Spinner.tsx'
import { CopyButton } from '../../samples/CopyButton.tsx'
import { CredentialsContext, type CredentialsPort } from '../../samples/credentials.ts'
import type { CallProps } from '../../tryItOut/TryItOut.tsx'
import { TryItOutButton, tryItOutControl } from '../../tryItOut/TryItOutButton.tsx'
import { TryItOutFailed } from '../../tryItOut/TryItOutFailed.tsx'
import { useOpenCall } from '../../tryItOut/useOpenCall.ts'
import { definitionTexts as texts } from '../definitionTexts.ts'
import { Markdown } from '../Markdown.tsx'
import { OperationBody } from './OperationBody.tsx'
import { OperationFacts } from './OperationFacts.tsx'
import type { OperationStages } from './operationStages.ts'
import { Samples } from './Samples.tsx'
import { useToday } from './useToday.ts'

const loadTryItOut = () => withStyles(import('../../tryItOut/TryItOut.tsx'))

/** swagger-ui comes with it, so not before somebody is about to press the button. */
const prefetchTryItOut = () => void loadTryItOut().catch(() => {})

const tryItOutOf = (credentials: CredentialsPort) =>
  lazyPart<CallProps>(
    async () => {
      const started = credentials.load().then((actors) => actors.startTryItOut())
      const [{ default: TryItOut }, port] = await Promise.all([loadTryItOut(), started])
      return { default: (props) => <TryItOut {...props} port={port} /> }
    },
    {
      waiting: () => <LoadingMessage>{texts.tryItOutLoading}</LoadingMessage>,
      failed: (props, onRetry, failure) => <TryItOutFailed {...props} failure={failure} onRetry={onRetry} />,
    },
  )

interface Props {
  definition: Node
  outline: OperationOutline
  /** About how tall it will be. */
  height: OperationHeight | undefined
  stages: OperationStages
}

/** Of a page that was rendered at build, each operation is hydrated on its own: `memo` keeps updates of the page from it. */
export const OperationView = memo((props: Props) => (
  <Suspense>
    <OperationSection {...props} />
  </Suspense>
))

function OperationSection({ definition, outline, height, stages }: Props) {
  const { id, method, path, summary, description, deprecated } = outline
  const stage = useSyncExternalStore(
    useCallback((listener) => stages.subscribe(id, listener), [stages, id]),
    () => stages.stage(id),
    () => stages.builtStage(id),
  )
  const hasText = stage !== 'heading'
  const isLive = hasText && stage !== 'text'
  const { place, status, isTrying, open, close } = useOpenCall(id)
  const credentials = use(CredentialsContext)
  const opener = useRef<Element>(null)
  const openFrom = () => {
    opener.current = globalThis.document.activeElement
    open()
  }
  const closeToButton = () => {
    flushSync(close)
    focusFirst([globalThis.document.getElementById(id)?.querySelector(tryItOutControl)])
  }
  return (
    <PlaceContext value={place}>
      <section
        className="stack operation"
        id={id}
        aria-labelledby={`${id}-title`}
        style={height && ({ '--one': `${height.one}px`, '--two': `${height.two}px` } as CSSProperties)}
        data-waits={!hasText || undefined}
        data-drawn={stage === 'laidOut' || undefined}
      >
        <h3 id={`${id}-title`} dir="auto">
          {startOf(summary, 'summary')}{' '}
          <a className="anchor" href={`#${id}`} aria-label={texts.linkTo(startOf(summary, 'name'))}>
            #
          </a>
        </h3>
        <p className="row operation-call">
          <b data-method={method}>{method.toUpperCase()}</b> <code>{startOf(path, 'summary')}</code>
          {hasText && <CopyButton what={`${method.toUpperCase()} ${path}`} value={`${method.toUpperCase()} ${path}`} />}
          {deprecated && <span className="field-deprecated">{texts.deprecated}</span>}
          {isLive ? (
            <TryItOutButton status={status} isOpen={isTrying} onOpen={openFrom} onNear={prefetchTryItOut} />
          ) : (
            <span className="try-slot" />
          )}
        </p>
        {isTrying && credentials && hasText && (
          <PartBoundary>
            <Call
              definition={definition}
              outline={outline}
              credentials={credentials}
              opener={opener}
              onClose={closeToButton}
            />
          </PartBoundary>
        )}
        {hasText && (
          <div className="operation-panes">
            {description !== '' && (
              <div className="prose">
                <Markdown text={description} />
              </div>
            )}
            <PartBoundary>
              <Reference definition={definition} outline={outline} />
            </PartBoundary>
          </div>
        )}
      </section>
    </PlaceContext>
  )
}

type Documented = Pick<Props, 'definition' | 'outline'>

const useDetails = ({ definition, outline }: Documented) =>
  useMemo(() => detailsOf(definition, outline), [definition, outline])

function Call({
  outline,
  credentials,
  ...props
}: Documented & Omit<CallProps, 'operation'> & { credentials: CredentialsPort }) {
  const TryItOut = credentials.once(tryItOutOf, credentials)
  return <TryItOut {...props} operation={useDetails({ outline, ...props })} />
}

const Reference = memo((documented: Documented) => {
  const { definition } = documented
  return <Shown definition={definition} operation={useToday(definition, useDetails(documented))} />
})

/** Most operations are the same on every day. */
const Shown = memo(({ definition, operation }: { definition: Node; operation: OperationDetails }) => (
  <>
    <OperationFacts operation={operation} />
    <Samples definition={definition} operation={operation} />
    <OperationBody operation={operation} />
  </>
))
