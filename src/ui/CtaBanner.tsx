import { Button } from '@radix-ui/themes/components/button'
import type { Address } from '../rules/routes/address.ts'
import { Link } from './kit/links/Link.tsx'
import './content.css'

interface Props {
  title: string
  text: string
  button: string
  href: Address
}

/** The dark band that ends a page, with one way on. */
export function CtaBanner({ title, text, button, href }: Props) {
  return (
    <section className="row cta-banner">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Button asChild size="4" className="cta-banner-button">
        <Link href={href}>{button}</Link>
      </Button>
    </section>
  )
}
