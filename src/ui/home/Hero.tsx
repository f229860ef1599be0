import { Button } from '@radix-ui/themes/components/button'
import { catalogueSize } from '../../rules/catalogue/catalogueSize.ts'
import { useHeadingFocus } from '../kit/focus/useHeadingFocus.ts'
import { Link } from '../kit/links/Link.tsx'
import { CodeCard } from './CodeCard.tsx'
import { HeroDrawing } from './HeroDrawing.tsx'
import { heroTexts as texts } from './homeTexts.ts'

export function Hero() {
  const heading = useHeadingFocus('home')
  return (
    <section className="hero">
      <div className="hero-row">
        <div className="hero-text">
          <p className="eyebrow">{texts.eyebrow}</p>
          <h1 id="main" ref={heading} tabIndex={-1}>
            {texts.headline}
          </h1>
          <p className="hero-lead">{texts.lead}</p>
          <div className="actions">
            <Button asChild size="4" className="hero-primary">
              <Link href="/register">{texts.register}</Link>
            </Button>
            <Button asChild size="4" className="hero-secondary">
              <Link href="/productCard">{texts.discover}</Link>
            </Button>
          </div>
          <p className="hero-fact">
            More than <b>{catalogueSize.apis} APIs</b> under <b>{catalogueSize.categories} categories</b>, and no limit
            on the number of your applications.
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
