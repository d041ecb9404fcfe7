import type { MeetingView } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { catchOffline } from '../api/form-answer.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { useLiveEvents } from '../events/live-events.ts'
import { changeMeetings, type MeetingsAnswer } from '../features/people/meetings/answer-form.ts'
import { useAnswerArrived } from '../features/people/meetings/check-in-answers.ts'
import { MeetingCard } from '../features/people/meetings/meeting-card.tsx'
import { meetingsApi } from '../features/people/meetings/meetings.api.ts'
import styles from '../features/people/meetings/meetings.module.css'
import { meetingsText as text } from '../features/people/meetings/meetings.text.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import { Link } from '../navigation/link.tsx'
import { PageMeta } from '../page/page-meta.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormError } from '../ui/forms/form-error.tsx'
import { toast } from '../ui/overlays/toast.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/meetings'

export const middleware: Route.MiddlewareFunction[] = [user]

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, async () => ({ ...(await meetingsApi(pageApi(context)).list()), now: Date.now() }))
}

export function action({ request, context }: Route.ActionArgs) {
  return changeMeetings(request, context)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem): MeetingsAnswer => ({ problem }))
}

const HALF_A_MINUTE = 30_000

/** Refreshes the clock, and the data while a mail is pending. */
function useFresh(served: number, awaits: boolean): number {
  const { revalidate } = useRevalidator()
  const [now, setNow] = useState(served)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (awaits) void revalidate()
    }, HALF_A_MINUTE)
    return () => clearInterval(timer)
  }, [awaits, revalidate])
  useAnswerArrived((answer) => {
    toast.success(answer === 'well' ? text.answered : text.toldNow)
    void revalidate()
  })
  useLiveEvents((event) => {
    if (event.type === 'notification' && event.notification.path === '/meetings') void revalidate()
  })
  return Math.max(now, served)
}

export default function Meetings({ loaderData, actionData }: Route.ComponentProps) {
  const { items, contact } = loaderData
  const now = useFresh(
    loaderData.now,
    items.some(({ letter }) => letter !== null && letter.sentAt === null),
  )
  useEffect(() => {
    if (actionData?.done !== undefined) toast.success(actionData.done)
  }, [actionData])
  return (
    <ModulePage bar={{ title: text.title, back: '/p' }} aside={<HowItWorks />}>
      <PageMeta title={text.title} hidden />
      <div className={`gutter ${styles.page}`}>
        <header className="page-head">
          <h1 className="display heading-2 only-wide">{text.title}</h1>
          <p className="soft">{text.lead}</p>
        </header>
        <FormError text={actionData?.problem} />
        <Cards items={items} now={now} />
        <div>
          <ButtonLink to="/meetings/nouvelle" size="lg" look={items.length === 0 ? 'brand' : 'line'} icon="plus">
            {items.length === 0 ? text.prepare : text.another}
          </ButtonLink>
        </div>
        {contact === null ? null : <KeptContact name={contact.name} />}
        <div className={styles.explanationHere}>
          <HowItWorks />
        </div>
      </div>
    </ModulePage>
  )
}

function Cards({ items, now }: { items: MeetingView[]; now: number }) {
  const viewerId = useViewer()?.id ?? 0
  return items.map((meeting) => (
    <MeetingCard
      key={meeting.id}
      meeting={meeting}
      viewerId={viewerId}
      due={Date.parse(meeting.dueAt) <= now}
      ahead={Date.parse(meeting.meetsAt) > now}
    />
  ))
}

function KeptContact({ name }: { name: string }) {
  return (
    <Form method="post" preventScrollReset className={styles.kept}>
      <input type="hidden" name="intent" value="forget" />
      <p className="small soft">{text.kept(name)}</p>
      <Button type="submit" look="quiet" size="sm">
        {text.forget}
      </Button>
    </Form>
  )
}

function HowItWorks() {
  return (
    <div className={styles.explanation}>
      <ol>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="small">{text.limits}</p>
      <p className="small soft">{text.secret}</p>
      <Link className="more-link" to="/l/securite">
        {text.safety}
      </Link>
    </div>
  )
}
