import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { applicationLimits } from '../../../rules/applications/applicationLimits.ts'
import { unwrap } from '../../../rules/security/secret.ts'
import { download } from '../../kit/download.ts'
import { useHideWhenLeft } from '../../kit/forms/useHideWhenLeft.ts'
import type { ApplicationFormActors } from './applicationFormActors.ts'
import { applicationFormTexts as texts } from './applicationFormTexts.ts'

/** The private key while it shows (001 section 4); it is held by the chart, behind a handle. */
export default function PrivateKey({ actor, copying }: Pick<ApplicationFormActors, 'actor' | 'copying'>) {
  const handle = useSelector(actor, ({ context }) => context.privateKey)
  const copyFailed = useSelector(
    copying,
    (snapshot) => snapshot.matches('copyFailed') && snapshot.context.copy?.what === 'privateKey',
  )
  const [left, setLeft] = useState(applicationLimits.privateKeyDisplay / 1000)
  const text = useRef<HTMLTextAreaElement>(null)
  const section = useRef<HTMLElement>(null)
  const hint = useId()
  useHideWhenLeft(useCallback(() => actor.send({ type: 'key.hide' }), [actor]))
  useEffect(() => {
    // It may open below the window while its time runs. The promise of newer browsers is no cleanup.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    const ticking = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(ticking)
  }, [])
  useEffect(() => {
    if (!copyFailed) return
    text.current?.focus()
    text.current?.select()
  }, [copyFailed])
  if (!handle) return null
  return (
    <section ref={section} className="stack private-key" aria-label={texts.privateKey}>
      <p className="private-key-head">
        <strong>{texts.privateKey}</strong>
        <span role="timer">{texts.secondsLeft(left)}</span>
      </p>
      <p id={hint}>{texts.privateKeyHint}</p>
      <textarea
        ref={text}
        readOnly
        rows={6}
        spellCheck={false}
        autoComplete="off"
        aria-label={texts.privateKey}
        aria-describedby={hint}
        value={unwrap(handle)}
        onFocus={({ target }) => target.select()}
      />
      <div className="actions">
        <Button
          type="button"
          onClick={() => copying.send({ type: 'value.copy', copy: { what: 'privateKey', value: handle } })}
        >
          {texts.copy}
        </Button>
        <Button
          type="button"
          variant="outline"
          onClick={() => download(unwrap(handle), 'application/x-pem-file', 'private.pem')}
        >
          {texts.download}
        </Button>
        <Button type="button" variant="soft" color="gray" onClick={() => actor.send({ type: 'key.hide' })}>
          {texts.hide}
        </Button>
      </div>
    </section>
  )
}
