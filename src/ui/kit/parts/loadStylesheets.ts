const loading = new Map<string, Promise<void>>()

function load(href: string): Promise<void> {
  const loaded = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      loading.delete(href)
      reject(new TypeError(`Failed to fetch ${href}`))
    }
    link.rel = 'stylesheet'
    link.href = href
    document.head.appendChild(link)
  })
  loading.set(href, loaded)
  return loaded
}

/** For a part that is not shown without them: React shows what has a stylesheet also when that has failed. */
export const loadStylesheets = (addresses: readonly string[]): Promise<void[]> =>
  Promise.all(addresses.map((href) => loading.get(href) ?? load(href)))
