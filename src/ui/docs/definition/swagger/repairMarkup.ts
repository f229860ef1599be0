/** swagger-ui's controls that a screen reader would hear without a name, and names that it gives twice. */
function repair(root: HTMLElement): void {
  for (const select of root.querySelectorAll('.examples-select-element:not([aria-label])'))
    select.setAttribute('aria-label', 'Examples')
  for (const label of root.querySelectorAll('label[id]')) label.removeAttribute('id')
  for (const button of root.querySelectorAll('.json-schema-2020-12-accordion:not([aria-label])'))
    if (button.textContent.trim() === '') button.setAttribute('aria-label', 'Schema')
  for (const body of root.querySelectorAll('textarea.body-param__text:not([aria-label])'))
    body.setAttribute('aria-label', 'Request body')
  for (const input of root.querySelectorAll('.parameters-col_description > :is(input, select):not([aria-label])'))
    input.setAttribute('aria-label', input.closest('tr')?.dataset.paramName ?? '')
}

/** Repairs what is drawn, and what is drawn later; the result stops that. */
export function repairMarkup(root: HTMLElement): () => void {
  const observer = new MutationObserver(() => repair(root))
  observer.observe(root, { childList: true, subtree: true })
  repair(root)
  return () => observer.disconnect()
}
