import { type FormAnswer, stayOffline } from '../api/form-answer.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { typedIn } from '../api/typed-value.ts'
import { MeetingForm } from '../features/meetings/meeting-form.tsx'
import { Preview } from '../features/meetings/meeting-preview.tsx'
import { meetingsApi } from '../features/meetings/meetings.api.ts'
import { type PreparedAnswer, prepareMeeting } from '../features/meetings/prepare-form.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { PageMeta } from '../page-meta.tsx'
import stylesheet from '../styles/page-meetings.css?url'
import { dayKey } from '../text/dates.ts'
import { meetingFormText as text } from '../text/meetings.ts'
import type { Route } from './+types/meetings-new'

export const middleware: Route.MiddlewareFunction[] = [user]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, async () => {
    const { contact } = await meetingsApi(pageApi(context)).list()
    return { contact, clientId: crypto.randomUUID(), today: dayKey(new Date()) }
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return prepareMeeting(request, context)
}

/** Without a network she finds the form as she filled it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = typedIn(await request.clone().formData())
  return stayOffline(serverAction, (problem): FormAnswer => ({ initialValue: typed, error: { '': [problem] } }))
}

const isPrepared = (answer: object | undefined): answer is PreparedAnswer => answer !== undefined && 'preview' in answer

/** The form, then everything that will be sent: two steps at one address. */
export default function MeetingsNew({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ModulePage bar={{ title: text.title, back: '/meetings' }}>
      <PageMeta title={text.title} hidden />
      <div className="pad meet-page">
        <h1 className="d h2 only-wide">{text.title}</h1>
        {isPrepared(actionData) ? <Preview {...actionData} /> : <MeetingForm lastResult={actionData} {...loaderData} />}
      </div>
    </ModulePage>
  )
}
