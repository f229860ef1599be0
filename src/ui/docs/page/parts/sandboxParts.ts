import type { MDXComponents } from 'mdx/types'
import { FaultKinds, OtpOutcomes, WorkbenchPanels } from '../facts/sandboxFacts.tsx'

export const components = { FaultKinds, OtpOutcomes, WorkbenchPanels } satisfies MDXComponents
