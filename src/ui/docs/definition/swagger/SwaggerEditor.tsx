import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import SwaggerUI from 'swagger-ui-react'
import { methods, type OperationDetails } from '../../../../rules/definition/operation/outline.ts'
import type { Node } from '../../../../rules/definition/references.ts'
import type { Prefill } from '../../../../rules/definition/samples/prefill.ts'
import { prefilledDefinition } from '../../../../rules/definition/samples/prefilledDefinition.ts'
import { singleOperation } from '../../../../rules/definition/singleOperation.ts'
import type { ApiCall } from '../../../../rules/tryItOut/apiCall.ts'
import type { TypedCall } from '../../../../rules/tryItOut/typedCall.ts'
import { callPlugin } from './callPlugin.tsx'
import { operationPlugin } from './operationPlugin.tsx'
import { refuse } from './refuse.ts'
import { type SwaggerSystem, stateOf, whenTyped } from './typedState.ts'

interface Props {
  definition: Node
  operation: OperationDetails
  prefill: Prefill
  /** What the fields begin with in place of the prefill, where they were left before. */
  typed: TypedCall | null
  /** The fields are there, or are changed. */
  onTyped: (typed: TypedCall) => void
  /** What is entered fits the definition and is to be looked at. */
  onRequest: (call: ApiCall) => void
  /** Stands under the fields; its child is the button that checks them. */
  Below: ComponentType<{ children: ReactNode }>
}

/** The fields of one operation in a swagger-ui of its own, which sends nothing itself. What it begins with stays the same. */
export function SwaggerEditor({ definition, operation, prefill, typed, onTyped, onRequest, Below }: Props) {
  const { path, method } = operation
  const [{ spec, plugins, initialState }] = useState(() => ({
    spec: JSON.stringify(prefilledDefinition(singleOperation(definition, path, method), prefill)),
    plugins: [operationPlugin, callPlugin(onRequest, Below)],
    initialState: typed ? stateOf(typed, path, method) : {},
  }))
  const [system, setSystem] = useState<SwaggerSystem | null>(null)
  useEffect(
    () => system?.getStore().subscribe(whenTyped(system, path, method, onTyped)),
    [system, path, method, onTyped],
  )
  return (
    <SwaggerUI
      spec={spec}
      plugins={plugins}
      initialState={initialState}
      onComplete={(completed: SwaggerSystem) => setSystem(completed)}
      layout="OperationLayout"
      docExpansion="full"
      defaultModelExpandDepth={2}
      defaultModelsExpandDepth={-1}
      supportedSubmitMethods={[...methods]}
      tryItOutEnabled
      showMutatedRequest={false}
      requestInterceptor={refuse}
    />
  )
}
