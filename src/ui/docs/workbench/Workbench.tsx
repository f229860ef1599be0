import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Notice } from '../../kit/Notice.tsx'
import { KeyPart } from './KeyPart.tsx'
import { RequestPart } from './RequestPart.tsx'
import { emptyRequest, signedTextOfRequest } from './request.ts'
import { SignPart } from './SignPart.tsx'
import { VerifyPart } from './VerifyPart.tsx'
import sheet from './workbench.css?url'
import type { WorkbenchProps } from './workbenchActor.ts'
import { workbenchTexts as texts } from './workbenchTexts.ts'

/** Signs and verifies in the page. What is typed is kept until somebody else is signed in. */
export function Workbench({ actor }: WorkbenchProps) {
  const supported = useSelector(actor, (snapshot) => !snapshot.matches('unsupported'))
  const owner = useSelector(actor, ({ context }) => context.ownerChanges)
  return (
    <div className="signature-workbench">
      <link rel="stylesheet" href={sheet} precedence="workbench" />
      {supported ? <Parts key={owner} actor={actor} /> : <Notice variant="warning">{texts.unsupported}</Notice>}
    </div>
  )
}

function Parts({ actor }: WorkbenchProps) {
  const [request, setRequest] = useState(emptyRequest)
  const text = signedTextOfRequest(request)
  // The fields are empty: what was held for others, of an earlier visit to the page, goes with them.
  useEffect(() => {
    actor.send({ type: 'key.clear' })
    actor.send({ type: 'text.change' })
  }, [actor])
  const change = (next: typeof request) => {
    setRequest(next)
    actor.send({ type: 'text.change' })
  }
  return (
    <>
      <KeyPart actor={actor} />
      <RequestPart request={request} text={text} onChange={change} />
      <SignPart actor={actor} text={text} />
      <VerifyPart actor={actor} text={text} />
    </>
  )
}
