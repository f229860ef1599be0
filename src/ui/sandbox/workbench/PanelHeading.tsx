import { createContext, type ReactNode, use } from 'react'
import { PageHeading } from '../../kit/PageHeading.tsx'

/** Whether a panel is shown under a page, which has a heading of its own. */
export const DockedContext = createContext(false)

interface Props {
  title: string
  children: ReactNode
}

export function PanelHeading({ title, children }: Props) {
  if (!use(DockedContext)) return <PageHeading title={title}>{children}</PageHeading>
  return <h2 className="visually-hidden">{title}</h2>
}
