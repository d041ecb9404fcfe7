import { ApiFailure } from '../api/client.ts'
import { answerOffline } from '../api/form-answer.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { loadChoices } from '../features/onboarding/load-choices.ts'
import { completeProfile, saveStep } from '../features/onboarding/save-step.ts'
import { stepPages } from '../features/onboarding/step-pages.tsx'
import { endSlug, isStep, stepAfter, stepDraft, stepPath } from '../features/onboarding/steps.ts'
import { Welcome } from '../features/onboarding/welcome.tsx'
import { settingsApi } from '../features/settings/public.ts'
import { user } from '../middleware/user.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { forgetDraft } from '../ui/use-form-draft.ts'
import type { Route } from './+types/settings-steps'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

const shortestQuery = 2

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('etape')
  const q = (searchParams.get('q') ?? '').trim()
  const api = settingsApi(pageApi(context))
  const [profile, places] = await loadPage(request, () =>
    Promise.all([api.profile(), q.length < shortestQuery ? null : api.places(q)]),
  )
  const step = isStep(wanted) ? wanted : ('photo' as const)
  const [communities, notices] = await loadPage(request, () => loadChoices(pageApi(context), step))
  const finished = wanted === endSlug && profile.status !== 'draft'
  return { profile, step, finished, searched: { q, places }, communities, notices }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const step = typed.get('etape')
  if (!isStep(step)) throw redirectTo(stepPath('photo'))
  const intent = typed.get('intent')
  if (intent === 'search') throw redirectTo(`${stepPath(step)}&q=${encodeURIComponent(String(typed.get('q')))}`)
  const api = pageApi(context)
  const next = stepAfter(step)
  try {
    const refusal = intent === 'skip' ? null : await saveStep(api, step, typed)
    if (refusal !== null) return refusal
    if (next === endSlug) await completeProfile(api)
  } catch (error) {
    return error instanceof ApiFailure ? pageFailure(error, request) : Promise.reject(error)
  }
  throw redirectTo(stepPath(next))
}

/** What was kept in this tab is forgotten once the server has it, never before. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const step = (await request.clone().formData()).get('etape')
  const next = isStep(step) ? stepAfter(step) : endSlug
  if (next !== endSlug) stepPages[next].prepare()
  try {
    return await answerOffline(serverAction)
  } catch (answer) {
    const saved = answer instanceof Response && answer.status < 400
    if (saved && isStep(step)) forgetDraft(stepDraft(step))
    throw answer
  }
}

export default function StepsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { step, finished, ...given } = loaderData
  if (finished) return <Welcome />
  const StepPage = stepPages[step]
  return <StepPage key={step} {...given} answer={actionData ?? undefined} />
}
