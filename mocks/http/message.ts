export type Method = 'get' | 'post' | 'put' | 'delete'

/** What operations read of a request. Its body may be read again, unlike that of a web Request (`apiRequestOf`). */
export type ApiRequest = Pick<Request, 'method' | 'url' | 'signal' | 'arrayBuffer'> & {
  readonly headers: Pick<Headers, 'get'> & Iterable<[name: string, value: string]>
  /** The address at the other end of the connection; a call in the browser has none. */
  readonly socketAddress?: string | undefined
  /** Its body was larger than its path takes, and is not there. */
  readonly isTooLarge?: boolean
  /** What its host notes of the call: what takes the request adds its route before it runs. */
  readonly served?: { route: ServedRoute | undefined } | undefined
}

export interface ServedRoute {
  /** The id of an operation; of anything else the path. */
  readonly operation: string
  /** With `:name` for a parameter. */
  readonly path: string
}

/** A web Request, whose body is read once however often it is asked for. */
export function apiRequestOf(request: Request): ApiRequest {
  const { method, url, signal, headers } = request
  let body: Promise<ArrayBuffer> | undefined
  const arrayBuffer = () => {
    body ??= request.arrayBuffer()
    return body
  }
  return { method, url, signal, headers, arrayBuffer }
}

/** A response before a host sends it: making a web Response takes longer than most operations. */
export interface ApiResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

/** The connection is lost: the caller's fetch rejects. */
export const connectionLost: ApiResponse = { status: 0, headers: {}, body: '' }
