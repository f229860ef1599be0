import * as DropdownMenu from '@radix-ui/themes/components/dropdown-menu'
import { useSelector } from '@xstate/react'
import type { Copy } from '../../machines/applications/copy.machine.ts'
import { type Application, applicationHref } from '../../rules/applications/applications.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { focusFirst, handOffFocus } from '../kit/focus/handOffFocus.ts'
import { OnwardLink } from '../kit/links/OnwardLink.tsx'
import type { ApplicationsActors } from './applicationsActors.ts'
import { applicationTexts as texts } from './applicationTexts.ts'
import { SlidersIcon } from './icons.tsx'

interface Props extends ApplicationsActors {
  application: Application
}

/** Where the focus goes when a dialog about this application closes. */
export const menuButtonId = (id: string) => `settings-of-${id}`

/** Its application is deleted: the dialog has given it the focus before the list is read again. */
const toHeading = handOffFocus(() => () => [])

export function ApplicationMenu({ application, ...actors }: Props) {
  // Deleted elsewhere while its menu was open: Radix gives the focus to a button that is gone.
  const onClosed = () => {
    const { applications } = actors.actor.getSnapshot().context
    if (!applications.some(({ id }) => id === application.id)) focusFirst([])
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <button
          ref={toHeading}
          type="button"
          id={menuButtonId(application.id)}
          className="icon-button"
          aria-label={texts.settings(startOf(application.name, 'name') || texts.unnamed)}
        >
          <SlidersIcon aria-hidden="true" />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        variant="soft"
        aria-labelledby={menuButtonId(application.id)}
        onCloseAutoFocus={onClosed}
      >
        <Items application={application} {...actors} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

function Items({ application: { id, oauthClientId, oauthClientSecret }, actor, copying }: Props) {
  const mayDelete = useSelector(actor, (snapshot) => snapshot.can({ type: 'application.delete', id }))
  const copy = (copy: Copy) => {
    // The menu is gone a moment before Radix gives the focus back: a dialog that opens then must know where it was.
    document.getElementById(menuButtonId(id))?.focus()
    copying.send({ type: 'value.copy', copy })
  }
  return (
    <>
      <DropdownMenu.Item onSelect={() => copy({ what: 'clientId', value: oauthClientId || null })}>
        {texts.copyId}
      </DropdownMenu.Item>
      <DropdownMenu.Item onSelect={() => copy({ what: 'clientSecret', value: oauthClientSecret })}>
        {texts.copySecret}
      </DropdownMenu.Item>
      <DropdownMenu.Separator />
      <DropdownMenu.Item asChild>
        <OnwardLink href={applicationHref(id, true)}>{texts.view}</OnwardLink>
      </DropdownMenu.Item>
      <DropdownMenu.Item asChild>
        <OnwardLink href={applicationHref(id)}>{texts.edit}</OnwardLink>
      </DropdownMenu.Item>
      <DropdownMenu.Separator />
      <DropdownMenu.Item
        className="delete-item"
        disabled={!mayDelete}
        onSelect={() => actor.send({ type: 'application.delete', id })}
      >
        {texts.delete}
      </DropdownMenu.Item>
    </>
  )
}
