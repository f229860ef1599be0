/** The languages of the documentation's code samples, and the fence that each has in a page. */
export const sampleLanguages = [
  { id: 'bash', title: 'curl' },
  { id: 'javascript', title: 'JavaScript' },
  { id: 'typescript', title: 'TypeScript' },
  { id: 'python', title: 'Python' },
  { id: 'java', title: 'Java' },
] as const

export type SampleLanguage = (typeof sampleLanguages)[number]['id']

/** Where the choice is kept; the value is JSON text. */
export const sampleLanguageKey = 'portico.sampleLanguage'

/** Goes inline into the head of the documentation's pages, before anything paints: the choice as `data-sample`. */
export const sampleLanguageScript = `try{document.documentElement.dataset.sample=JSON.parse(localStorage.getItem('${sampleLanguageKey}'))||'${sampleLanguages[0].id}'}catch(e){}`
