import { isRecord } from '../../../../rules/problem.ts'
import type { TypedCall } from '../../../../rules/tryItOut/openCalls.ts'

/** What a plugin of swagger-ui, or who waits for its `onComplete`, knows it by. */
export interface SwaggerSystem {
  getState(): { toJS(): unknown }
}

const memberAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((each, name) => (isRecord(each) ? each[name] : undefined), value)

/** swagger-ui adds a hash of the definition, which differs when another example is filled in. */
const withoutHash = (key: string) => key.replace(/\.hash-[^.]*$/, '')

/** The fields as they are; a file is not kept. */
export function typedIn(system: SwaggerSystem, path: string, method: string): TypedCall {
  const state = system.getState().toJS()
  const parameters = memberAt(state, ['spec', 'meta', 'paths', path, method, 'parameters'])
  const request = memberAt(state, ['oas3', 'requestData', path, method])
  const values = Object.entries(isRecord(parameters) ? parameters : {})
    .map(([key, parameter]) => [withoutHash(key), memberAt(parameter, ['value'])] as const)
    .filter(([, value]) => value !== undefined && !(value instanceof File))
  const mediaType = memberAt(request, ['requestContentType'])
  return {
    parameters: Object.fromEntries(values),
    body: memberAt(request, ['bodyValue']) ?? null,
    mediaType: typeof mediaType === 'string' ? mediaType : null,
  }
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
