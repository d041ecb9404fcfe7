import { outsideAddress } from '@consoeurs/contract/addresses'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { exitText } from '../text/exit.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/exit'

export const handle: RouteHandle = { reader: true }

export function loader({ request }: Route.LoaderArgs) {
  const destination = outsideAddress(new URL(request.url).searchParams.get('to'))
  return { destination: destination && { href: destination.href, host: destination.host } }
}

/** Never leaves by itself: she reads where the link leads, then decides. */
export default function ExitPage({ loaderData: { destination } }: Route.ComponentProps) {
  const title = destination === null ? exitText.wrongTitle : exitText.title
  return (
    <main id="contenu" className="exit" tabIndex={-1}>
      <PageMeta title={title} hidden />
      <h1 className="d h1">{title}</h1>
      {destination === null ? (
        <p className="lead soft">{exitText.wrongText}</p>
      ) : (
        <>
          <p className="lead soft">{exitText.lead}</p>
          <dl className="exit-to">
            <dt className="meta">{exitText.host}</dt>
            <dd className="d h2">{destination.host}</dd>
            <dt className="meta">{exitText.whole}</dt>
            <dd className="small">{destination.href}</dd>
          </dl>
          <p className="soft">{exitText.advice}</p>
        </>
      )}
      <p className="row exit-choice">
        {destination === null ? null : (
          <a className="btn" href={destination.href} rel="nofollow ugc noopener noreferrer" data-no-prefetch>
            <Icon of="external-link" />
            {exitText.go}
          </a>
        )}
        <ButtonLink look="quiet" to="/">
          {exitText.stay}
        </ButtonLink>
      </p>
    </main>
  )
}
