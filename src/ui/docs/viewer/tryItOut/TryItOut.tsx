import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, type RefObject, use, useCallback, useEffect, useRef, useState } from 'react'
import { baasTestCustomers } from '../../../../rules/bank/baasTestCustomers.ts'
import { testCustomers } from '../../../../rules/bank/testCustomers.ts'
import type { OperationDetails } from '../../../../rules/definition/outline.ts'
import { missingSources, prefillOf } from '../../../../rules/definition/prefill.ts'
import type { Node } from '../../../../rules/definition/references.ts'
import type { ApiCall } from '../../../../rules/tryItOut/apiCall.ts'
import type { TypedCall } from '../../../../rules/tryItOut/openCalls.ts'
import { usePlace } from '../../../kit/DetourLink.tsx'
import type { CredentialsPort } from '../../samples/credentials.ts'
import { SwaggerEditor } from '../swagger/SwaggerEditor.tsx'
import { AuthorizationBar } from './AuthorizationBar.tsx'
import { CallOptionsForm } from './CallOptionsForm.tsx'
import { CallPanel } from './CallPanel.tsx'
import sheet from './tryItOut.css?sheet'
import type { TryItOutActor, TryItOutPort } from './tryItOutPort.ts'
import { tryItOutTexts as texts } from './tryItOutTexts.ts'

export interface TryItOutProps {
  definition: Node
  operation: OperationDetails
  credentials: CredentialsPort
  /** What had the focus when it was opened. */
  opener: RefObject<Element | null>
  onClose: () => void
}

async function start({ load }: CredentialsPort): Promise<TryItOutPort> {
  const { startAuthorization, startTryItOut } = await load()
  await startAuthorization()
  return startTryItOut()
}

export default function TryItOut({ credentials, ...props }: TryItOutProps) {
  return <Opened {...props} port={use(credentials.once(start, credentials))} />
}

interface OpenedProps {
  definition: Node
  operation: OperationDetails
  port: TryItOutPort
  opener: RefObject<Element | null>
  onClose: () => void
}

interface Shown {
  port: TryItOutPort
  actor: TryItOutActor
  operation: OperationDetails
  isSigned: boolean
  setSigned: (isSigned: boolean) => void
}

/** swagger-ui makes its own components; what they show comes to them this way. */
const ShownContext = createContext<Shown | null>(null)

/** Under the fields: how the call is sent, the button that checks them, and what becomes of it. */
function Below({ children }: { children: ReactNode }) {
  const shown = use(ShownContext)
  const below = useRef<HTMLDivElement>(null)
  const toPreview = useCallback(() => below.current?.querySelector<HTMLElement>('.preview-request')?.focus(), [])
  if (!shown) return null
  const { port, actor, operation, isSigned, setSigned } = shown
  return (
    <div className="call-below" ref={below}>
      <CallOptionsForm port={port} operation={operation} isSigned={isSigned} onSigned={setSigned} />
      <div className="call-actions">{children}</div>
      <CallPanel actor={actor} operationId={operation.id} onClosed={toPreview} />
    </div>
  )
}

/** One call of an operation: its token, its fields, the request, and the bank's answer. */
function Opened({ definition, operation, port, opener, onClose }: OpenedProps) {
  const place = usePlace()
  const { openCalls } = port
  const [actor] = useState(() => port.callAt(place, operation))
  const [prefill] = useState(() => prefillOf(operation, port.answers()))
  const [typed] = useState(() => openCalls.getSnapshot().context.calls[place]?.typed ?? null)
  const chosen = useSelector(openCalls, ({ context }) => context.calls[place]?.isSigned)
  const isSigned = chosen ?? operation.signature === 'required'
  const setSigned = (signed: boolean) => openCalls.send({ type: 'call.change', operation: place, isSigned: signed })
  const { ip, isResponseSigned } = useSelector(openCalls, ({ context }) => context.shared)
  const heading = useRef<HTMLHeadingElement>(null)
  const options = useRef({ isSigned, isResponseSigned, ip })
  options.current = { isSigned, isResponseSigned, ip }
  const onRequest = useCallback(
    (call: ApiCall) => actor.send({ type: 'request.preview', call, options: options.current }),
    [actor],
  )
  const onLeave = useCallback(
    (left: TypedCall) => openCalls.send({ type: 'call.leave', operation: place, typed: left }),
    [openCalls, place],
  )
  useEffect(() => openCalls.send({ type: 'call.open', operation: place }), [openCalls, place])
  useEffect(() => {
    const { activeElement, body } = document
    // It may open late; whoever has gone on meanwhile keeps the focus.
    const isWaitedFor = activeElement === body || activeElement === opener.current
    // One of several calls that are open again is the one that the address names.
    const isReturnedTo = place.endsWith(`#${location.hash.slice(1)}`) && activeElement?.localName === 'h1'
    if (typed === null ? isWaitedFor : isReturnedTo) heading.current?.focus({ preventScroll: true })
    // What is open again is where it was.
    if (typed === null && isWaitedFor) heading.current?.closest('.try-it-out')?.scrollIntoView({ block: 'start' })
  }, [typed, place, opener])
  const changed = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && !event.target.closest('.call-panel')) actor.send({ type: 'request.changed' })
  }
  return (
    <section className="try-it-out" aria-label={texts.title} onInput={changed}>
      <link rel="stylesheet" href={sheet} precedence="viewer" />
      <div className="try-heading">
        <h4 ref={heading} tabIndex={-1}>
          {texts.title}
        </h4>
        <button type="button" className="copy-button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
      <AuthorizationBar operation={operation} />
      <Hints operation={operation} port={port} />
      <ShownContext value={{ port, actor, operation, isSigned, setSigned }}>
        <SwaggerEditor
          definition={definition}
          operation={operation}
          prefill={prefill}
          typed={typed}
          onLeave={onLeave}
          onRequest={onRequest}
          Below={Below}
        />
      </ShownContext>
    </section>
  )
}

/** What has to be there first for the values that the fields begin with. */
function Hints({ operation, port }: { operation: OperationDetails; port: TryItOutPort }) {
  const { exampleCustomer } = operation
  const [missing] = useState(() => missingSources(operation, port.answers()))
  const customer = [...testCustomers, ...baasTestCustomers].find(({ number }) => number === exampleCustomer)
  return (
    <>
      {exampleCustomer !== null && (
        <p className="try-hint">
          {texts.exampleCustomer(customer ? `customer ${exampleCustomer}, ${customer.name}` : exampleCustomer)}
        </p>
      )}
      {missing.length > 0 && (
        <p className="try-hint">
          {texts.sources}{' '}
          {missing.map((source) => (
            <code key={source}>{source}</code>
          ))}
        </p>
      )}
    </>
  )
}
