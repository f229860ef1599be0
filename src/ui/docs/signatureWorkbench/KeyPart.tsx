import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { seal, unwrap } from '../../../rules/security/secret.ts'
import type { HeldKeys } from '../../../rules/signing/signatureWorkbench.ts'
import { Notice } from '../../kit/states/Notice.tsx'
import { Spinner } from '../../kit/states/Spinner.tsx'
import { CodeFigure } from '../samples/CodeFigure.tsx'
import { ApplicationPicker } from './ApplicationPicker.tsx'
import { Choice, CodeArea, Part } from './fields.tsx'
import type { SignatureWorkbenchProps } from './signatureWorkbenchActor.ts'
import type { KeySource } from './signatureWorkbenchDraft.ts'
import { keyFaultTexts, signatureWorkbenchTexts as texts } from './signatureWorkbenchTexts.ts'

const lengths = { 2048: texts.bitsOf(2048), 1024: texts.bitsOf(1024) } as const

interface Props extends SignatureWorkbenchProps {
  source: KeySource
  onSource: (source: KeySource) => void
}

/** Where the key comes from, and what it is. */
export function KeyPart({ actor, source, onSource }: Props) {
  const [pasted, setPasted] = useState({ private: '', public: '' })
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ ready: { key: 'failed' } }))
  const { keys, fault } = useSelector(actor, ({ context }) => context)
  const paste = (kind: 'private' | 'public', text: string) => {
    setPasted({ ...pasted, [kind]: text })
    actor.send(text.trim() === '' ? { type: 'key.clear' } : { type: 'key.paste', kind, text: seal(text) })
  }
  const change = (next: KeySource) => {
    onSource(next)
    if (next === 'private' || next === 'public') paste(next, pasted[next])
    else actor.send({ type: 'key.clear' })
  }
  const error = fault === null ? undefined : keyFaultTexts[fault]
  return (
    <Part title={texts.key}>
      <Choice legend={texts.key} options={texts.sources} value={source} onChange={change} />
      {source === 'generate' && <Generate actor={actor} />}
      {(source === 'private' || source === 'public') && (
        <CodeArea
          label={texts.sources[source]}
          hint={texts.pasteHint[source]}
          error={error}
          rows={5}
          value={pasted[source]}
          onChange={(text) => paste(source, text)}
        />
      )}
      {source === 'application' && <ApplicationPicker actor={actor} error={error} />}
      {failed && <Notice variant="error">{texts.keyFailed}</Notice>}
      <p role="status" className="workbench-held">
        {keys && (keys.privateKey ? texts.held(keys.bits) : texts.heldPublic(keys.bits))}
      </p>
      {keys && <Keys keys={keys} />}
    </Part>
  )
}

function Generate({ actor }: SignatureWorkbenchProps) {
  const [bits, setBits] = useState<keyof typeof lengths>(2048)
  const generating = useSelector(actor, (snapshot) => snapshot.matches({ ready: { key: 'generating' } }))
  return (
    <div className="row workbench-row">
      <label className="row workbench-select">
        {texts.bits}
        <select value={bits} onChange={({ target: { value } }) => setBits(value === '1024' ? 1024 : 2048)}>
          <option value="2048">{lengths[2048]}</option>
          <option value="1024">{lengths[1024]}</option>
        </select>
      </label>
      <Button
        type="button"
        aria-disabled={generating}
        aria-busy={generating}
        onClick={() => {
          if (!generating) actor.send({ type: 'keys.generate', bits })
        }}
      >
        {generating && <Spinner />}
        <span>{texts.generate}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {generating && texts.generating}
      </span>
    </div>
  )
}

function Keys({ keys: { publicKey, pem } }: { keys: HeldKeys }) {
  return (
    <>
      <CodeFigure title={texts.publicKey} what={texts.copy.key}>
        <code>{publicKey}</code>
      </CodeFigure>
      {pem && (
        <details>
          <summary>{texts.privateKey}</summary>
          <p>{texts.privateKeyNote}</p>
          <CodeFigure title={texts.privateKey} what={texts.copy.key}>
            <code>{unwrap(pem)}</code>
          </CodeFigure>
        </details>
      )}
    </>
  )
}
