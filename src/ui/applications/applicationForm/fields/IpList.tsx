import { Button } from '@radix-ui/themes/components/button'
import * as TextField from '@radix-ui/themes/components/text-field'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type ApplicationForm, refusedIp } from '../../../../rules/applications/applicationForm.ts'
import type { PortalConfiguration } from '../../../../rules/configuration.ts'
import { FieldFrame } from '../../../kit/forms/FieldFrame.tsx'
import { type SchemaFormApi, useFormField } from '../../../kit/forms/schemaForm.tsx'
import { Cross2Icon } from '../../../kit/icons.tsx'
import { isComposing } from '../../../kit/keys/isComposing.ts'
import { applicationFormTexts as texts } from '../applicationFormTexts.ts'
import type { IpEntry } from './ipEntry.ts'

interface Props {
  form: SchemaFormApi<ApplicationForm>
  entry: IpEntry
  environment: PortalConfiguration['environment']
  readOnly: boolean
  locked: boolean
}

/** The IP list: an address is added with the button or Enter, and removed with its own button. */
export function IpList({ form, entry, environment, readOnly, locked }: Props) {
  const { value: addresses, error } = useFormField(form, 'ipList')
  /** What is wrong with an address that the bank holds: it is said at once, where it stands. */
  const wrong = addresses.map((address, index) => refusedIp(address, addresses.slice(0, index)))
  const firstWrong = wrong.findIndex((why) => why !== undefined)
  const why = wrong[firstWrong]
  const said = why === undefined ? error : texts.wrongIp(addresses[firstWrong] ?? '', why)
  const list = useRef<HTMLUListElement>(null)
  const add = () => {
    if (locked) return
    entry.add()
    entry.element.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || entry.text.trim() === '') return
    event.preventDefault()
    add()
  }
  const remove = (removed: number) => {
    if (locked) return
    const left = addresses.filter((_, index) => index !== removed)
    flushSync(() => form.setValue('ipList', left))
    // The field would open the keyboard of a phone.
    const next = list.current?.querySelectorAll('button')[Math.min(removed, left.length - 1)]
    ;(next ?? entry.element.current)?.focus()
  }
  return (
    <fieldset className="stack ip-list">
      <legend className="field-label">{texts.ipList}</legend>
      <div className="ip-entry">
        <FieldFrame label={texts.ip} error={entry.message ?? said} hint={texts.ipHint[environment]}>
          {(control) => (
            <TextField.Root
              size="3"
              ref={entry.element}
              // A wrong address has the name: the first error is there.
              name={firstWrong < 0 ? 'ipList' : undefined}
              inputMode="decimal"
              autoComplete="off"
              spellCheck={false}
              value={entry.text}
              disabled={readOnly}
              readOnly={locked}
              {...control}
              onKeyDown={onKeyDown}
              onChange={({ target }) => entry.type(target.value)}
            />
          )}
        </FieldFrame>
        <Button type="button" size="3" variant="outline" disabled={readOnly} aria-disabled={locked} onClick={add}>
          {texts.addIp}
        </Button>
      </div>
      {addresses.length === 0 ? (
        <p className="ip-none">{texts.noIps}</p>
      ) : (
        <ul ref={list} className="ips">
          {addresses.map((address, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bank may hold an address twice
            <li key={`${address} ${index}`} data-invalid={wrong[index] !== undefined}>
              <bdi>{address}</bdi>
              <button
                type="button"
                className="icon-button"
                disabled={readOnly}
                aria-disabled={locked}
                name={wrong[index] === undefined ? undefined : 'ipList'}
                aria-label={texts.removeIp(address)}
                aria-description={wrong[index]}
                onClick={() => remove(index)}
              >
                <Cross2Icon aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
