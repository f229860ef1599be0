import { Button } from '@radix-ui/themes/components/button'
import { TextArea } from '@radix-ui/themes/components/text-area'
import { useSelector } from '@xstate/react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { unwrap } from '../../../rules/security/secret.ts'
import { FieldFrame } from '../../kit/forms/FieldFrame.tsx'
import { useHideWhenLeft } from '../../kit/forms/useHideWhenLeft.ts'
import { EyeClosedIcon, EyeOpenIcon } from '../../kit/icons.tsx'
import { lazyDialog } from '../../kit/parts/lazyPart.tsx'
import { Notice } from '../../kit/states/Notice.tsx'
import { Spinner } from '../../kit/states/Spinner.tsx'
import type { ApplicationFormActors } from './applicationFormActors.ts'
import { applicationFormTexts as texts } from './applicationFormTexts.ts'
import { FormSection } from './FormSection.tsx'

type Props = Pick<ApplicationFormActors, 'actor' | 'copying'>

const RefreshDialog = lazyDialog(
  () => import('./dialogs/RefreshDialog.tsx'),
  ({ actor }) => actor.send({ type: 'refresh.cancel' }),
)

/** The pair that the bank made for this application; a new one replaces both (001 section 4). */
export function TokensSection({ actor, copying }: Props) {
  const tokens = useSelector(actor, ({ context }) => context.tokens)
  const asks = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'))
  // A change on its way carries the pair: it is not replaced meanwhile.
  const canRefresh = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('editable') && snapshot.can({ type: 'secret.refresh' }),
  )
  const reloading = useSelector(actor, (snapshot) => snapshot.matches({ ready: { secret: 'reloading' } }))
  const reloadFailed = useSelector(actor, (snapshot) => snapshot.matches({ ready: { secret: 'reloadFailed' } }))
  const gone = useSelector(actor, (snapshot) => snapshot.matches({ ready: { secret: 'deleted' } }))
  const [shown, setShown] = useState(false)
  useHideWhenLeft(useCallback(() => setShown(false), []))
  const button = useRef<HTMLButtonElement>(null)
  const readAgain = () => {
    // The question to read again goes, and with it what has the focus.
    button.current?.focus()
    actor.send({ type: 'tokens.reload' })
  }
  if (gone) return <Gone />
  if (!tokens) return null
  const { clientId, clientSecret } = tokens
  return (
    <FormSection title={texts.tokens}>
      <Token label={texts.clientId} shown={clientId} placeholder={texts.noSecret}>
        <Button
          type="button"
          size="3"
          variant="outline"
          aria-label={texts.copyValue(texts.clientId)}
          onClick={() => copying.send({ type: 'value.copy', copy: { what: 'clientId', value: clientId || null } })}
        >
          {texts.copy}
        </Button>
      </Token>
      {/* The secret is in the page only while it is asked for. */}
      <Token
        label={texts.clientSecret}
        shown={shown && clientSecret ? unwrap(clientSecret) : ''}
        placeholder={clientSecret ? texts.secretHidden : texts.noSecret}
      >
        {clientSecret && (
          <Button
            type="button"
            size="3"
            variant="outline"
            aria-label={shown ? texts.hideSecret : texts.showSecret}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeClosedIcon aria-hidden="true" /> : <EyeOpenIcon aria-hidden="true" />}
          </Button>
        )}
        <Button
          type="button"
          size="3"
          variant="outline"
          aria-label={texts.copyValue(texts.clientSecret)}
          onClick={() => copying.send({ type: 'value.copy', copy: { what: 'clientSecret', value: clientSecret } })}
        >
          {texts.copy}
        </Button>
      </Token>
      {reloadFailed && (
        <Notice variant="warning" retryLabel={texts.refresh} onRetry={readAgain}>
          {texts.tokensUnread}
        </Notice>
      )}
      <Button
        type="button"
        variant="soft"
        id="refresh-secret"
        ref={button}
        aria-disabled={!canRefresh}
        aria-busy={reloading}
        onClick={() => canRefresh && actor.send({ type: 'secret.refresh' })}
      >
        {reloading && <Spinner />}
        <span>{texts.refreshSecret}</span>
      </Button>
      {asks && <RefreshDialog actor={actor} />}
    </FormSection>
  )
}

interface TokenProps {
  label: string
  shown: string
  /** Stands there while nothing is shown. */
  placeholder: string
  children: ReactNode
}

/** It wraps, so that all of it can be read at every width. */
function Token({ label, shown, placeholder, children }: TokenProps) {
  return (
    <div className="token">
      <FieldFrame label={label} error={undefined}>
        {(control) => (
          <TextArea
            size="3"
            rows={1}
            readOnly
            spellCheck={false}
            autoComplete="off"
            value={shown}
            placeholder={placeholder}
            {...control}
          />
        )}
      </FieldFrame>
      <div className="actions">{children}</div>
    </div>
  )
}

/** Stands where the button was that had the focus. */
function Gone() {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus()
  }, [])
  return (
    <FormSection title={texts.tokens}>
      <div ref={text} tabIndex={-1}>
        <Notice variant="error">{texts.applicationGone}</Notice>
      </div>
    </FormSection>
  )
}
