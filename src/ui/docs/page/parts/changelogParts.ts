import type { MDXComponents } from 'mdx/types'
import { Changelog } from '../Changelog.tsx'

export const components = { Changelog } satisfies MDXComponents
