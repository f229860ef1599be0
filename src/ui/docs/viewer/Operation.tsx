import { use, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { detailsOf, type OperationOutline } from '../../../rules/definition/outline.ts'
import type { Node } from '../../../rules/definition/references.ts'
import { startOf } from '../../../rules/serverText.ts'
import { PlaceContext } from '../../kit/DetourLink.tsx'
import { lazyPart, PartBoundary } from '../../kit/lazyPart.tsx'
import { LoadingMessage } from '../../kit/Spinner.tsx'
import { CopyButton } from '../samples/CopyButton.tsx'
import { CredentialsContext } from '../samples/credentials.ts'
import { Markdown } from './Markdown.tsx'
import { OperationFacts } from './OperationFacts.tsx'
import { OperationViewer } from './OperationViewer.tsx'
import { Samples } from './Samples.tsx'
import type { TryItOutProps } from './tryItOut/TryItOut.tsx'
import { TryItOutButton } from './tryItOut/TryItOutButton.tsx'
import { useOpenCall } from './tryItOut/useOpenCall.ts'
import { viewerTexts as texts } from './viewerTexts.ts'

const TryItOut = lazyPart<TryItOutProps>(() => import('./tryItOut/TryItOut.tsx'), {
  waiting: () => <LoadingMessage>{texts.tryItOutLoading}</LoadingMessage>,
})

interface Props {
  definition: Node
  outline: OperationOutline
  /** One of many: it is drawn when it comes near, so that the page does not freeze. */
  waits: boolean
}

/** Whether a section is, or was, within a window's height of the window. */
function useNear(waits: boolean) {
  const section = useRef<HTMLElement>(null)
  const [near, setNear] = useState(!waits)
  useEffect(() => {
    if (near || !section.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [near])
  return { section, near }
}

export function Operation({ definition, outline, waits }: Props) {
  const { id, method, path, summary, description, deprecated } = outline
  const { section, near } = useNear(waits)
  const { place, isTrying, open, close } = useOpenCall(id)
  const button = useRef<HTMLButtonElement>(null)
  const closeToButton = () => {
    flushSync(close)
    button.current?.focus()
  }
  return (
    <PlaceContext value={place}>
      <section
        className="operation"
        id={id}
        aria-labelledby={`${id}-title`}
        ref={section}
        data-waits={!near || undefined}
      >
        <h2 id={`${id}-title`} dir="auto">
          {startOf(summary, 'summary')}{' '}
          <a className="anchor" href={`#${id}`} aria-label={texts.linkTo(startOf(summary, 'name'))}>
            #
          </a>
        </h2>
        <p className="operation-call">
          <b data-method={method}>{method.toUpperCase()}</b> <code>{startOf(path, 'summary')}</code>
          <CopyButton what={`${method.toUpperCase()} ${path}`} value={`${method.toUpperCase()} ${path}`} />
          {deprecated && <span className="field-deprecated">{texts.deprecated}</span>}
          <TryItOutButton isOpen={isTrying} onOpen={open} ref={button} />
        </p>
        {near && (
          <>
            <div className="prose">
              <Markdown text={description} />
            </div>
            <PartBoundary>
              <Details definition={definition} outline={outline} isTrying={isTrying} onClose={closeToButton} />
            </PartBoundary>
          </>
        )}
      </section>
    </PlaceContext>
  )
}

interface DetailsProps extends Pick<Props, 'definition' | 'outline'> {
  isTrying: boolean
  onClose: () => void
}

function Details({ definition, outline, isTrying, onClose }: DetailsProps) {
  const operation = useMemo(() => detailsOf(definition, outline), [definition, outline])
  const credentials = use(CredentialsContext)
  return (
    <>
      <OperationFacts operation={operation} />
      {isTrying && credentials && (
        <TryItOut definition={definition} operation={operation} credentials={credentials} onClose={onClose} />
      )}
      <Samples operation={operation} />
      <OperationViewer definition={definition} operation={operation} />
    </>
  )
}
