import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { dashboardHref } from '../../../rules/dashboard/dashboardViews.ts'
import { seal } from '../../../rules/security/secret.ts'
import { useKeptFocus } from '../../kit/focus/useKeptFocus.ts'
import { DetourLink } from '../../kit/links/DetourLink.tsx'
import { Spinner } from '../../kit/states/Spinner.tsx'
import { CodeFigure } from '../samples/CodeFigure.tsx'
import type { SigningKeyActor } from './tryItOutPort.ts'
import { tryItOutTexts as texts } from './tryItOutTexts.ts'

/** The private key that signs: generated or pasted, and forgotten with the page. */
export function SigningKeyForm({ actor }: { actor: SigningKeyActor }) {
  const snapshot = useSelector(actor, (current) => current)
  const [isPasting, setPasting] = useState(false)
  const isHeld = snapshot.context.key !== null
  useEffect(() => {
    if (isHeld) setPasting(false)
  }, [isHeld])
  const part = useKeptFocus<HTMLDivElement>()
  return (
    <div ref={part} tabIndex={-1}>
      <KeyState actor={actor} snapshot={snapshot} isPasting={isPasting} setPasting={setPasting} />
    </div>
  )
}

interface KeyStateProps {
  actor: SigningKeyActor
  snapshot: SnapshotFrom<SigningKeyActor>
  isPasting: boolean
  setPasting: (isPasting: boolean) => void
}

function KeyState({ actor, snapshot, isPasting, setPasting }: KeyStateProps) {
  const { key, isRegistered, problem } = snapshot.context
  if (snapshot.hasTag('busy'))
    return (
      <p role="status">
        <Spinner /> {texts.keyGenerating}
      </p>
    )
  if (key)
    return (
      <div className="signing-key">
        <p role="status">
          {texts.keyHeld} {isRegistered && texts.keyRegistered}
        </p>
        {key.publicKey !== null && !isRegistered && (
          <>
            <p>
              {texts.keyGenerated}{' '}
              <DetourLink className="text-link" href={dashboardHref('applications')}>
                {texts.keyEdit}
              </DetourLink>
            </p>
            <CodeFigure what={texts.keyGenerated} title={texts.publicKey}>
              <code>{key.publicKey}</code>
            </CodeFigure>
          </>
        )}
        <div className="row call-actions">
          <Button type="button" variant="soft" color="gray" onClick={() => actor.send({ type: 'key.clear' })}>
            {texts.keyRemove}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="signing-key">
      <p>{texts.keyNone}</p>
      {problem && (
        <p className="call-error" role="alert">
          {problem.message}
        </p>
      )}
      {isPasting ? (
        <PasteForm
          onPaste={(text) => actor.send({ type: 'key.paste', text: seal(text) })}
          onCancel={() => setPasting(false)}
        />
      ) : (
        <div className="row call-actions">
          <Button type="button" variant="soft" onClick={() => actor.send({ type: 'key.generate' })}>
            {texts.keyGenerate}
          </Button>
          <Button type="button" variant="soft" onClick={() => setPasting(true)}>
            {texts.keyPaste}
          </Button>
        </div>
      )}
    </div>
  )
}

interface PasteProps {
  onPaste: (text: string) => void
  onCancel: () => void
}

function PasteForm({ onPaste, onCancel }: PasteProps) {
  const [text, setText] = useState('')
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPaste(text)
  }
  return (
    <form onSubmit={submit} className="signing-key">
      <p className="try-field">
        <label htmlFor={id}>{texts.keyPem}</label>
        <textarea
          id={id}
          rows={5}
          // biome-ignore lint/a11y/noAutofocus: the person has asked for this field
          autoFocus
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </p>
      <div className="row call-actions">
        <Button type="submit">{texts.keyUse}</Button>
        <Button type="button" variant="soft" color="gray" onClick={onCancel}>
          {texts.keyCancel}
        </Button>
      </div>
    </form>
  )
}
