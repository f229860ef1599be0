import { codeHtml } from './codeHtml.ts'

/** Puts a client ID in the places that the build has marked (`scripts/mdx/highlight.ts`). */
export function fillClientId(html: string, clientId: string): string {
  const template = document.createElement('template')
  template.innerHTML = codeHtml(html)
  for (const place of template.content.querySelectorAll<HTMLElement>('[data-client-id]')) {
    place.textContent = place.dataset.clientId === 'text' ? `"${clientId}"` : clientId
    place.className = 'own-client-id'
  }
  return template.innerHTML
}
