import { useSelector } from '@xstate/react'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useKeptFocus } from '../../kit/focus/useKeptFocus.ts'
import { PlaceContext } from '../../kit/links/DetourLink.tsx'
import { useAddress } from '../../kit/links/useAddress.ts'
import { loadStylesheet } from '../../kit/parts/loadStylesheet.ts'
import { Notice } from '../../kit/states/Notice.tsx'
import { KeyPart } from './KeyPart.tsx'
import { RequestPart } from './RequestPart.tsx'
import { signedTextOfRequest } from './request.ts'
import { SignPart } from './SignPart.tsx'
import sheet from './signatureWorkbench.css?url'
import type { SignatureWorkbenchProps } from './signatureWorkbenchActor.ts'
import { signatureWorkbenchDraftAtom, typedBefore, withoutToken } from './signatureWorkbenchDraft.ts'
import { signatureWorkbenchTexts as texts } from './signatureWorkbenchTexts.ts'
import { VerifyPart } from './VerifyPart.tsx'

export const loadStyles = () => loadStylesheet(sheet)

/** Signs and verifies in the page. What is typed is kept until somebody else is signed in. */
export function SignatureWorkbenchForm({ actor }: SignatureWorkbenchProps) {
  const supported = useSelector(actor, (snapshot) => !snapshot.matches('unsupported'))
  const owner = useSelector(actor, ({ context }) => context.ownerChanges)
  const path = useAddress().replace(/\?.*/s, '')
  const part = useKeptFocus<HTMLDivElement>()
  return (
    <PlaceContext value={`${path}#signature-workbench`}>
      <div ref={part} tabIndex={-1} className="stack signature-workbench">
        {supported ? <Parts key={owner} actor={actor} /> : <Notice variant="warning">{texts.unsupported}</Notice>}
      </div>
    </PlaceContext>
  )
}

function Parts({ actor }: SignatureWorkbenchProps) {
  const owner = useSelector(actor, ({ context }) => context.list.owner)
  const [kept, keep] = useAtom(signatureWorkbenchDraftAtom)
  const [before] = useState(() => typedBefore(kept, owner))
  const [request, setRequest] = useState(before.request)
  const [source, setSource] = useState(before.source)
  const text = signedTextOfRequest(request)
  // The fields have no key: what was held for others, of an earlier visit to the page, goes with them.
  useEffect(() => {
    actor.send({ type: 'key.clear' })
    actor.send({ type: 'text.change' })
  }, [actor])
  useEffect(() => keep({ owner, source, request: withoutToken(request) }), [keep, owner, source, request])
  const change = (next: typeof request) => {
    setRequest(next)
    actor.send({ type: 'text.change' })
  }
  return (
    <>
      <KeyPart actor={actor} source={source} onSource={setSource} />
      <RequestPart request={request} text={text} onChange={change} />
      <SignPart actor={actor} text={text} />
      <VerifyPart actor={actor} text={text} />
    </>
  )
}
