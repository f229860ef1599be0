import { useId, useMemo, useRef, useState } from 'react'
import type { ReportService } from '../../rules/analytics/analytics.ts'
import type { ReportForm } from '../../rules/analytics/reportForm.ts'
import { catalogueLimits } from '../../rules/catalogue/catalogueLimits.ts'
import { hasWords } from '../../rules/text/foldedText.ts'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { type SchemaFormApi, useTextField } from '../kit/forms/schemaForm.tsx'
import { SearchField } from '../kit/search/SearchField.tsx'
import { analyticsTexts as texts } from './analyticsTexts.ts'

interface Props {
  form: SchemaFormApi<ReportForm>
  services: readonly ReportService[]
  placeholder: string
  /** Of the application whose APIs they are; those of another one are searched from the start. */
  applicationId: string
}

/** The APIs of an application; of more than a browser's select takes in good time, those that fit what is searched. */
export function ApiField({ form, services, placeholder, applicationId }: Props) {
  const [search, setSearch] = useState({ of: applicationId, words: '' })
  const words = search.of === applicationId ? search.words : ''
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const isLong = services.length > catalogueLimits.listStep
  const { value: chosen } = useTextField(form, 'endpointAddress')
  const matches = useMemo(
    () => (isLong ? services.filter(({ name }) => hasWords(name, words)) : services),
    [isLong, services, words],
  )
  const choices = useMemo(() => {
    const offered = isLong ? matches.slice(0, catalogueLimits.listStep) : matches
    const kept = isLong && !offered.some(({ endpointAddress }) => endpointAddress === chosen)
    const all = kept ? [...services.filter(({ endpointAddress }) => endpointAddress === chosen), ...offered] : offered
    return all.map(({ name, endpointAddress }) => ({ value: endpointAddress, label: name }))
  }, [chosen, isLong, matches, services])
  return (
    <>
      {isLong && (
        <div className="report-search">
          <SearchField
            id={id}
            label={texts.apiSearch}
            value={words}
            onChange={(words) => setSearch({ of: applicationId, words })}
            status={texts.apisFound(Math.min(matches.length, catalogueLimits.listStep), services.length)}
            toFirst={() => field.current?.querySelector('select')?.focus()}
          />
        </div>
      )}
      <div ref={field}>
        <SelectField
          form={form}
          name="endpointAddress"
          label={texts.api}
          placeholder={placeholder}
          noneValue=""
          choices={choices}
        />
      </div>
    </>
  )
}
