/** The part of a document that holds cookies. */
export interface CookieJar {
  cookie: string
}

export interface CookieAccess {
  jar: () => CookieJar
  secure: () => boolean
}

interface Cookie {
  name: string
  value: string | number
  /** In seconds; zero removes it. */
  maxAge: number
  path?: string
}

/** Our cookies go to this site alone, and over a secure connection where there is one. */
export function setCookie({ jar, secure }: CookieAccess, { name, value, maxAge, path = '/' }: Cookie): void {
  const attributes = [`Path=${path}`, 'SameSite=Strict', `Max-Age=${maxAge}`, ...(secure() ? ['Secure'] : [])]
  jar().cookie = [`${name}=${value}`, ...attributes].join('; ')
}
