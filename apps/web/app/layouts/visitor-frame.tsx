import type { ReactNode } from 'react'
import { useBrand } from '../brand/brand-context.tsx'
import { HomeLink } from '../brand/home-link.tsx'
import { Lockup } from '../brand/marks.tsx'
import { CookieAsk } from '../consent/cookie-ask.tsx'
import { Link } from '../navigation/link.tsx'
import { usePublicSettings } from '../public-settings.ts'
import { QuickExitLink } from '../quick-exit/quick-exit-link.tsx'
import styles from '../styles/shared/visitor-frame.module.css'
import { layoutText } from '../text/pages/layout.ts'
import { visitorFrameText } from '../text/pages/visitor-frame.ts'
import { Icon } from '../ui/icon.tsx'
import overlaysStyles from '../ui/overlays/overlays.module.css'
import { SignOutButton } from './sign-out-button.tsx'

const discover = [
  { to: '/blog', label: visitorFrameText.journal },
  { to: '/l/a-propos', label: visitorFrameText.about },
  { to: '/l/charte', label: visitorFrameText.charter },
  { to: '/l/securite', label: visitorFrameText.safety },
]

const footerGroups = [
  {
    label: visitorFrameText.place,
    links: [
      { to: '/l/a-propos', label: visitorFrameText.about },
      { to: '/l/comment-cela-tient', label: visitorFrameText.ledger },
      { to: '/blog', label: visitorFrameText.journal },
      { to: '/l/charte', label: visitorFrameText.charter },
      { to: '/l/securite', label: visitorFrameText.safetyLong },
      { to: '/l/support', label: visitorFrameText.support },
      { to: '/l/contact', label: visitorFrameText.contact },
      { to: '/etat', label: visitorFrameText.status },
    ],
  },
  {
    label: visitorFrameText.legalGroup,
    links: [
      { to: '/l/mentions-legales', label: visitorFrameText.legal },
      { to: '/l/cgu', label: visitorFrameText.terms },
      { to: '/l/confidentialite', label: visitorFrameText.privacy },
      { to: '/l/cookies', label: visitorFrameText.cookies },
      { to: '/l/accessibilite', label: visitorFrameText.accessibility },
      { to: '/l/plan-du-site', label: visitorFrameText.siteMap },
    ],
  },
]

/** CSS places it over the hero where a page has one. */
export function VisitorHeader({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <header className="visitor-header">
      <HomeLink to="/" className={styles.logo} />
      <nav className="row tight" aria-label={visitorFrameText.discover}>
        {discover.map(({ to, label }) => (
          <Link key={to} to={to} className={`only-wide ${styles.link}`}>
            {label}
          </Link>
        ))}
        <Link to={signedIn ? '/dashboard' : '/login'} className={styles.signIn}>
          {signedIn ? layoutText.home : visitorFrameText.signIn}
        </Link>
        <QuickExitLink />
        <details className={`${styles.menu} only-phone`} data-menu>
          <summary className="icon-button" aria-label={visitorFrameText.menu}>
            <Icon of="menu" size="l" />
          </summary>
          <ul className="menu">
            {discover.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={overlaysStyles.menuItem} data-hook="menu-item">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      </nav>
    </header>
  )
}

export function SiteFooter({ signedIn = false }: { signedIn?: boolean }) {
  const { text } = useBrand()
  const analytics = usePublicSettings()?.analytics
  return (
    <footer className={`${styles.foot} wide-content`}>
      <div>
        <Lockup />
        <p className={`small soft ${styles.footNote}`}>{text.footerNote}</p>
        <QuickExitLink look="line" className="more-link" />
        {signedIn ? <SignOutButton className="more-link" icon={false} /> : null}
      </div>
      {footerGroups.map(({ label, links }) => (
        <nav key={label} className="small" aria-label={label}>
          {links.map(({ to, label: text }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
          {analytics && label === visitorFrameText.legalGroup ? (
            <a href="/l/cookies#cookies" data-cookies="open">
              {visitorFrameText.manageCookies}
            </a>
          ) : null}
        </nav>
      ))}
      {import.meta.env.SSR && analytics ? <CookieAsk {...analytics} /> : null}
    </footer>
  )
}

export function VisitorFrame({ children, signedIn }: { children: ReactNode; signedIn?: boolean }) {
  return (
    <div className="visitor">
      <VisitorHeader signedIn={signedIn} />
      {children}
      <SiteFooter signedIn={signedIn} />
    </div>
  )
}
