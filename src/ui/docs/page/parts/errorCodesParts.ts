import type { MDXComponents } from 'mdx/types'
import { ErrorList } from '../errors/ErrorList.tsx'

export const components = { ErrorList } satisfies MDXComponents
