import { Button } from '@radix-ui/themes/components/button'
import { useHeadingFocus } from '../kit/focus/useHeadingFocus.ts'
import { Link } from '../kit/links/Link.tsx'
import { CodeCard } from './CodeCard.tsx'
import { HeroDrawing } from './HeroDrawing.tsx'

export function Hero() {
  const heading = useHeadingFocus('home')
  return (
    <section className="hero">
      <div className="hero-row">
        <div className="hero-text">
          <p className="eyebrow">Open banking and banking as a service</p>
          <h1 ref={heading} tabIndex={-1}>
            Build on a bank that opens its doors.
          </h1>
          <p className="hero-lead">
            Accounts, payments, cards and loans, as APIs you can read in an afternoon. Try them in a sandbox with
            simulated data, and go live when you are ready.
          </p>
          <div className="actions">
            <Button asChild size="4" className="hero-primary">
              <Link href="/register">Register</Link>
            </Button>
            <Button asChild size="4" className="hero-secondary">
              <Link href="/productCard">Discover the APIs</Link>
            </Button>
          </div>
          <p className="hero-fact">
            More than <b>46 APIs</b> under <b>8 categories</b>, and no limit on the number of your applications.
          </p>
        </div>
        <div className="hero-picture">
          <HeroDrawing />
          <CodeCard />
        </div>
      </div>
    </section>
  )
}
