import { meetingLimits } from '@consoeurs/contract/people/meeting-limits'
import { startOf } from '@consoeurs/contract/text/truncate'
import { type ApiClient, ApiFailure } from '../api/client.ts'
import { catchOffline, type FormAnswer } from '../api/form-answer.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { typedIn } from '../api/typed-value.ts'
import { viewerContext } from '../context.ts'
import { swapsApi } from '../features/kitchen/swaps/swaps.api.ts'
import { type KnownMeeting, MeetingForm } from '../features/people/meetings/meeting-form.tsx'
import { Preview } from '../features/people/meetings/meeting-preview.tsx'
import { meetingsApi } from '../features/people/meetings/meetings.api.ts'
import styles from '../features/people/meetings/meetings.module.css'
import { meetingFormText as text } from '../features/people/meetings/meetings.text.ts'
import { type PreparedAnswer, prepareMeeting } from '../features/people/meetings/prepare-form.ts'
import { dayAndTime } from '../features/publishing/shares/composer/local-clock.ts'
import { sharesApi } from '../features/publishing/shares/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { isId } from '../navigation/route-checks.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { dayKey, defaultTimeZone } from '../text/dates.ts'
import type { Route } from './+types/meetings-new'

export const middleware: Route.MiddlewareFunction[] = [user]

export function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const { searchParams } = pageAddress(request)
  const slug = searchParams.get('sortie')
  const swapId = searchParams.get('troc')
  return loadPage(request, async () => {
    const [{ contact }, known] = await Promise.all([
      meetingsApi(client).list(),
      slug === null ? swapKnown(client, swapId) : loadKnown(client, slug, context.get(viewerContext).id),
    ])
    return { contact, clientId: crypto.randomUUID(), today: dayKey(new Date()), known }
  })
}

/** What the form starts with; an outing that the member cannot open fills in nothing. */
async function loadKnown(client: ApiClient, slug: string, viewerId: number): Promise<KnownMeeting | null> {
  try {
    const { outing, author, title } = await sharesApi(client).get(slug)
    if (outing === null) return null
    const { at, place, town, timeZone } = outing
    const whom = startOf(author.id === viewerId ? title : author.displayName, meetingLimits.whom)
    const where = startOf([place, town].filter(Boolean).join(', '), meetingLimits.place)
    return { whom, place: where, timeZone, ...dayAndTime(at, timeZone) }
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 410)) return null
    throw error
  }
}

/** Only whom she meets: an offer says neither where nor when. */
async function swapKnown(client: ApiClient, id: string | null): Promise<KnownMeeting | null> {
  if (id === null || !isId(id)) return null
  try {
    const { owner } = await swapsApi(client).get(id)
    const whom = startOf(owner.displayName, meetingLimits.whom)
    return { whom, place: '', day: dayKey(new Date()), time: '', timeZone: defaultTimeZone }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null
    throw error
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return prepareMeeting(request, context)
}

/** Offline, keeps the form as filled in. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = typedIn(await request.clone().formData())
  return catchOffline(serverAction, (problem): FormAnswer => ({ initialValue: typed, error: { '': [problem] } }))
}

const isPrepared = (answer: object | undefined): answer is PreparedAnswer => answer !== undefined && 'preview' in answer

/** The form, then a preview of all that will be sent: two steps at one address. */
export default function MeetingsNew({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ModulePage bar={{ title: text.title, back: '/meetings' }}>
      <PageMeta title={text.title} hidden />
      <div className={`gutter ${styles.page}`}>
        <h1 className="display heading-2 only-wide">{text.title}</h1>
        {isPrepared(actionData) ? <Preview {...actionData} /> : <MeetingForm lastResult={actionData} {...loaderData} />}
      </div>
    </ModulePage>
  )
}
