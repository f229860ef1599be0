import type { Request } from '@playwright/test'

/** A call that the page made. */
export interface SeenCall {
  path: string
  method: string
  authorization: string | undefined
  body: string
  began: number
  /** Undefined before it is answered, and where no answer comes. */
  status: number | undefined
  isOver: boolean
}

export function seenCall(request: Request): SeenCall {
  const { authorization, Authorization } = request.headers()
  return {
    path: new URL(request.url()).pathname,
    method: request.method(),
    authorization: authorization ?? Authorization,
    body: request.postData() ?? '',
    began: performance.now(),
    status: undefined,
    isOver: false,
  }
}
