import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { OperationDetails } from '../../../../rules/definition/operation/outline.ts'
import type { SharedOptions } from '../../../../rules/tryItOut/apiCall.ts'
import { SigningKeyForm } from '../SigningKeyForm.tsx'
import type { TryItOutPort } from '../tryItOutPort.ts'
import { tryItOutTexts as texts } from '../tryItOutTexts.ts'

interface Props {
  port: TryItOutPort
  operation: Pick<OperationDetails, 'signature'>
  isSigned: boolean
  onSigned: (isSigned: boolean) => void
}

/** How a call is sent: what the portal adds to what the definition asks for. */
export function CallOptionsForm({ port, operation, isSigned, onSigned }: Props) {
  const { ip, isResponseSigned } = useSelector(port.openCalls, ({ context }) => context.shared)
  const change = (options: Partial<SharedOptions>) => port.openCalls.send({ type: 'options.change', options })
  const id = useId()
  return (
    <fieldset className="stack call-options">
      <legend>{texts.options}</legend>
      <p>
        <label>
          <input type="checkbox" checked={isSigned} onChange={({ target }) => onSigned(target.checked)} /> {texts.sign}
        </label>
      </p>
      {operation.signature === 'required' && !isSigned && <p className="field-limits">{texts.signRequired}</p>}
      {isSigned && <SigningKeyForm actor={port.signingKey} />}
      <p>
        <label>
          <input
            type="checkbox"
            checked={isResponseSigned}
            onChange={({ target }) => change({ isResponseSigned: target.checked })}
          />{' '}
          {texts.isResponseSigned}
        </label>
      </p>
      {port.isSandbox && (
        <p className="try-field">
          <label htmlFor={id}>{texts.ip}</label>
          <input
            id={id}
            value={ip}
            placeholder="127.0.0.1"
            maxLength={45}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => change({ ip: target.value.trim() })}
          />
          <span id={`${id}-hint`} className="field-limits">
            {texts.ipHint}
          </span>
        </p>
      )}
    </fieldset>
  )
}
