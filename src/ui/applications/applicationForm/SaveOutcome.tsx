import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { applicationNotices } from '../../../rules/applications/applicationNotices.ts'
import { dashboardHref } from '../../../rules/dashboard/dashboardViews.ts'
import { FailedNotice } from '../../kit/forms/FormOutcome.tsx'
import { OnwardLink } from '../../kit/links/OnwardLink.tsx'
import type { Origin } from '../../kit/links/origin.ts'
import { Notice } from '../../kit/states/Notice.tsx'
import type { ApplicationFormActors } from './applicationFormActors.ts'
import { applicationFormTexts as texts } from './applicationFormTexts.ts'

interface Props extends Pick<ApplicationFormActors, 'actor' | 'copying'> {
  /** The page that opens once the application is saved. */
  next: Origin
}

const outcomes = ['failed', 'notSaved', 'outcomeUnknown'] as const

/** What became of saving, beside the button. */
export function SaveOutcome({ actor, copying, next }: Props) {
  const editing = useSelector(actor, (snapshot) =>
    outcomes.find((outcome) => snapshot.matches({ ready: { form: { editing: outcome } } })),
  )
  const keyShown = useSelector(actor, (snapshot) => snapshot.matches({ ready: { form: { saved: 'keyShown' } } }))
  const deleted = useSelector(actor, (snapshot) => snapshot.matches({ ready: { form: 'deleted' } }))
  const message = useSelector(actor, ({ context }) => context.problem?.message ?? '')
  if (keyShown) return <KeyStillShown actor={actor} copying={copying} next={next} />
  // What has happened is announced where the tokens were.
  if (deleted)
    return (
      <Notice variant="error" announced={false}>
        {applicationNotices.deletedElsewhere}
      </Notice>
    )
  if (editing === 'failed') return <FailedNotice>{texts.saveFailed(message)}</FailedNotice>
  if (editing === 'notSaved') return <Notice variant="warning">{texts.notSaved(message)}</Notice>
  return (
    editing && (
      <Notice variant="warning">
        {texts.outcomeUnknown(message)} <OnwardLink href={dashboardHref('applications')}>{texts.backToList}</OnwardLink>
        .
      </Notice>
    )
  )
}

/** The key may be far up: it can be copied from here, where the person just saved. */
function KeyStillShown({ actor, copying, next }: Props) {
  const copy = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Who has gone elsewhere meanwhile, such as to the dock, stays there.
    const { activeElement, body } = document
    if (activeElement === body || copy.current?.closest('form')?.contains(activeElement)) copy.current?.focus()
  }, [])
  const value = useSelector(actor, ({ context }) => context.privateKey)
  return (
    <Notice
      variant="success"
      actions={
        <div className="actions">
          <Button
            ref={copy}
            type="button"
            onClick={() => copying.send({ type: 'value.copy', copy: { what: 'privateKey', value } })}
          >
            {texts.copyValue(texts.privateKey)}
          </Button>
          <Button type="button" variant="soft" color="gray" onClick={() => actor.send({ type: 'key.hide' })}>
            {texts.openNext(next.name)}
          </Button>
        </div>
      }
    >
      {texts.keyStillShown(next.name)}
    </Notice>
  )
}
