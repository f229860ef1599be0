import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { type SampleLanguage, sampleLanguageKey, sampleLanguages } from '../../../rules/docs/sampleLanguages.ts'
import { storedAtom } from '../../kit/storedAtom.ts'

const languageAtom = storedAtom<SampleLanguage>(sampleLanguageKey, sampleLanguages[0].id)

const known = (value: unknown): SampleLanguage =>
  sampleLanguages.find(({ id }) => id === value)?.id ?? sampleLanguages[0].id

/**
 * The language of every code sample, on every page and in every tab. Keeps `data-sample` on <html>, by which the stylesheet
 * shows one language, in step with the choice.
 */
export function useSampleLanguage(): [SampleLanguage, (language: SampleLanguage) => void] {
  const [stored, store] = useAtom(languageAtom)
  const language = known(stored)
  useEffect(() => {
    // The first render after hydration still holds the default: the stored choice follows in the same commit.
    const waiting = setTimeout(() => {
      const { dataset } = document.documentElement
      // Written even unchanged, it has the whole page styled again, and many samples write it.
      if (dataset.sample !== language) dataset.sample = language
    })
    return () => clearTimeout(waiting)
  }, [language])
  return [language, store]
}
