import { mondayOf } from '@consoeurs/contract'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { menusText as text } from '../../features/kitchen/menus/menus.text.ts'
import { menusApi } from '../../features/kitchen/menus/public.ts'
import { WeekPage } from '../../features/kitchen/menus/week-page.tsx'
import { KitchenTabs } from '../../features/kitchen/notebooks/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { pageAddress } from '../../navigation/page-address.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { dayKey } from '../../text/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/week'

export const middleware: Route.MiddlewareFunction[] = [user]

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = pageAddress(request).searchParams.get('semaine') ?? ''
  const today = dayKey(new Date())
  const week = mondayOf(isDay(asked) ? asked : today)
  return loadPage(request, async () => ({ today, served: await menusApi(pageApi(context)).week(week) }))
}

export default function Week({ loaderData: { served, today } }: Route.ComponentProps) {
  return (
    <ModulePage wide>
      <PageMeta title={text.title} hidden />
      <PageHead title={text.title} />
      <KitchenTabs />
      <WeekPage served={served} today={today} />
    </ModulePage>
  )
}
