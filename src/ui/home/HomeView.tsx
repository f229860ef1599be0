import { Button } from '@radix-ui/themes/components/button'
import { Heading } from '@radix-ui/themes/components/heading'
import type { ReactNode } from 'react'
import { categories } from '../../rules/catalogue/categories.ts'
import { Link } from '../kit/links/Link.tsx'
import { type FeaturedProduct, FeaturedProducts } from './FeaturedProducts.tsx'
import { FiveSteps } from './FiveSteps.tsx'
import { Hero } from './Hero.tsx'
import { PartnerReasons } from './PartnerReasons.tsx'

interface Props {
  /** The first products; null while they load. */
  featured: readonly FeaturedProduct[] | null
  /** What the five steps say to who is signed in. */
  progress?: ReactNode
}

export function HomeView({ featured, progress }: Props) {
  return (
    <>
      <Hero />
      <FeaturedProducts products={featured} />
      <section className="band">
        <div className="band-head">
          <Heading as="h2" size="8">
            What the bank opens to you
          </Heading>
          <p className="lead">
            One account, one set of credentials, one way to sign a request. What you learn with the first API works with
            all the others.
          </p>
        </div>
        <ul className="categories">
          {categories.map(({ name, text, drawing }) => (
            <li key={name}>
              <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
                <path d={drawing} />
              </svg>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="band product-types">
        <article>
          <p className="eyebrow">API</p>
          <Heading as="h2" size="6">
            Bring the bank into your product
          </Heading>
          <p>
            Your customers give their consent at the bank, and your application reads and acts for them. Public
            information needs client credentials only.
          </p>
          <Link href="/docs" className="text-link">
            Read the documentation
          </Link>
        </article>
        <article>
          <p className="eyebrow">BaaS</p>
          <Heading as="h2" size="6">
            Be the bank your customers see
          </Heading>
          <p>
            Open accounts, move money and issue cards under your own brand. The licence, the ledger and the night shift
            stay with us.
          </p>
          <Link href="/docs" className="text-link">
            See how it works
          </Link>
        </article>
      </section>
      <FiveSteps progress={progress} />
      <PartnerReasons />
      <section className="closing">
        <div className="row closing-row">
          <div>
            <Heading as="h2" size="7">
              Your sandbox is one registration away
            </Heading>
            <p>Register, confirm your email, create an application. The first call takes minutes, not meetings.</p>
          </div>
          <Button asChild size="4" className="hero-primary">
            <Link href="/register">Register</Link>
          </Button>
        </div>
      </section>
    </>
  )
}
