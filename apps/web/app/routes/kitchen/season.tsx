import { monthOfSlug } from '@consoeurs/contract'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { regionOfSlug, seasonAddress } from '../../features/kitchen/addresses.ts'
import { seasonApi } from '../../features/kitchen/season/season.api.ts'
import styles from '../../features/kitchen/season/season.module.css'
import { seasonText as text } from '../../features/kitchen/season/season.text.ts'
import { SeasonOutings, SeasonTips } from '../../features/kitchen/season/season-around.tsx'
import { SeasonChoices, SeasonHead } from '../../features/kitchen/season/season-head.tsx'
import { SeasonFamilies, SeasonTurns } from '../../features/kitchen/season/season-ingredients.tsx'
import { SeasonRecipes } from '../../features/kitchen/season/season-recipes.tsx'
import { structuredSeason } from '../../features/kitchen/season/season-structured.ts'
import { JoinPrompt } from '../../features/publishing/shares/join-prompt.tsx'
import { ModulePage } from '../../layouts/module-page.tsx'
import { refusedPath } from '../../navigation/not-found.ts'
import { pageAddress } from '../../navigation/page-address.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { StructuredData } from '../../page/structured-data.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { joinText } from '../../text/join.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import type { Route } from './+types/season'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, cached: true }

/** Without a month, that of today. Not found in a brand without a kitchen: its API answers so. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const month = params.slug === undefined ? undefined : monthOfSlug(params.slug)
  if (month === null) throw refusedPath(request)
  const region = regionOfSlug(pageAddress(request).searchParams.get('region'))
  return loadPage(request, async () => ({
    season: await seasonApi(pageApi(context)).month({ month, region }),
    isToday: month === undefined,
  }))
}

export default function Season({ loaderData: { season, isToday } }: Route.ComponentProps) {
  const { month, ingredients, recipes, tips, outings } = season
  const isVisitor = useViewer() === null
  const telling = ingredients.filter(({ phase }) => phase === 'peak' || phase === 'start')
  const names = telling.slice(0, 5).map(({ name }) => name)
  return (
    <ModulePage aside={isVisitor ? <JoinPrompt title={joinText.allTitle} /> : undefined}>
      <PageMeta
        title={isToday ? text.today.title : text.title(month)}
        description={isToday ? text.today.description : text.description(month, ingredients.length, names)}
      />
      <StructuredData tell={(site) => structuredSeason(season, site)} />
      <SeasonHead season={season} />
      <SeasonChoices season={season} />
      {ingredients.length === 0 ? (
        <EmptyState
          title={text.empty.title}
          text={text.empty.text}
          action={<ButtonLink to={seasonAddress(month, 'north')}>{text.empty.action}</ButtonLink>}
        />
      ) : (
        <>
          <SeasonTurns ingredients={ingredients} />
          <SeasonRecipes month={month} recipes={recipes} />
          <SeasonFamilies ingredients={ingredients} />
        </>
      )}
      <SeasonTips tips={tips} />
      <SeasonOutings outings={outings} />
      <p className={`meta gutter ${styles.foot}`}>{text.note}</p>
      {isVisitor ? (
        <div className="only-phone">
          <JoinPrompt title={joinText.allTitle} />
        </div>
      ) : null}
    </ModulePage>
  )
}
