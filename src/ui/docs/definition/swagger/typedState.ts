import { isRecord } from '../../../../rules/problem.ts'
import type { TypedCall } from '../../../../rules/tryItOut/typedCall.ts'

/** What a plugin of swagger-ui, or who waits for its `onComplete`, knows it by. */
export interface SwaggerSystem {
  getState(): { getIn(path: readonly string[]): unknown }
  getStore(): { subscribe(listener: () => void): () => void }
}

const plain = (value: unknown): unknown => (isRecord(value) && typeof value.toJS === 'function' ? value.toJS() : value)

/** swagger-ui adds a hash of the definition, which differs when another example is filled in. */
const withoutHash = (key: string) => key.replace(/\.hash-[^.]*$/, '')

/** The fields as they are; a file is not kept. */
function typedOf(parameters: unknown, request: unknown): TypedCall {
  const values = Object.entries(isRecord(parameters) ? parameters : {})
    .map(([key, parameter]) => [withoutHash(key), isRecord(parameter) ? parameter.value : undefined] as const)
    .filter(([, value]) => value !== undefined && !(value instanceof File))
  const { requestContentType: mediaType, bodyValue = null } = isRecord(request) ? request : {}
  return {
    parameters: Object.fromEntries(values),
    body: bodyValue,
    mediaType: typeof mediaType === 'string' ? mediaType : null,
  }
}

/** A listener of the store that reports the fields now and after every change of them. */
export function whenTyped(
  system: SwaggerSystem,
  path: string,
  method: string,
  report: (typed: TypedCall) => void,
): () => void {
  let known: readonly unknown[] = []
  const look = () => {
    const state = system.getState()
    const now = [
      state.getIn(['spec', 'meta', 'paths', path, method, 'parameters']),
      state.getIn(['oas3', 'requestData', path, method]),
    ]
    if (now.every((each, index) => each === known[index])) return
    known = now
    report(typedOf(plain(now[0]), plain(now[1])))
  }
  look()
  return look
}

/** What swagger-ui starts with to show them again. */
export function stateOf({ parameters, body, mediaType }: TypedCall, path: string, method: string): object {
  const fields = Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, { value }]))
  const request = {
    ...(body !== null && { bodyValue: body }),
    ...(mediaType !== null && { requestContentType: mediaType }),
  }
  return {
    spec: { meta: { paths: { [path]: { [method]: { parameters: fields } } } } },
    oas3: { requestData: { [path]: { [method]: request } } },
  }
}
