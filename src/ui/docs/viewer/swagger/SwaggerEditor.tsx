import { type ComponentType, type ReactNode, useState } from 'react'
import SwaggerUI from 'swagger-ui-react'
import type { ApiCall } from '../../../../rules/apiCall/apiCall.ts'
import { methods, type OperationDetails } from '../../../../rules/definition/outline.ts'
import type { Prefill } from '../../../../rules/definition/prefill.ts'
import { prefilledDefinition } from '../../../../rules/definition/prefilledDefinition.ts'
import type { Node } from '../../../../rules/definition/references.ts'
import { singleOperation } from '../../../../rules/definition/singleOperation.ts'
import { callPlugin } from './callPlugin.tsx'
import { operationPlugin } from './operationPlugin.tsx'
import { refuse } from './refuse.ts'
import sheet from './swagger.css?sheet'

interface Props {
  definition: Node
  operation: OperationDetails
  prefill: Prefill
  /** What is entered fits the definition and is to be looked at. */
  onRequest: (call: ApiCall) => void
  /** Stands under the fields; its child is the button that checks them. */
  Below: ComponentType<{ children: ReactNode }>
}

/** The fields of one operation in a swagger-ui of its own, which sends nothing itself. What it begins with stays the same. */
export function SwaggerEditor({ definition, operation: { path, method }, prefill, onRequest, Below }: Props) {
  const [{ spec, plugins }] = useState(() => ({
    spec: JSON.stringify(prefilledDefinition(singleOperation(definition, path, method), prefill)),
    plugins: [operationPlugin(() => {}, false), callPlugin(onRequest, Below)],
  }))
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="viewer" />
      <SwaggerUI
        spec={spec}
        plugins={plugins}
        layout="OperationLayout"
        docExpansion="full"
        defaultModelExpandDepth={2}
        defaultModelsExpandDepth={-1}
        supportedSubmitMethods={[...methods]}
        tryItOutEnabled
        showMutatedRequest={false}
        requestInterceptor={refuse}
      />
    </>
  )
}
