import type { MDXComponents } from 'mdx/types'
import { Response, Responses } from '../errors/Responses.tsx'
import { AboutSandbox } from '../facts/AboutSandbox.tsx'
import { Term } from '../terms/Term.tsx'
import { Note, Security, Warning } from './Callout.tsx'
import { Code } from './Code.tsx'
import { SectionHeading, SubsectionHeading } from './headings.tsx'
import { InSandbox } from './InSandbox.tsx'
import { PageLink } from './PageLink.tsx'
import { Samples } from './Samples.tsx'
import { ScrollTable } from './ScrollTable.tsx'

/** What every page of `src/content/docs` may use without an import; `pageParts.ts` adds what only some show. */
export const mdxComponents = {
  a: PageLink,
  h2: SectionHeading,
  h3: SubsectionHeading,
  table: ScrollTable,
  Code,
  InSandbox,
  Note,
  Response,
  Responses,
  Samples,
  Security,
  Term,
  Warning,
  AboutSandbox: __SANDBOX__ ? AboutSandbox : () => null,
} satisfies MDXComponents
