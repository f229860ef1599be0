/** How long the server may take to say which version it has, in milliseconds. */
const timeout = 5000

const ask = (url: string) => fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeout) })

async function isGone(url: string): Promise<boolean> {
  const { ok, status, headers } = await ask(url)
  return ok ? !/javascript|css/.test(headers.get('content-type') ?? '') : status === 404 || status === 410
}

async function hasNewVersion(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!entry) return false
  const home = await ask('/')
  return home.ok && !(await home.text()).includes(entry)
}

/**
 * Whether the server has a newer version in the place of the code that did not come. Safari names no file in its error,
 * and any browser names only the first of those that import each other: then the home page shows.
 */
export async function isOutdated({ message }: Error): Promise<boolean> {
  try {
    const [file] = /https?:\S+/.exec(message) ?? []
    return (file !== undefined && (await isGone(file))) || (await hasNewVersion())
  } catch {
    return false
  }
}
