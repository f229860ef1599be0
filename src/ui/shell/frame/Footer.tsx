import { brand } from '../../../rules/brand.ts'
import { Link } from '../../kit/links/Link.tsx'
import { footerColumns } from './headerFooterLinks.ts'
import { Logo } from './Logo.tsx'

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer-grid">
        <div>
          <Link href="/" className="home-link">
            <Logo />
          </Link>
          <p>Open banking and banking as a service, for the people who build on them.</p>
        </div>
        {footerColumns.map(({ title, entries }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {entries.map(({ label, href, disabled }) => (
                <li key={label}>
                  {disabled ? (
                    // biome-ignore lint/a11y/useValidAnchor: a link that is switched off has no address and takes no focus
                    <a role="link" aria-disabled="true">
                      {label}
                    </a>
                  ) : (
                    <Link href={href}>{label}</Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="site-footer-base">
        <p>
          {brand.group} in <span className="countries">{brand.countries.join(' · ')}</span>
        </p>
        <p>
          © {brand.legalName} · <a href="/third-party-licences.txt">Third-party licences</a>
        </p>
      </div>
    </footer>
  )
}
