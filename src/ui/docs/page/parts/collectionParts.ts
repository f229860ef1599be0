import type { MDXComponents } from 'mdx/types'
import { WithCollection, WithoutCollection } from '../mdx/WithCollection.tsx'
import { ImportPicture } from '../pictures/ImportPicture.tsx'

export const components = { ImportPicture, WithCollection, WithoutCollection } satisfies MDXComponents
