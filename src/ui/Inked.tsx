import { Button } from '@radix-ui/themes/components/button'
import { Link } from 'wouter'
import './content.css'

interface Props {
  title: string
  text: string
  button: string
  href: string
}

/** The dark band that ends a page, with one way on. */
export function Inked({ title, text, button, href }: Props) {
  return (
    <section className="inked">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Button asChild size="4" className="inked-button">
        <Link href={href}>{button}</Link>
      </Button>
    </section>
  )
}
