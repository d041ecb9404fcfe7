import { outsideAddress } from '@consoeurs/contract/addresses'
import { refusedPath } from '../navigation/not-found.ts'
import { PageMeta } from '../page/page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import styles from '../styles/shared/plain-pages.module.css'
import { exitText } from '../text/pages/exit.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/exit'

export const handle: RouteHandle = { reader: true }

export function loader({ request }: Route.LoaderArgs) {
  const destination = outsideAddress(new URL(request.url).searchParams.get('to'))
  if (destination === null) throw refusedPath(request)
  return { href: destination.href, host: destination.host }
}

/** Never redirects by itself: the member sees the target, then decides. */
export default function ExitPage({ loaderData: { href, host } }: Route.ComponentProps) {
  return (
    <main id="contenu" className={styles.exit} tabIndex={-1}>
      <PageMeta title={exitText.title} hidden />
      <h1 className="display heading-1">{exitText.title}</h1>
      <p className="lead soft">{exitText.lead}</p>
      <dl className={styles.to}>
        <dt className="meta">{exitText.host}</dt>
        <dd className="display heading-2">{host}</dd>
        <dt className="meta">{exitText.whole}</dt>
        <dd className="small">{href}</dd>
      </dl>
      <p className="soft">{exitText.advice}</p>
      <p className={`row ${styles.choice}`}>
        <a className="button" href={href} rel="nofollow ugc noopener noreferrer" data-no-prefetch>
          <Icon of="external-link" />
          {exitText.go}
        </a>
        <ButtonLink look="quiet" to="/">
          {exitText.stay}
        </ButtonLink>
      </p>
    </main>
  )
}
