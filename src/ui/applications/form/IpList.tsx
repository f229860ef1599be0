import { Button } from '@radix-ui/themes/components/button'
import * as TextField from '@radix-ui/themes/components/text-field'
import type { KeyboardEvent } from 'react'
import type { ApplicationForm } from '../../../rules/applications.ts'
import { applicationFormTexts as texts } from '../../../rules/applicationTexts.ts'
import type { PortalConfiguration } from '../../../rules/configuration.ts'
import { FieldFrame } from '../../kit/FieldFrame.tsx'
import { Cross2Icon } from '../../kit/icons.tsx'
import { type SchemaFormApi, useFormField } from '../../kit/schemaForm.tsx'
import type { IpEntry } from './ipEntry.ts'

interface Props {
  form: SchemaFormApi<ApplicationForm>
  entry: IpEntry
  environment: PortalConfiguration['environment']
  readOnly: boolean
  locked: boolean
}

/** The IP whitelist: an address is added with the button or Enter, and removed with its own button. */
export function IpList({ form, entry, environment, readOnly, locked }: Props) {
  const { value: addresses, error } = useFormField(form, 'ipList')
  const add = () => {
    if (locked) return
    entry.add()
    form.focus('ipList')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || entry.text.trim() === '') return
    event.preventDefault()
    add()
  }
  const remove = (address: string) => {
    if (locked) return
    form.setValue(
      'ipList',
      addresses.filter((each) => each !== address),
    )
    form.focus('ipList')
  }
  return (
    <fieldset className="ip-list">
      <legend className="field-label">{texts.ipList}</legend>
      <div className="ip-entry">
        <FieldFrame label={texts.ip} error={entry.message ?? error} hint={texts.ipHint[environment]}>
          {(control) => (
            <TextField.Root
              size="3"
              name="ipList"
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
        <ul className="ips">
          {addresses.map((address) => (
            <li key={address}>
              {address}
              <button
                type="button"
                className="icon-button"
                disabled={readOnly}
                aria-disabled={locked}
                aria-label={texts.removeIp(address)}
                onClick={() => remove(address)}
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
