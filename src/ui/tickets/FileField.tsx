import { Button } from '@radix-ui/themes/components/button'
import { useField } from '@tanstack/react-form'
import { type ChangeEvent, useId, useState } from 'react'
import { fileProblem, plainFileName, shownFileName, shownSize } from '../../rules/tickets/attachments.ts'
import type { ErrorDetailsForm } from '../../rules/tickets/createTicketForm.ts'
import { languageOf } from '../../rules/tickets/ticketMessages.ts'
import type { SchemaFormApi } from '../kit/forms/schemaForm.tsx'
import { ExclamationTriangleIcon } from '../kit/icons.tsx'
import { createTicketTexts as texts } from './createTicket/createTicketTexts.ts'

/** The attachment. A file that cannot be sent is refused at once; the one picked before stays. */
export function FileField({ form }: { form: SchemaFormApi<ErrorDetailsForm> }) {
  const id = useId()
  const field = useField({ form: form.api, name: 'file' })
  const [refusal, setRefusal] = useState<string>()
  const file = field.state.value as File | null
  const [issue] = field.state.meta.errors as ({ message: string } | undefined)[]
  const error = refusal ?? issue?.message
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = target.files?.[0]
    target.value = ''
    if (!picked) return
    const problem = fileProblem(picked)
    setRefusal(problem)
    if (problem === undefined) field.handleChange(picked)
  }
  const remove = () => {
    setRefusal(undefined)
    field.handleChange(null)
    form.focus('file')
  }
  return (
    <div className="stack field" data-invalid={error !== undefined}>
      <label className="field-label" htmlFor={id}>
        {texts.file}
      </label>
      <div className="row file-field">
        <span className="file-choose">
          <input
            id={id}
            type="file"
            name="file"
            aria-describedby={`${id}hint ${id}message`}
            aria-invalid={error !== undefined}
            onChange={pick}
          />
          <span aria-hidden="true">{file ? texts.otherFile : texts.chooseFile}</span>
        </span>
        {file && (
          <>
            <span className="file-name" title={plainFileName(file.name)}>
              <bdi>{shownFileName(file.name)}</bdi> <span className="file-size">{shownSize(file.size)}</span>
            </span>
            <Button type="button" variant="ghost" color="gray" onClick={remove}>
              {texts.removeFile}
            </Button>
          </>
        )}
      </div>
      <p className="field-info" id={`${id}hint`}>
        {texts.fileHint}
      </p>
      <p className="field-message" id={`${id}message`} role={refusal === undefined ? undefined : 'alert'}>
        {error !== undefined && <ExclamationTriangleIcon aria-hidden="true" />}
        <span lang={languageOf(error ?? '')}>{error}</span>
      </p>
    </div>
  )
}
