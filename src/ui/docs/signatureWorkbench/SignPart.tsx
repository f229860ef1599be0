import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { seal } from '../../../rules/security/secret.ts'
import { opensslLine } from '../../../rules/signing/opensslLine.ts'
import { signing } from '../../../rules/signing/signatureHeaders.ts'
import type { SignedText } from '../../../rules/signing/signedText.ts'
import { Notice } from '../../kit/states/Notice.tsx'
import { Spinner } from '../../kit/states/Spinner.tsx'
import { CodeFigure } from '../samples/CodeFigure.tsx'
import { Part } from './fields.tsx'
import type { SignatureWorkbenchProps } from './signatureWorkbenchActor.ts'
import { signatureWorkbenchTexts as texts } from './signatureWorkbenchTexts.ts'

export function SignPart({ actor, text }: SignatureWorkbenchProps & { text: SignedText }) {
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ ready: { signing: 'signing' } }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ ready: { signing: 'failed' } }))
  const canSign = useSelector(actor, ({ context }) => context.keys?.privateKey != null)
  const signed = useSelector(actor, ({ context }) => context.signed)
  const sign = () => {
    if (canSign && !busy) actor.send({ type: 'text.sign', text: seal(text) })
  }
  return (
    <Part title={texts.sign}>
      <div className="row workbench-row">
        <Button type="button" aria-disabled={!canSign || busy} aria-busy={busy} onClick={sign}>
          {busy && <Spinner />}
          <span>{texts.sign}</span>
        </Button>
        {!canSign && <p className="workbench-message">{texts.signNeedsKey}</p>}
        <span className="visually-hidden" role="status">
          {busy ? texts.signing : signed && `${texts.signature}: ${signed.signature.length}`}
        </span>
      </div>
      {failed && (
        <Notice variant="error" onRetry={sign}>
          {texts.signFailed}
        </Notice>
      )}
      {signed && (
        <>
          <CodeFigure title={texts.header} what={texts.copy.header}>
            <code>{`${signing.header}: ${signed.signature}`}</code>
          </CodeFigure>
          <CodeFigure title={texts.digest} what={texts.digest}>
            <code>{signed.digest}</code>
          </CodeFigure>
          <CodeFigure title={texts.openssl} what={texts.copy.openssl}>
            <code>{opensslLine(text)}</code>
          </CodeFigure>
        </>
      )}
    </Part>
  )
}
