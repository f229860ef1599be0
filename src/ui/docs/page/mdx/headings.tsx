import type { ComponentProps } from 'react'

/** A heading with a link to itself beside it; its ID comes from the build (rehype-slug). */
const linked =
  (Level: 'h2' | 'h3') =>
  ({ children, ...rest }: ComponentProps<'h2'>) => (
    <div className="docs-heading">
      <Level {...rest}>{children}</Level>
      {typeof rest.id === 'string' && (
        <a href={`#${rest.id}`} aria-label="Link to this section" aria-describedby={rest.id} data-chrome>
          #
        </a>
      )}
    </div>
  )

export const SectionHeading = linked('h2')
export const SubsectionHeading = linked('h3')
