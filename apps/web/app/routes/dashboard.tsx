import { limits } from '@consoeurs/contract'
import { useEffect } from 'react'
import { loadPage, pageApi } from '../api/page-api.ts'
import { requestContext } from '../context.ts'
import { ArticleLinks, articlesApi, articlesBeside } from '../features/articles/public.ts'
import { CommunityChips, CommunityLinks, communitiesApi } from '../features/communities/public.ts'
import { FirstDays, NearRow, ProfileTodo, Pulse, useFreshDashboard, visitMonth } from '../features/dashboard/public.ts'
import { membersApi, Newcomers } from '../features/members/public.ts'
import { setProfileCompleted } from '../features/onboarding/public.ts'
import { RoomLinks, roomsApi, roomsBeside } from '../features/rooms/public.ts'
import { ShareComposerPrompt, ShareFeed, sharesApi } from '../features/shares/public.ts'
import { visitsApi } from '../features/visits/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { PageMeta } from '../page-meta.tsx'
import { communitiesText } from '../text/communities.ts'
import { dashboardText } from '../text/dashboard.ts'
import { defaultTimeZone } from '../text/dates.ts'
import type { Route } from './+types/dashboard'
import '../styles/page-dashboard.css'

export const middleware: Route.MiddlewareFunction[] = [user]

const parisHour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: defaultTimeZone })
/** As many faces as a wide row holds. */
const NEAR = 8
/** Hers beside the page; the others are a press away. */
const COMMUNITIES = 4
const ROOMS = 3
/** One with its picture, the next two by their titles. */
const ARTICLES = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const { publicSettings, viewer } = context.get(requestContext)
  const { publicUrl } = publicSettings
  const now = new Date()
  return loadPage(request, async () => {
    const [own, shares, near, newcomers, days, count, communities, rooms, articles] = await Promise.all([
      membersApi(client).me(),
      sharesApi(client).list(),
      membersApi(client).list({ sort: 'near', limit: NEAR }),
      membersApi(client).newcomers(),
      visitsApi(client).days(),
      membersApi(client).count(),
      communitiesApi(client).list({ which: 'mine', limit: COMMUNITIES }),
      roomsApi(client).mine(undefined, ROOMS),
      articlesApi(client).newest(ARTICLES),
    ])
    const hers = communities.items.filter(({ role }) => role !== null)
    return {
      own,
      shares,
      near: near.items,
      newcomers,
      month: visitMonth(days, now),
      count,
      publicUrl,
      communities: hers,
      rooms: roomsBeside(rooms.items, viewer?.id),
      articles: articlesBeside(articles.data),
      hour: Number(parisHour.format(now)),
    }
  })
}

/** « Accueil »: what waits for her, then what is said. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { own, shares, near, newcomers, month, count, publicUrl, communities, rooms, articles, hour } = loaderData
  useFreshDashboard()
  useEffect(() => setProfileCompleted(own.status !== 'draft'), [own.status])
  const today = month.at(-1)?.count ?? 0
  const honors = own.honors.reduce((sum, { count }) => sum + count, 0)
  return (
    <ModulePage
      aside={
        <>
          <RoomLinks rooms={rooms} />
          <CommunityLinks title={communitiesText.mineShort} communities={communities} />
          <Newcomers members={newcomers} />
          <ArticleLinks articles={articles} hour={hour} />
        </>
      }
    >
      <PageMeta title={dashboardText.title} hidden />
      <header className="pad db-hello">
        <h1 className="d h1">{dashboardText.greeting(hour, own.displayName)}</h1>
        <p className="soft lead">{dashboardText.visitedToday(today)}</p>
      </header>
      <CommunityChips communities={communities} />
      <NearRow members={near} placed={own.place !== null} />
      <div className="pad only-phone">
        <RoomLinks rooms={rooms} />
      </div>
      <div className="pad db">
        {count > limits.firstMembers ? null : <FirstDays publicUrl={publicUrl} />}
        <Pulse month={month} honors={honors} />
        <ProfileTodo own={own} />
      </div>
      <div className="pad only-phone">
        <ArticleLinks articles={articles} hour={hour} />
      </div>
      <ShareComposerPrompt />
      <h2 className="sr">{dashboardText.shares}</h2>
      <ShareFeed first={shares} path="/shares" />
    </ModulePage>
  )
}
