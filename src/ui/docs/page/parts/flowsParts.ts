import type { MDXComponents } from 'mdx/types'
import { TokenErrorResponses } from '../errors/TokenErrorResponses.tsx'
import { OwnScopes } from '../facts/OwnScopes.tsx'
import { Sequence } from '../pictures/Sequence.tsx'

export const components = { OwnScopes, Sequence, TokenErrorResponses } satisfies MDXComponents
