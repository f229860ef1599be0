import { useId, useMemo, useSyncExternalStore } from 'react'
import type { OperationDetails } from '../../../rules/definition/outline.ts'
import { sampleOf } from '../../../rules/definition/samples.ts'
import { sampleLanguages } from '../../../rules/sampleLanguages.ts'
import { useSampleLanguage } from '../page/sampleLanguage.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { viewerTexts as texts } from './viewerTexts.ts'

const never = () => () => {}

/** The base of the calls: an address of its own, or one under the portal's, which is not known before the page is read. */
function useBase(server: string): string {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => 'https://BANK',
  )
  return /^https?:\/\//.test(server) ? server : origin + (server.startsWith('/') ? server : '')
}

export function Samples({ operation }: { operation: OperationDetails }) {
  const [language, setLanguage] = useSampleLanguage()
  const base = useBase(operation.server)
  const name = useId()
  const code = useMemo(() => sampleOf(operation, base, language), [operation, base, language])
  return (
    <section className="call-samples">
      <h3>{texts.samples}</h3>
      <fieldset>
        <legend className="visually-hidden">{texts.samples}</legend>
        {sampleLanguages.map(({ id, title }) => (
          <label key={id}>
            <input type="radio" name={name} value={id} checked={id === language} onChange={() => setLanguage(id)} />
            {title}
          </label>
        ))}
      </fieldset>
      <CodeBlock code={code} label={`${texts.samples}: ${sampleLanguages.find(({ id }) => id === language)?.title}`} />
    </section>
  )
}
