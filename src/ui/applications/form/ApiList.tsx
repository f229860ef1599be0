import { Switch } from '@radix-ui/themes/components/switch'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import type { ApplicationForm } from '../../../rules/applications.ts'
import { apiProducts, baasProducts, matching } from '../../../rules/catalogue.ts'
import type { Product } from '../../../rules/catalogueSchema.ts'
import { startOf } from '../../../rules/serverText.ts'
import { texts as shared } from '../../../rules/texts.ts'
import { catalogueAtom } from '../../catalogueState.ts'
import { Notice } from '../../kit/Notice.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { type SchemaFormApi, useFormField } from '../../kit/schemaForm.tsx'
import { applicationFormTexts as texts } from './applicationFormTexts.ts'
import { FormSection } from './FormSection.tsx'

interface Props {
  form: SchemaFormApi<ApplicationForm>
  readOnly: boolean
  locked: boolean
  onReload(): void
}

/** The products that the application may use, each with a switch (001 section 2). */
export function ApiList({ form, readOnly, locked, onReload }: Props) {
  const { catalogue, failed } = useAtomValue(catalogueAtom)
  return (
    <FormSection title={texts.apis}>
      {catalogue ? (
        <Products
          form={form}
          readOnly={readOnly}
          locked={locked}
          products={[...apiProducts(catalogue.products), ...baasProducts(catalogue.products)]}
          all={catalogue.products}
        />
      ) : failed ? (
        <Notice variant="info" onRetry={onReload}>
          {shared.catalogueUnavailable}
        </Notice>
      ) : (
        <div aria-busy="true">
          <span className="visually-hidden" role="status">
            {texts.apisLoading}
          </span>
          <Skeleton height="350px" />
        </div>
      )}
    </FormSection>
  )
}

interface ProductsProps extends Pick<Props, 'form' | 'readOnly' | 'locked'> {
  products: readonly Product[]
  /** Also those that are listed nowhere. */
  all: readonly Product[]
}

function Products({ form, readOnly, locked, products, all }: ProductsProps) {
  const { value: chosen } = useFormField(form, 'productList')
  const [words, setWords] = useState('')
  const list = useId()
  const unlisted = useUnlisted(chosen, products, all)
  const found = [...unlisted, ...matching(products, words)]
  const toggle = (id: string, on: boolean) => {
    if (!locked) form.setValue('productList', on ? [...chosen, id] : chosen.filter((each) => each !== id))
  }
  const known = products.filter(({ id }) => chosen.includes(id)).length
  return (
    <>
      <SearchField
        id={`${list}filter`}
        label={texts.filter}
        value={words}
        onChange={setWords}
        status={found.length === unlisted.length ? texts.noMatch : texts.chosen(known, products.length)}
        toFirst={() => document.getElementById(list)?.querySelector<HTMLElement>('[role=switch]')?.focus()}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className="api-list" tabIndex={0} aria-label={texts.apis}>
        <ul id={list}>
          {found.map(({ id, name, summary }) => (
            <li key={id}>
              <label htmlFor={`${list}${id}`}>
                <span>{startOf(name, 'name')}</span>
                <span className="api-summary">{startOf(summary, 'summary')}</span>
              </label>
              <Switch
                id={`${list}${id}`}
                checked={chosen.includes(id)}
                disabled={readOnly}
                aria-disabled={locked}
                onCheckedChange={(on) => toggle(id, on)}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** What the application may use and the catalogue no longer offers; it stays in view once it is switched off. */
function useUnlisted(chosen: readonly string[], products: readonly Product[], all: readonly Product[]) {
  const [opened] = useState(chosen)
  const listed = new Set(products.map(({ id }) => id))
  return [...new Set([...opened, ...chosen])]
    .filter((id) => !listed.has(id))
    .map((id) => ({
      id,
      name: all.find((product) => product.id === id)?.name ?? texts.unlistedApi(id),
      summary: texts.unlisted,
    }))
}
