import { useSelector } from '@xstate/react'
import { type FormEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { baasTestCustomers } from '../../../rules/bank/baasTestCustomers.ts'
import { istanbulTime } from '../../../rules/bank/bankDays.ts'
import { testCustomers } from '../../../rules/bank/testCustomers.ts'
import type { OperationDetails } from '../../../rules/definition/operation/outline.ts'
import type { Node } from '../../../rules/definition/references.ts'
import { examplesDayOf, withExamplesOn } from '../../../rules/definition/samples/exampleDays.ts'
import { missingSources, prefillOf } from '../../../rules/definition/samples/prefill.ts'
import { toHex } from '../../../rules/signing/encoding.ts'
import { type ApiCall, withIdempotencyKey } from '../../../rules/tryItOut/apiCall.ts'
import type { TypedCall } from '../../../rules/tryItOut/typedCall.ts'
import { usePlace } from '../../kit/links/DetourLink.tsx'
import { loadStylesheet } from '../../kit/parts/loadStylesheet.ts'
import { SwaggerEditor } from '../definition/swagger/SwaggerEditor.tsx'
import swaggerSheet from '../definition/swagger/swagger.css?sheet'
import { AuthorizationBar } from './authorization/AuthorizationBar.tsx'
import authorizationSheet from './authorization/authorization.css?sheet'
import { CallOptionsForm } from './call/CallOptionsForm.tsx'
import { CallPanel } from './call/CallPanel.tsx'
import { HoursHint } from './HoursHint.tsx'
import { handOff } from './TryItOutButton.tsx'
import sheet from './tryItOut.css?sheet'
import type { TryItOutActor, TryItOutPort } from './tryItOutPort.ts'
import { tryItOutTexts as texts } from './tryItOutTexts.ts'

export interface CallProps {
  definition: Node
  operation: OperationDetails
  /** What had the focus when it was opened. */
  opener: RefObject<Element | null>
  onClose: () => void
}

export const loadStyles = () =>
  Promise.all([sheet, authorizationSheet, swaggerSheet].map((href) => loadStylesheet(href)))

/** `crypto.randomUUID` is missing outside of secure contexts. */
const newKey = () => toHex(crypto.getRandomValues(new Uint8Array(16)))

export default function TryItOut(props: CallProps & { port: TryItOutPort }) {
  const place = usePlace()
  const actor = useSelector(props.port.openCalls, ({ context }) => context.calls[place])
  return actor ? <Opened {...props} place={place} actor={actor} /> : null
}

interface StartedCall {
  port: TryItOutPort
  actor: TryItOutActor
  operation: OperationDetails
}

/** Under the fields: how the call is sent, the button that checks them, and what becomes of it. swagger-ui makes it itself. */
const belowOf = ({ port, actor, operation }: StartedCall) =>
  function Below({ children }: { children: ReactNode }) {
    const below = useRef<HTMLDivElement>(null)
    const isSigned = useSelector(actor, (snapshot) => isSigning(snapshot, operation))
    return (
      <div className="call-below" ref={below}>
        <CallOptionsForm
          port={port}
          operation={operation}
          isSigned={isSigned}
          onSigned={(signed) => actor.send({ type: 'signing.change', isSigned: signed })}
        />
        <div className="row call-actions">{children}</div>
        <CallPanel actor={actor} operationId={operation.id} below={below} />
      </div>
    )
  }

const isSigning = ({ context }: SnapshotFrom<TryItOutActor>, { signature }: OperationDetails) =>
  context.isSigned ?? signature === 'required'

interface OpenedProps extends StartedCall, CallProps {
  place: string
}

/** One call of an operation: its token, its fields, the request, and the bank's answer. */
function Opened({ place, definition, operation, port, actor, opener, onClose }: OpenedProps) {
  const { openCalls } = port
  const [prefill] = useState(() => {
    const onDay = withExamplesOn(operation, examplesDayOf(definition), istanbulTime(port.bankClock.now()).slice(0, 10))
    return prefillOf(onDay, openCalls.getSnapshot().context.answers)
  })
  const [typed] = useState(() => actor.getSnapshot().context.typed)
  const [Below] = useState(() => belowOf({ port, actor, operation }))
  const heading = useRef<HTMLHeadingElement>(null)
  const onRequest = useCallback(
    (typedCall: ApiCall) => {
      const call = withIdempotencyKey(typedCall, operation, newKey)
      const isSigned = isSigning(actor.getSnapshot(), operation)
      const { shared } = openCalls.getSnapshot().context
      actor.send({ type: 'request.preview', call, options: { isSigned, ...shared } })
    },
    [actor, openCalls, operation],
  )
  const onTyped = useCallback((now: TypedCall) => actor.send({ type: 'fields.change', typed: now }), [actor])
  useEffect(() => {
    const { activeElement, body } = document
    // It may open late; whoever has gone on meanwhile keeps the focus.
    const isWaitedFor =
      activeElement === body || activeElement === opener.current || activeElement?.matches('[data-retrying]')
    // One of several calls that are open again is the one that the address names.
    const isReturnedTo = place.endsWith(`#${location.hash.slice(1)}`) && activeElement?.localName === 'h1'
    if (typed === null ? isWaitedFor : isReturnedTo) heading.current?.focus({ preventScroll: true })
    // What is open again is where it was.
    if (typed === null && isWaitedFor) heading.current?.closest('.try-it-out')?.scrollIntoView({ block: 'start' })
  }, [typed, place, opener])
  const changed = ({ target, currentTarget }: FormEvent) => {
    // React reports what happens in the dialog of the token here as well.
    const isInFields = target instanceof Element && currentTarget.contains(target) && !target.closest('.call-panel')
    if (isInFields) actor.send({ type: 'request.changed' })
  }
  return (
    <section className="stack try-it-out" aria-label={texts.title} onInput={changed} ref={handOff}>
      <div className="try-heading">
        <h4 ref={heading} tabIndex={-1}>
          {texts.title}
        </h4>
        <button type="button" className="copy-button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
      <AuthorizationBar actor={port.authorization} operation={operation} />
      <Hints operation={operation} openCalls={openCalls} />
      <HoursHint definition={definition} operation={operation} clock={port.bankClock} />
      <SwaggerEditor
        definition={definition}
        operation={operation}
        prefill={prefill}
        typed={typed}
        onTyped={onTyped}
        onRequest={onRequest}
        Below={Below}
      />
    </section>
  )
}

/** What has to be there first for the values that the fields begin with. */
function Hints({ operation, openCalls }: Pick<OpenedProps, 'operation'> & Pick<TryItOutPort, 'openCalls'>) {
  const { exampleCustomer } = operation
  const [missing] = useState(() => missingSources(operation, openCalls.getSnapshot().context.answers))
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
