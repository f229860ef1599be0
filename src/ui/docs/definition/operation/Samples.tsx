import { use, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { bankHosts } from '../../../../rules/bank/bankHosts.ts'
import { sampleAnswerOf } from '../../../../rules/definition/operation/errorRows.ts'
import type { OperationDetails } from '../../../../rules/definition/operation/outline.ts'
import type { Node } from '../../../../rules/definition/references.ts'
import { samplesOf, type TypeWriter } from '../../../../rules/definition/samples/samples.ts'
import { sampleLanguages } from '../../../../rules/docs/sampleLanguages.ts'
import { memoize } from '../../../../rules/memoize.ts'
import { CodeFigure } from '../../samples/CodeFigure.tsx'
import { LanguageChoice } from '../../samples/LanguageChoice.tsx'
import { useSampleLanguage } from '../../samples/sampleLanguage.ts'
import { useCredentials } from '../../samples/useCredentials.ts'
import { useReaderValues } from '../../tryItOut/useReaderValues.ts'
import { definitionTexts as texts } from '../definitionTexts.ts'

const never = () => () => {}

const [sandbox] = bankHosts

/** The stylesheet shows them beside the text; where a browser cannot, they are opened there. */
const areOpened = () => !CSS.supports('selector(::details-content)') && matchMedia('(min-width: 75em)').matches

/**
 * The base of the calls: an address of its own, or one under the portal's, which is not known before the page is read. The
 * sandbox under the portal's address answers in this browser alone, so the samples call its HTTP host.
 */
function useBase(server: string): string {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => 'https://BANK',
  )
  if (__SANDBOX__ && sandbox && server.startsWith('/')) return sandbox.base
  return /^https?:\/\//.test(server) ? server : origin + (server.startsWith('/') ? server : '')
}

/** In a chunk that only TypeScript needs; where it cannot be had, the samples have no types. */
const loadTypes = memoize(
  (_language: 'typescript'): Promise<TypeWriter | null> =>
    import('../../../../rules/definition/schema/typeScriptTypes.ts').catch(() => null),
)

const [{ id: firstLanguage }] = sampleLanguages

export function Samples({ definition, operation }: { definition: Node; operation: OperationDetails }) {
  const [chosen] = useSampleLanguage()
  // The samples that show stay until the chunk is here.
  const language = useDeferredValue(chosen, chosen === 'typescript' ? firstLanguage : chosen)
  const types = language === 'typescript' ? use(loadTypes(language)) : null
  const base = useBase(operation.server)
  const isOpen = useSyncExternalStore(never, areOpened, () => false)
  const credentials = useCredentials()
  const clientId = credentials?.clientId ?? null
  const { values, customers } = useReaderValues(operation)
  const { token, call } = useMemo(
    () => samplesOf(definition, operation, { base, clientId, language, types, values, customers }),
    [definition, operation, base, clientId, language, types, values, customers],
  )
  const answer = sampleAnswerOf(operation)
  const named = (what: string) => `${what}: ${sampleLanguages.find(({ id }) => id === language)?.title}`
  const titles = [
    ...(token === null ? [] : [texts.tokenSample]),
    texts.callSample,
    ...(answer ? [texts.sampleAnswer(answer.status)] : []),
  ]
  return (
    <section className="call-samples">
      <h4>{texts.samples}</h4>
      <details className="samples-fold" open={isOpen}>
        <summary>{titles.join(' · ')}</summary>
        <div>
          <LanguageChoice />
          {token !== null && (
            <CodeFigure
              what={named(texts.tokenSample)}
              title={texts.tokenSample}
              hasClientId
              Choice={credentials?.Choice}
            >
              <code>{token}</code>
            </CodeFigure>
          )}
          <CodeFigure what={named(texts.callSample)} title={texts.callSample}>
            <code>{call}</code>
          </CodeFigure>
          {answer && (
            <CodeFigure what={texts.sampleAnswer(answer.status)} title={texts.sampleAnswer(answer.status)}>
              <code>{answer.example.text}</code>
            </CodeFigure>
          )}
        </div>
      </details>
    </section>
  )
}
