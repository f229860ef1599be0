import { createContext, type ReactNode, use } from 'react'
import { PageHeading } from '../../../kit/PageHeading.tsx'

/** Whether a panel is shown under a page, which has a heading of its own. */
export const DockedContext = createContext(false)

export function PanelHeading({ title, children }: { title: string; children: ReactNode }) {
  if (!use(DockedContext)) return <PageHeading title={title}>{children}</PageHeading>
  return <h2 className="visually-hidden">{title}</h2>
}
