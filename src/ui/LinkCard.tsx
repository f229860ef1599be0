import { Heading } from '@radix-ui/themes/components/heading'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import './content.css'

interface Props {
  title: string
  text: string
  /** The words of the link, which makes the whole card a target. */
  link: string
  href: string
  /** Strokes on a 24 unit grid. */
  icon: ReactNode
  /** Leads out of the portal: opens in a new tab, and says so with these words. */
  newTab?: string
}

/** A card that leads somewhere. */
export function LinkCard({ title, text, link, href, icon, newTab }: Props) {
  return (
    <li className="nav-card">
      <svg className="nav-card-icon" viewBox="0 0 24 24" aria-hidden="true">
        {icon}
      </svg>
      <Heading as="h2" size="5">
        {title}
      </Heading>
      <p>{text}</p>
      {newTab === undefined ? (
        <Link href={href} className="text-link">
          {link}
        </Link>
      ) : (
        <a href={href} className="text-link" target="_blank" rel="noopener noreferrer">
          {link} <span aria-hidden="true">↗</span>
          <span className="visually-hidden">({newTab})</span>
        </a>
      )}
    </li>
  )
}
