import { sampleLanguages } from '../../../rules/docs/sampleLanguages.ts'
import { useSampleLanguage } from './sampleLanguage.ts'

/** The language of the samples; which button is pressed shows by the stylesheet (`data-sample`), before any script runs. */
export function LanguageChoice() {
  const [chosen, choose] = useSampleLanguage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="language-choice" role="group" aria-label="Language of the code samples" data-chrome>
      {sampleLanguages.map(({ id, title }) => (
        <button key={id} type="button" aria-pressed={chosen === id} data-of={id} onClick={() => choose(id)}>
          {title}
        </button>
      ))}
    </div>
  )
}
