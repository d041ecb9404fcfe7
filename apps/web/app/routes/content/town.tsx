import { loadPage, pageApi } from '../../api/page-api.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { requestContext } from '../../context.ts'
import styles from '../../features/account/arrival/arrival.module.css'
import { arrivalText } from '../../features/account/arrival/arrival.text.ts'
import { inTown, townSentence } from '../../features/account/arrival/town-words.ts'
import { townsApi } from '../../features/account/arrival/towns.api.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { checkParams, isSlug } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { ButtonLink, MoreLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/town'

export { RouteErrorWithin as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, cached: true, measured: true }

const text = arrivalText.towns

/** Another spelling of a town leads to the canonical one. */
export const loader = checkParams({ slug: isSlug }, async ({ request, params, context }: Route.LoaderArgs) => {
  const town = await loadPage(request, () => townsApi(pageApi(context)).one(params.slug))
  if (town.slug !== params.slug) throw redirectTo(`/villes/${town.slug}`, { status: 301 })
  return { town, isMember: context.get(requestContext).viewer !== null }
})

/** How many we are in a town, and never who. Search engines list it once it has enough members or is opened. */
export default function Town({ loaderData: { town, isMember } }: Route.ComponentProps) {
  const brand = useBrand()
  const { name, slug, members, listed } = town
  const sentence = townSentence(name, members)
  return (
    <>
      <PageMeta
        title={`${brand.name} ${inTown(name)}`}
        description={`${sentence} ${brand.text.town(inTown(name))}`}
        hidden={!listed}
      />
      <PageHead title={`${brand.name} ${inTown(name)}`} lead={brand.text.town(inTown(name))} />
      <div className={styles.town}>
        <p className="display heading-3">{sentence}</p>
        {isMember ? null : (
          <ButtonLink to={`/signup?ville=${slug}`} size="lg">
            {text.signUp(inTown(name))}
          </ButtonLink>
        )}
        <p className="small soft">{text.numbers}</p>
        <MoreLink to="/villes">{text.every}</MoreLink>
      </div>
    </>
  )
}
