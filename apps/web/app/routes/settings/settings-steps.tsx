import { ApiFailure } from '../../api/client.ts'
import { formAnswerOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi, pageFailure } from '../../api/page-api.ts'
import { settingsApi } from '../../features/account/settings/public.ts'
import { loadChoices } from '../../features/home/onboarding/load-choices.ts'
import { completeProfile, saveStep } from '../../features/home/onboarding/save-step.ts'
import { stepPages } from '../../features/home/onboarding/step-pages.tsx'
import {
  completesProfile,
  endSlug,
  isStep,
  pathAfter,
  stepAfter,
  stepDraft,
  stepPath,
} from '../../features/home/onboarding/steps.ts'
import { Welcome } from '../../features/home/onboarding/welcome.tsx'
import { user } from '../../middleware/user.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { forgetDraft } from '../../ui/forms/use-form-draft.ts'
import type { Route } from './+types/settings-steps'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('etape')
  const q = (searchParams.get('q') ?? '').trim()
  const client = pageApi(context)
  const api = settingsApi(client)
  const [profile, places] = await loadPage(request, () => Promise.all([api.profile(), q === '' ? null : api.places(q)]))
  const step = isStep(wanted) ? wanted : ('photo' as const)
  const finished = wanted === endSlug && profile.status !== 'draft'
  const choices = await loadPage(request, () => loadChoices(client, finished ? endSlug : step))
  return { profile, step, finished, searched: { q, places }, ...choices }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const step = typed.get('etape')
  if (!isStep(step)) throw redirectTo(stepPath('photo'))
  const intent = typed.get('intent')
  if (intent === 'search') throw redirectTo(`${stepPath(step)}&q=${encodeURIComponent(String(typed.get('q')))}`)
  const api = pageApi(context)
  try {
    const refusal = intent === 'skip' ? null : await saveStep(api, step, typed)
    if (refusal !== null) return refusal
    if (completesProfile(step)) await completeProfile(api)
  } catch (error) {
    return error instanceof ApiFailure ? pageFailure(error, request) : Promise.reject(error)
  }
  throw redirectTo(pathAfter(step))
}

/** Deletes the tab's draft only once the server has saved it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const step = (await request.clone().formData()).get('etape')
  const next = isStep(step) ? stepAfter(step) : null
  if (next !== null) stepPages[next].prepare()
  try {
    return await formAnswerOffline(serverAction)
  } catch (answer) {
    const saved = answer instanceof Response && answer.status < 400
    if (saved && isStep(step)) forgetDraft(stepDraft(step))
    throw answer
  }
}

export default function StepsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { step, finished, members, ...given } = loaderData
  if (finished) return <Welcome viewer={given.profile} members={members} />
  const StepPage = stepPages[step]
  return <StepPage key={step} {...given} answer={actionData ?? undefined} />
}
