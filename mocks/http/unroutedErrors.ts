import { ApiError } from './apiError.ts'
import { bodyTooLargeMessage } from './body.ts'

/** No operation has this path; `path` is what the caller sent. */
export const unknownCall = (method: string, path: string): ApiError =>
  new ApiError(404, `Unknown call: ${method} ${path}`)

export const methodNotAllowed = (method: string, path: string, allow: string): ApiError =>
  new ApiError(405, `${path} takes ${allow}, not ${method}`, undefined, { headers: { Allow: allow } })

export const bodyTooLarge = (path: string): ApiError => new ApiError(413, bodyTooLargeMessage(path))
