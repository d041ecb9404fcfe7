import { loadBrand } from '@consoeurs/brand'
import { limits } from '@consoeurs/contract'
import { useEffect } from 'react'
import { loadPage, pageApi } from '../api/page-api.ts'
import { requestContext, viewerContext } from '../context.ts'
import { RoomLinks, roomsApi } from '../features/chat/rooms/public.ts'
import styles from '../features/home/dashboard/dashboard.module.css'
import {
  Counters,
  FirstDays,
  FirstSteps,
  NearRow,
  Sections,
  useFreshDashboard,
  WiderSearch,
} from '../features/home/dashboard/public.ts'
import { SeasonCard, seasonApi } from '../features/kitchen/season/public.ts'
import { membersApi, Newcomers } from '../features/people/members/public.ts'
import { ArticleCard, articlesApi, asideArticles } from '../features/publishing/articles/public.ts'
import { roomLines } from '../features/publishing/communities/public.ts'
import { ComposerLine, ShareFeed, sharesApi } from '../features/publishing/shares/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { dashboardText, momentOf } from '../text/dashboard.ts'
import { defaultTimeZone } from '../text/dates.ts'
import { setProfileCompleted } from '../viewer/profile-completed.ts'
import type { Route } from './+types/dashboard'

export const middleware: Route.MiddlewareFunction[] = [user]

const parisHour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: defaultTimeZone })
/** The rest are one link away. */
const ROOMS = 2

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const { brandCode, publicSettings } = context.get(requestContext)
  const { publicUrl } = publicSettings
  const { features } = await loadBrand(brandCode)
  const { id, displayName, profileCompleted, hidesFirstSteps } = context.get(viewerContext)
  const members = membersApi(client)
  return loadPage(request, async () => {
    const [shares, near, newcomers, rooms, articles, steps, season] = await Promise.all([
      sharesApi(client).list({ limit: limits.homeShares }),
      members.near(),
      members.newcomers(),
      roomsApi(client).mine(undefined, ROOMS),
      articlesApi(client).newest(1),
      hidesFirstSteps ? null : members.firstSteps(),
      features.kitchen ? seasonApi(client).now() : null,
    ])
    // Where many are near, the site is not new.
    const first = near.members.length < limits.nearFaces && (await members.count()) <= limits.firstMembers
    return {
      displayName,
      profileCompleted,
      shares,
      near,
      newcomers,
      rooms: roomLines(rooms.items, id),
      article: asideArticles(articles.data).at(0),
      steps,
      season,
      invitation: first ? publicUrl : null,
      hour: Number(parisHour.format(new Date())),
    }
  })
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { displayName, profileCompleted, shares, near, newcomers, rooms, article, steps, season, invitation, hour } =
    loaderData
  useFreshDashboard()
  useEffect(() => setProfileCompleted(profileCompleted), [profileCompleted])
  const above = shares.cursor === null ? 2 : 3
  const between = {
    [above]: <RoomLinks rooms={rooms} />,
    [above + 1]: article === undefined ? null : <ArticleCard article={article} />,
  }
  return (
    <ModulePage
      aside={
        <>
          <WiderSearch {...near} />
          <Newcomers members={newcomers} />
        </>
      }
    >
      <PageMeta title={dashboardText.title} hidden />
      <header className={`gutter ${styles.hello}`}>
        <h1 className="display heading-2">
          {steps === null ? dashboardText.greeting(hour, displayName) : dashboardText.welcome(displayName)}
        </h1>
        {steps === null ? null : <p className="soft">{dashboardText.lead(hour)}</p>}
        <Counters />
      </header>
      <Sections />
      <NearRow {...near} />
      {steps === null ? (
        <ComposerLine moment={momentOf(hour)} />
      ) : (
        <FirstSteps done={steps} draft={!profileCompleted} faces={near.members} />
      )}
      {season === null ? null : <SeasonCard season={season} />}
      {invitation === null ? null : (
        <div className={`gutter ${styles.invitation}`}>
          <FirstDays publicUrl={invitation} />
        </div>
      )}
      <h2 className="visually-hidden">{dashboardText.shares}</h2>
      <ShareFeed first={shares} path="/shares" between={between} />
    </ModulePage>
  )
}
