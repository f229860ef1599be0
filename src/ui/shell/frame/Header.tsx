import { useLocation } from 'wouter'
import { HamburgerMenuIcon, MagnifyingGlassIcon } from '../../kit/icons.tsx'
import { AccountLink } from '../../kit/links/AccountLink.tsx'
import { Link } from '../../kit/links/Link.tsx'
import { AccountArea } from '../account/AccountArea.tsx'
import type { SessionView } from '../account/session.ts'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import { Drawer } from './Drawer.tsx'
import { mainEntries } from './headerFooterLinks.ts'
import { Logo } from './Logo.tsx'

interface Props {
  session: SessionView
  onSearch: () => void
  onSignOut: () => void
}

function MainNavigation({ label }: { label: string }) {
  const [path] = useLocation()
  return (
    <nav className="main-nav" aria-label={label}>
      <ul>
        {mainEntries.map((entry) => (
          <li key={entry.href}>
            <Link href={entry.href} {...(path === entry.href && { 'aria-current': 'page' as const })}>
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Header({ session, onSearch, onSignOut }: Props) {
  return (
    <header className="site-header">
      <div className="site-header-row">
        <Link href="/" className="home-link">
          <Logo />
        </Link>
        <MainNavigation label="Main" />
        <div className="site-header-end">
          <button
            type="button"
            className="icon-button"
            aria-label="Search"
            title="Search (/)"
            aria-keyshortcuts="Control+K Meta+K /"
            onClick={onSearch}
          >
            <MagnifyingGlassIcon aria-hidden="true" />
          </button>
          <ThemeSwitch />
          <AccountArea session={session} onSignOut={onSignOut} />
          <Drawer
            label="Menu"
            className="icon-button menu-button"
            side="right"
            button={<HamburgerMenuIcon aria-hidden="true" />}
          >
            <MainNavigation label="Menu" />
            {session.status === 'signedOut' && (
              <ul className="drawer-account">
                <li>
                  <AccountLink href="/login">SIGN IN</AccountLink>
                </li>
                <li>
                  <AccountLink href="/register">SIGN UP</AccountLink>
                </li>
              </ul>
            )}
            <ThemeSwitch />
          </Drawer>
        </div>
      </div>
    </header>
  )
}
