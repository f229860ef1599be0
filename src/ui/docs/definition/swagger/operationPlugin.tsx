import { type ComponentType, useEffect, useRef } from 'react'
import { Markdown } from '../Markdown.tsx'
import { repairMarkup } from './repairMarkup.ts'

/** What swagger-ui holds its state in, as far as it is read here. */
interface ImmutableMap {
  get(key: string): unknown
  getIn(path: readonly unknown[]): unknown
}

interface System {
  getComponent(name: string, container?: boolean): ComponentType<Record<string, unknown>>
  specSelectors: { specJson(): ImmutableMap; operations(): { first(): ImmutableMap | undefined } }
}

/** swagger-ui's own words before an example or a default. */
const own = /^<i>([\w ]{1,40})<\/i> ?:?/

/**
 * What makes swagger-ui draw one operation under a heading of ours: its only operation as the layout, no summary, text
 * in place of Markdown, and no resolving, since the definition comes without references.
 */
export const operationPlugin = () => ({
  components: {
    OperationLayout({ getComponent, specSelectors }: System) {
      const operation = specSelectors.operations().first()
      const root = useRef<HTMLDivElement>(null)
      useEffect(() => {
        if (operation && root.current) return repairMarkup(root.current)
      }, [operation])
      if (!operation) return null
      const OperationContainer = getComponent('OperationContainer', true)
      return (
        <div className="swagger-ui" ref={root}>
          <OperationContainer
            op={operation}
            path={operation.get('path')}
            method={operation.get('method')}
            tag="operation"
          />
        </div>
      )
    },
    OperationSummary: () => null,
  },
  wrapComponents: {
    Markdown:
      () =>
      ({ source }: { source?: string }) =>
        source ? (
          <div className="prose">
            <Markdown text={source.replace(own, '**$1:**')} />
          </div>
        ) : null,
  },
  statePlugins: {
    spec: {
      wrapSelectors: {
        specResolvedSubtree:
          (_original: unknown, system: System) =>
          (_state: unknown, path: readonly unknown[]): unknown =>
            system.specSelectors.specJson().getIn(path),
      },
    },
  },
})
