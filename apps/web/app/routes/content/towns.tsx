import { loadPage, pageApi } from '../../api/page-api.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import styles from '../../features/account/arrival/arrival.module.css'
import { arrivalText } from '../../features/account/arrival/arrival.text.ts'
import { townCount } from '../../features/account/arrival/town-words.ts'
import { townsApi } from '../../features/account/arrival/towns.api.ts'
import { Link } from '../../navigation/link.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { Route } from './+types/towns'

export { RouteErrorWithin as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, cached: true, measured: true }

const text = arrivalText.towns

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, async () => ({ towns: (await townsApi(pageApi(context)).list()).items }))
}

/** Towns with enough members, and those that the team opened. */
export default function Towns({ loaderData: { towns } }: Route.ComponentProps) {
  const { name } = useBrand()
  return (
    <>
      <PageMeta title={text.title} description={text.description(name)} />
      <PageHead title={text.title} lead={text.lead} />
      {towns.length === 0 ? (
        <EmptyState
          title={text.none}
          text={text.numbers}
          action={<ButtonLink to="/signup">{text.noneAction}</ButtonLink>}
        />
      ) : (
        <>
          <ul className={styles.towns}>
            {towns.map((town) => (
              <li key={town.slug}>
                <Link to={`/villes/${town.slug}`}>
                  <b>{town.name}</b>
                  <span className={styles.count}>{town.members === null ? text.opens : townCount(town.members)}</span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="small soft">{text.numbers}</p>
        </>
      )}
    </>
  )
}
