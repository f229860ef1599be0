const loading: Record<string, Promise<void> | undefined> = {}

/**
 * For what is not shown without it: React shows what has a stylesheet also when that has failed.
 * @throws TypeError when it does not come; the next call asks again.
 */
export function loadStylesheet(href: string, before: ChildNode | null = document.head.lastChild): Promise<void> {
  loading[href] ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    const fail = () => {
      loading[href] = undefined
      link.remove()
      reject(new TypeError(`Failed to fetch ${link.href}`))
    }
    link.onerror = fail
    // A page in its place is no error to a browser, unless the host forbids to guess types: it has no rules.
    link.onload = () => (link.sheet?.cssRules.length === 0 ? fail() : resolve())
    before?.after(link)
  })
  return loading[href]
}

/** The code of a part, once the stylesheets that it has of its own are there too. */
export async function withStyles<Part extends { loadStyles(): Promise<unknown> }>(code: Promise<Part>): Promise<Part> {
  const part = await code
  await part.loadStyles()
  return part
}
