import { useMemo } from 'react'
import SwaggerUI from 'swagger-ui-react'
import { methods, type OperationDetails } from '../../../../rules/definition/outline.ts'
import type { Node } from '../../../../rules/definition/references.ts'
import { singleOperation } from '../../../../rules/definition/singleOperation.ts'
import { AuthorizationBar } from '../tryItOut/AuthorizationBar.tsx'
import { operationPlugin } from './operationPlugin.tsx'
import sheet from './swagger.css?sheet'

export interface SwaggerOperationProps {
  definition: Node
  operation: OperationDetails
  /** Called once the operation is drawn. */
  onDrawn: () => void
  /** Whether calls can be tried out: they need a bank that answers them. */
  tryItOut?: boolean
}

/** Nothing is fetched for a definition that is here: a call is sent only where it can be tried out. */
function refuse(): never {
  throw new Error('This definition sends no requests')
}

/**
 * One operation in a swagger-ui of its own: with several in one, every key pressed draws them all again. Its definition
 * is made by `singleOperation`, so it knows no other host.
 */
export default function SwaggerOperation({ definition, operation, onDrawn, tryItOut = false }: SwaggerOperationProps) {
  const { path, method } = operation
  const spec = useMemo(() => JSON.stringify(singleOperation(definition, path, method)), [definition, path, method])
  const plugins = useMemo(() => [operationPlugin(onDrawn, !tryItOut)], [onDrawn, tryItOut])
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="viewer" />
      <AuthorizationBar operation={operation} />
      <SwaggerUI
        spec={spec}
        plugins={plugins}
        layout="OperationLayout"
        docExpansion="full"
        defaultModelExpandDepth={2}
        defaultModelsExpandDepth={-1}
        supportedSubmitMethods={tryItOut ? [...methods] : []}
        showMutatedRequest={false}
        {...(!tryItOut && { requestInterceptor: refuse })}
      />
    </>
  )
}
