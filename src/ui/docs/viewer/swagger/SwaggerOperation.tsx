import { useMemo } from 'react'
import SwaggerUI from 'swagger-ui-react'
import type { OperationDetails } from '../../../../rules/definition/outline.ts'
import type { Node } from '../../../../rules/definition/references.ts'
import { singleOperation } from '../../../../rules/definition/singleOperation.ts'
import { operationPlugin } from './operationPlugin.tsx'
import { refuse } from './refuse.ts'
import sheet from './swagger.css?sheet'

export interface SwaggerOperationProps {
  definition: Node
  operation: OperationDetails
  /** Called once the operation is drawn. */
  onDrawn: () => void
}

/**
 * One operation in a swagger-ui of its own: with several in one, every key pressed draws them all again. Its definition
 * is made by `singleOperation`, so it knows no other host.
 */
export default function SwaggerOperation({ definition, operation, onDrawn }: SwaggerOperationProps) {
  const { path, method } = operation
  const spec = useMemo(() => JSON.stringify(singleOperation(definition, path, method)), [definition, path, method])
  const plugins = useMemo(() => [operationPlugin(onDrawn, true)], [onDrawn])
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
        supportedSubmitMethods={[]}
        showMutatedRequest={false}
        requestInterceptor={refuse}
      />
    </>
  )
}
