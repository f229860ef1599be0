import { createContext, type ReactNode, use } from 'react'
import { panelTitle, type SandboxPanelName } from '../../../../rules/sandbox/workbench/sandboxPanels.ts'
import { PageHeading } from '../../../kit/PageHeading.tsx'

/** Whether a panel is shown under a page, which has a heading of its own. */
export const DockedContext = createContext(false)

export function PanelHeading({ name, children }: { name: SandboxPanelName; children: ReactNode }) {
  const title = panelTitle(name)
  if (!use(DockedContext)) return <PageHeading title={title}>{children}</PageHeading>
  return <h2 className="visually-hidden">{title}</h2>
}
