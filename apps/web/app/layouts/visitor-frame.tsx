import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { HomeLink } from '../brand/home-link.tsx'
import { Lockup } from '../brand/marks.tsx'
import { CookieAsk } from '../consent/cookie-ask.tsx'
import { usePublicSettings } from '../public-settings.ts'
import { neutralPage } from '../quick-exit/quick-exit.ts'
import { QuickExitIcon } from '../quick-exit/quick-exit-icon.tsx'
import { layoutText } from '../text/layout.ts'
import { visitorFrameText } from '../text/visitor-frame.ts'
import { Icon } from '../ui/icon.tsx'

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
      { to: '/blog', label: visitorFrameText.journal },
      { to: '/l/charte', label: visitorFrameText.charter },
      { to: '/l/securite', label: visitorFrameText.safetyLong },
      { to: '/l/support', label: visitorFrameText.support },
      { to: '/l/contact', label: visitorFrameText.contact },
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

/** Over the hero where a page has one, on the ground elsewhere (decided by CSS). */
export function VisitorHeader({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <header className="vh-top">
      <HomeLink to="/" className="vh-logo" />
      <nav className="row tight" aria-label={visitorFrameText.discover}>
        {discover.map(({ to, label }) => (
          <Link key={to} to={to} className="only-wide vh-l">
            {label}
          </Link>
        ))}
        <Link to={signedIn ? '/dashboard' : '/login'} className="vh-in">
          {signedIn ? layoutText.home : visitorFrameText.signIn}
        </Link>
        <QuickExitIcon />
        <details className="vh-menu only-phone" data-menu>
          <summary className="ib" aria-label={visitorFrameText.menu}>
            <Icon of="menu" size="l" />
          </summary>
          <ul className="menu">
            {discover.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="menu-item">
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
    <footer className="vh-foot wrapx">
      <div>
        <Lockup />
        <p className="small soft vh-foot-note">{text.footerNote}</p>
        <a
          className="more"
          href={neutralPage}
          rel="noreferrer"
          data-quick-exit
          data-no-prefetch
          title={layoutText.quickExitHint}
        >
          {layoutText.quickExit}
        </a>
        {signedIn ? (
          <p>
            <Link className="more" to="/logout">
              {layoutText.signOut}
            </Link>
          </p>
        ) : null}
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

/** Header, page, footer: what someone sees who is not signed in. */
export function VisitorFrame({ children, signedIn }: { children: ReactNode; signedIn?: boolean }) {
  return (
    <div className="visitor">
      <VisitorHeader signedIn={signedIn} />
      {children}
      <SiteFooter signedIn={signedIn} />
    </div>
  )
}
