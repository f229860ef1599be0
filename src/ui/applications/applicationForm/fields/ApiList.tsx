import { Switch } from '@radix-ui/themes/components/switch'
import { useAtomValue } from 'jotai'
import { type MouseEvent, memo, useCallback, useId, useRef, useState } from 'react'
import type { ApplicationForm } from '../../../../rules/applications/applicationForm.ts'
import { apiProducts, baasProducts, matching } from '../../../../rules/catalogue/catalogue.ts'
import { catalogueLimits } from '../../../../rules/catalogue/catalogueLimits.ts'
import type { Product } from '../../../../rules/catalogue/catalogueSchema.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import { texts as shared } from '../../../../rules/text/texts.ts'
import { catalogueAtom } from '../../../catalogueState.ts'
import { type SchemaFormApi, useFormField } from '../../../kit/forms/schemaForm.tsx'
import { SearchField } from '../../../kit/search/SearchField.tsx'
import { Notice } from '../../../kit/states/Notice.tsx'
import { Skeleton } from '../../../kit/states/Skeleton.tsx'
import { useSteps } from '../../../kit/useSteps.tsx'
import { applicationFormTexts as texts } from '../applicationFormTexts.ts'
import { FormSection } from '../FormSection.tsx'

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
  const { value } = useFormField(form, 'productList')
  const chosen = new Set(value)
  const [opened] = useState(value)
  const [words, setWords] = useState('')
  const name = useId()
  const unlisted = useUnlisted(opened, value, products, all)
  const matches = matching(products, words)
  const found = words.trim() === '' ? usedFirst(matches, opened) : matches
  const { shown, list, more } = useSteps(found, words)
  const toggle = useToggle(form, locked)
  const known = products.filter(({ id }) => chosen.has(id)).length
  return (
    <>
      <SearchField
        id={`${name}filter`}
        label={texts.filter}
        value={words}
        onChange={setWords}
        status={found.length === 0 ? texts.noMatch : texts.chosen(known, products.length)}
        toFirst={() => list.current?.querySelector<HTMLElement>('[role=switch]')?.focus()}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className="api-list" tabIndex={0} aria-label={texts.apis}>
        {!readOnly && (
          // biome-ignore lint/a11y/useValidAnchor: it leads within the page, as a skip link does
          <a className="skip-link" href="#application-actions" onClick={toActions}>
            {texts.skipApis}
          </a>
        )}
        <ul ref={list}>
          {[...unlisted, ...shown].map((product) => (
            <Api
              key={product.id}
              id={product.id}
              name={product.name}
              summary={product.summary}
              switchId={`${name}${product.id}`}
              checked={chosen.has(product.id)}
              readOnly={readOnly}
              locked={locked}
              toggle={toggle}
            />
          ))}
        </ul>
        {more && <div style={{ padding: 16 }}>{more}</div>}
      </section>
    </>
  )
}

function toActions(event: MouseEvent<HTMLAnchorElement>) {
  // Another address in the history would be a page that is left.
  event.preventDefault()
  document.querySelector<HTMLElement>(`${event.currentTarget.hash} > *`)?.focus()
}

/** Of a list longer than one step the products that the application used when it was opened come first. */
function usedFirst(products: readonly Product[], opened: readonly string[]): readonly Product[] {
  if (products.length <= catalogueLimits.listStep || opened.length === 0) return products
  const used = new Set(opened)
  return [...products.filter(({ id }) => used.has(id)), ...products.filter(({ id }) => !used.has(id))]
}

/** The same for every row, so that a press draws its own row again and no other. */
function useToggle(form: Props['form'], locked: boolean) {
  const isLocked = useRef(locked)
  isLocked.current = locked
  return useCallback(
    (id: string, on: boolean) => {
      const { productList } = form.values()
      if (!isLocked.current)
        form.setValue('productList', on ? [...new Set(productList).add(id)] : productList.filter((each) => each !== id))
    },
    [form],
  )
}

interface ApiProps extends Pick<Product, 'id' | 'name' | 'summary'>, Pick<Props, 'readOnly' | 'locked'> {
  switchId: string
  checked: boolean
  toggle: (id: string, on: boolean) => void
}

const Api = memo(function Api({ id, name, summary, switchId, checked, readOnly, locked, toggle }: ApiProps) {
  return (
    <li>
      <label htmlFor={switchId}>
        <span>{startOf(name, 'name')}</span>
        <span className="api-summary">{startOf(summary, 'summary')}</span>
      </label>
      <Switch
        id={switchId}
        checked={checked}
        disabled={readOnly}
        aria-disabled={locked}
        onCheckedChange={(on) => toggle(id, on)}
      />
    </li>
  )
})

/** What the application may use and the catalogue no longer offers; it stays in view once it is switched off. */
function useUnlisted(
  opened: readonly string[],
  chosen: readonly string[],
  products: readonly Product[],
  all: readonly Product[],
) {
  const listed = new Set(products.map(({ id }) => id))
  return [...new Set([...opened, ...chosen])]
    .filter((id) => !listed.has(id))
    .map((id) => ({
      id,
      name: all.find((product) => product.id === id)?.name ?? texts.unlistedApi(id),
      summary: texts.unlisted,
    }))
}
