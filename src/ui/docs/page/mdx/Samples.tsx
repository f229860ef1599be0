import type { ReactNode } from 'react'
import { LanguageChoice } from '../../samples/LanguageChoice.tsx'

/** The same call in every language: one fenced block each. The stylesheet shows the chosen one (`data-sample`). */
export function Samples({ children }: { children: ReactNode }) {
  return (
    <div className="stack samples">
      <LanguageChoice />
      {children}
    </div>
  )
}
