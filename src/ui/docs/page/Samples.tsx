import type { ReactNode } from 'react'
import { sampleLanguages } from '../../../rules/sampleLanguages.ts'
import { useSampleLanguage } from './sampleLanguage.ts'

/** The same call in every language: one fenced block each. The stylesheet shows the chosen one (`data-sample`). */
export function Samples({ children }: { children: ReactNode }) {
  const [chosen, choose] = useSampleLanguage()
  return (
    <div className="samples">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div role="group" aria-label="Language of the code samples" data-chrome>
        {sampleLanguages.map(({ id, title }) => (
          <button key={id} type="button" aria-pressed={chosen === id} data-of={id} onClick={() => choose(id)}>
            {title}
          </button>
        ))}
      </div>
      {children}
    </div>
  )
}
