/** The parts of Postman's collection format 2.1 that the collection uses. */
export interface Parameter {
  key: string
  value: string
  description?: string
  disabled?: boolean
}

export interface Script {
  listen: 'prerequest' | 'test'
  script: { type: 'text/javascript'; exec: string[] }
}

export interface Url {
  raw: string
  host: string[]
  path: string[]
  query?: Parameter[]
  variable?: Parameter[]
}

export interface Body {
  mode: 'raw' | 'urlencoded'
  raw?: string
  urlencoded?: Parameter[]
  options?: { raw: { language: 'json' | 'text' } }
}

export interface Request {
  method: string
  url: Url
  header: Parameter[]
  auth: { type: 'noauth' } | { type: 'basic'; basic: (Parameter & { type: 'string' })[] }
  description?: string
  body?: Body
}

export interface Example {
  name: string
  originalRequest: Request
  status: string
  code: number
  header: Parameter[]
  body: string
  _postman_previewlanguage: 'json'
}

export interface Item {
  name: string
  request: Request
  event?: Script[]
  response: Example[]
}

export interface Folder {
  name: string
  description: string
  item: Item[]
}

export interface Collection {
  info: { name: string; description: string; schema: string }
  auth: { type: 'noauth' }
  event: Script[]
  variable: Parameter[]
  item: Folder[]
}

/** An address below the variable `base`. */
export function addressOf(path: string[], query: Parameter[] = [], variable: Parameter[] = []): Url {
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`)
  return {
    raw: `{{base}}/${path.join('/')}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
    host: ['{{base}}'],
    path,
    ...(query.length > 0 ? { query } : {}),
    ...(variable.length > 0 ? { variable } : {}),
  }
}
