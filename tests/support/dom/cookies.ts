import type { BrowserPage } from 'happy-dom'

interface Cookie {
  name: string
  value: string
}

/** Playwright's calls for the cookies of an origin. */
export const cookiesOf = (container: BrowserPage['context']['cookieContainer'], origin: string) => {
  const url = new URL(origin)
  return {
    addCookies: async (cookies: (Cookie & { expires?: number })[]) => {
      container.addCookies(
        cookies.map(({ name, value, expires }) => ({
          key: name,
          value,
          originURL: url,
          path: '/',
          ...(expires !== undefined && { expires: new Date(expires * 1000) }),
        })) as Parameters<typeof container.addCookies>[0],
      )
    },
    cookies: async () =>
      container.getCookies(url, false).map(({ key, value, expires }) => ({
        name: key,
        value: value ?? '',
        expires: expires ? expires.getTime() / 1000 : -1,
      })),
    clearCookies: async () => container.clearCookies(),
  }
}
