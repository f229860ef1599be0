import type { MDXComponents } from 'mdx/types'
import { Terminology } from '../terms/Terminology.tsx'

export const components = { Terminology } satisfies MDXComponents
