let loading: Promise<void> | undefined

/**
 * Loads the whole stylesheet into a document that has only that of public pages: it comes after it, so it decides.
 * @throws TypeError when it does not come; the next call asks again.
 */
export async function loadWholeStylesheet(): Promise<void> {
  const part = document.querySelector<HTMLLinkElement>('link[data-whole]')
  if (!part) return
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = part.dataset.whole ?? ''
    const fail = () => {
      loading = undefined
      link.remove()
      reject(new TypeError(`Failed to fetch ${link.href}`))
    }
    link.onerror = fail
    // A page in its place is no error to a browser, unless the host forbids to guess types: it has no rules.
    link.onload = () => (link.sheet?.cssRules.length === 0 ? fail() : resolve())
    part.after(link)
  })
  return loading
}
