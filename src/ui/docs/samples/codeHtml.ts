import { trustedTypesPolicy } from '../../../rules/security/trustedTypes.ts'

const markup = /<span(?: (?:class|data-client-id)="[\w- ]*")+>|<\/span>/g

/** @throws TypeError for HTML that holds more than the marks of `scripts/mdx/highlight.ts` and `jsonHtml` */
export const codeHtml = trustedTypesPolicy('portico-code', 'createHTML', (html) => {
  if (html.replace(markup, '').includes('<')) throw new TypeError('Code holds markup other than its colours')
  return html
})
