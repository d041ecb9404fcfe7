import { loadPage, pageApi } from '../api/page-api.ts'
import { loadWeek, NearRow, ProfileTodo, Pulse, useVisitsRefresh } from '../features/dashboard/public.ts'
import { membersApi, Newcomers } from '../features/members/public.ts'
import { ShareComposerPrompt, ShareFeed, sharesApi } from '../features/shares/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { dashboardText } from '../text/dashboard.ts'
import { defaultTimeZone } from '../text/dates.ts'
import type { Route } from './+types/dashboard'

const parisHour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: defaultTimeZone })
/** As many faces as a wide row holds. */
const NEAR = 8

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const now = new Date()
  return loadPage(request, async () => {
    const [own, shares, near, newcomers, week] = await Promise.all([
      membersApi(client).me(),
      sharesApi(client).list(),
      membersApi(client).list({ sort: 'near', limit: NEAR }),
      membersApi(client).newcomers(),
      loadWeek(client, now),
    ])
    return { own, shares, near: near.items, newcomers, week, hour: Number(parisHour.format(now)) }
  })
}

/** « Accueil »: what waits for her, then what is said. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { own, shares, near, newcomers, week, hour } = loaderData
  useVisitsRefresh()
  const today = week.at(-1)?.count ?? 0
  const honors = own.honors.reduce((sum, { count }) => sum + count, 0)
  return (
    <ModulePage aside={<Newcomers members={newcomers} />}>
      <PageMeta title={dashboardText.title} hidden />
      <header className="pad db-hello">
        <h1 className="d h1">{dashboardText.greeting(hour, own.displayName)}</h1>
        <p className="soft lead">{dashboardText.visitedToday(today)}</p>
      </header>
      <NearRow members={near} placed={own.place !== null} />
      <div className="pad db">
        <Pulse week={week} honors={honors} />
        <ProfileTodo own={own} />
      </div>
      <ShareComposerPrompt />
      <h2 className="sr">{dashboardText.shares}</h2>
      <ShareFeed first={shares} path="/shares" />
    </ModulePage>
  )
}
