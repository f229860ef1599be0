import type { MDXComponents } from 'mdx/types'
import { BaseAddresses, Grants } from '../facts/facts.tsx'

export const components = { BaseAddresses, Grants } satisfies MDXComponents
