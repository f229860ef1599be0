import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { seal } from '../../../rules/security/secret.ts'
import { firstDifference, type TextDifference } from '../../../rules/signing/explanation/textDifference.ts'
import { type SignedText, signedTextOf } from '../../../rules/signing/signedText.ts'
import { Notice } from '../../kit/states/Notice.tsx'
import { Spinner } from '../../kit/states/Spinner.tsx'
import { CodeArea, Part } from './fields.tsx'
import { Visible } from './RequestPart.tsx'
import type { SignatureWorkbenchProps } from './signatureWorkbenchActor.ts'
import { signatureWorkbenchTexts as texts } from './signatureWorkbenchTexts.ts'

/** The value of the header, which may be pasted with its name. */
const headerValue = (pasted: string) => pasted.replace(/^\s*sign:/i, '').trim()

export function VerifyPart({ actor, text }: SignatureWorkbenchProps & { text: SignedText }) {
  const [signature, setSignature] = useState('')
  const [own, setOwn] = useState('')
  const [missing, setMissing] = useState(false)
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ ready: { verifying: 'verifying' } }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ ready: { verifying: 'failed' } }))
  const hasKey = useSelector(actor, ({ context }) => context.keys !== null)
  const verdict = useSelector(actor, ({ context }) => context.verdict)
  const change = (value: string) => {
    setSignature(value)
    setMissing(false)
    actor.send({ type: 'signature.change' })
  }
  const verify = () => {
    if (!hasKey || busy) return
    const value = headerValue(signature)
    setMissing(value === '')
    if (value !== '') actor.send({ type: 'signature.verify', text: seal(text), signature: value })
  }
  return (
    <Part title={texts.verify}>
      <CodeArea
        label={texts.pastedSignature}
        rows={4}
        value={signature}
        error={missing ? texts.verifyNeedsSignature : undefined}
        onChange={change}
      />
      <CodeArea label={texts.pastedText} rows={4} value={own} onChange={setOwn} />
      {own !== '' && <Comparison difference={firstDifference(signedTextOf(text).replaceAll('\r\n', '\n'), own)} />}
      <div className="row workbench-row">
        <Button type="button" aria-disabled={!hasKey || busy} aria-busy={busy} onClick={verify}>
          {busy && <Spinner />}
          <span>{texts.verify}</span>
        </Button>
        {!hasKey && <p className="workbench-message">{texts.verifyNeedsKey}</p>}
      </div>
      {failed && (
        <Notice variant="error" onRetry={verify}>
          {texts.verifyFailed}
        </Notice>
      )}
      {verdict && (
        <Notice variant={verdict.valid ? 'success' : 'error'}>{verdict.valid ? texts.valid : verdict.reason}</Notice>
      )}
    </Part>
  )
}

function Comparison({ difference }: { difference: TextDifference | null }) {
  if (difference === null) return <p role="status">{texts.same}</p>
  const { line, column, before, expected, found } = difference
  return (
    <div className="workbench-difference" role="status">
      <p>{texts.differs(line, column)}</p>
      <dl>
        {(
          [
            [texts.here, expected],
            [texts.yours, found],
          ] as const
        ).map(([name, { character, after }]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Visible text={before} />
              <strong>{character}</strong>
              <Visible text={after} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
