import type { ComponentClass, ComponentType, ReactNode } from 'react'
import type { ApiCall } from '../../../../rules/tryItOut/apiCall.ts'
import { tryItOutTexts as texts } from '../../tryItOut/tryItOutTexts.ts'

/** A request as swagger-ui builds it. */
interface BuiltRequest {
  url: string
  method?: string
  headers?: Readonly<Record<string, unknown>>
  body?: unknown
  form?: Readonly<Record<string, { value: unknown }>>
}

interface ExecuteProps {
  specActions: {
    execute(call: object): void
    clearValidateParams(path: string[]): void
    validateParams(path: string[]): void
  }
  operation: unknown
  path: string
  method: string
}

/** swagger-ui's button, as far as it is changed here: what is entered is checked by its own rules. */
interface ExecuteButton {
  props: ExecuteProps
  onClick: () => void
  handleValidationResultPass: () => void
  handleValidationResultFail: () => void
}

const mediaTypeOf = (headers: BuiltRequest['headers']) =>
  Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type')?.[1]

function bodyTextOf({ body, form }: BuiltRequest): string | null {
  if (typeof body === 'string') return body
  if (form !== undefined)
    return new URLSearchParams(Object.entries(form).map(([name, { value }]) => [name, String(value)])).toString()
  return body === undefined || body === null ? null : JSON.stringify(body)
}

/** Whatever host swagger-ui thinks of, only the path of the page's own origin is taken; any other address stays whole. */
function pathOf(url: string): string {
  const address = new URL(url, location.origin)
  return address.origin === location.origin ? address.pathname + address.search + address.hash : url
}

function callOf(request: BuiltRequest): ApiCall {
  const headers = Object.entries(request.headers ?? {}).map(([name, value]) => [name, String(value)] as const)
  const mediaType = mediaTypeOf(request.headers)
  return {
    method: (request.method ?? 'get').toUpperCase(),
    path: pathOf(request.url),
    headers: headers.filter(([name, value]) => name.toLowerCase() !== 'content-type' && value !== '*/*'),
    body: bodyTextOf(request),
    mediaType: typeof mediaType === 'string' ? mediaType : 'application/json',
  }
}

/** The first field that swagger-ui marks as wrong. */
const invalid = '.parameters .invalid, .body-param__text.invalid, .opblock-section-request-body .invalid'

const focusInvalid = () =>
  // swagger-ui marks what is wrong after 40 ms, so that it is seen again.
  void setTimeout(() => document.querySelector<HTMLElement>(invalid)?.focus(), 80)

const Nothing = () => null

/**
 * What makes swagger-ui the editor of a call and no more: it checks and builds the request, hands it over and sends nothing.
 * What follows stands in place of its button and of its response.
 */
export const callPlugin =
  (onRequest: (call: ApiCall) => void, Below: ComponentType<{ children: ReactNode }>) => () => ({
    components: { TryItOutButton: Nothing, responses: Nothing, clear: Nothing },
    fn: { execute: () => new Promise<never>(() => {}) },
    wrapComponents: {
      execute: (Original: ComponentClass<ExecuteProps>) =>
        class PreviewButton extends Original {
          constructor(props: ExecuteProps) {
            super(props)
            const button = this as unknown as ExecuteButton
            const fail = button.handleValidationResultFail
            button.handleValidationResultPass = () => {
              const { specActions, operation, path, method } = button.props
              specActions.execute({ operation, path, method })
            }
            button.handleValidationResultFail = () => {
              fail()
              focusInvalid()
            }
          }
          override render() {
            const { onClick } = this as unknown as ExecuteButton
            return (
              <Below>
                <button type="button" className="preview-request" onClick={onClick}>
                  {texts.preview}
                </button>
              </Below>
            )
          }
        },
    },
    statePlugins: {
      spec: {
        wrapActions: {
          setRequest:
            (original: (path: string, method: string, request: BuiltRequest) => unknown) =>
            (path: string, method: string, request: BuiltRequest) => {
              onRequest(callOf(request))
              return original(path, method, request)
            },
          // swagger-ui would show its own record of the request.
          setMutatedRequest: () => () => ({ type: 'request_is_ours' }),
        },
      },
    },
  })
