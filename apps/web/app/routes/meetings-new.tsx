import { catchOffline, type FormAnswer } from '../api/form-answer.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { typedIn } from '../api/typed-value.ts'
import { MeetingForm } from '../features/people/meetings/meeting-form.tsx'
import { Preview } from '../features/people/meetings/meeting-preview.tsx'
import { meetingsApi } from '../features/people/meetings/meetings.api.ts'
import styles from '../features/people/meetings/meetings.module.css'
import { meetingFormText as text } from '../features/people/meetings/meetings.text.ts'
import { type PreparedAnswer, prepareMeeting } from '../features/people/meetings/prepare-form.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { dayKey } from '../text/dates.ts'
import type { Route } from './+types/meetings-new'

export const middleware: Route.MiddlewareFunction[] = [user]

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, async () => {
    const { contact } = await meetingsApi(pageApi(context)).list()
    return { contact, clientId: crypto.randomUUID(), today: dayKey(new Date()) }
  })
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
