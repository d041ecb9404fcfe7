import { useRevalidator } from 'react-router'
import { stayOffline } from '../api/form-answer.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import {
  AskSection,
  type CertificationAnswer,
  CertificationStatus,
  ChallengeSection,
  certificationsApi,
  changeCertification,
  useNextStep,
} from '../features/certifications/public.ts'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { useCatchUp, useLiveEvents } from '../live/live-events.ts'
import { PageMeta } from '../page-meta.tsx'
import stylesheet from '../styles/page-certification.css?url'
import { certificationText } from '../text/certification.ts'
import { settingsText } from '../text/settings.ts'
import type { Route } from './+types/settings-certification'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => certificationsApi(pageApi(context)).get())
}

export function action({ request, context }: Route.ActionArgs) {
  return changeCertification(request, context)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get('intent'))
  return stayOffline(serverAction, (problem): CertificationAnswer => ({ intent, problem }))
}

/** What was decided meanwhile is on the page without her asking. */
function useDecision(): void {
  const { revalidate } = useRevalidator()
  useLiveEvents((event) => {
    if (event.type === 'notification' && event.notification.path === '/settings/certification') void revalidate()
  })
  useCatchUp(() => void revalidate())
}

export default function SettingsCertification({ loaderData: own, actionData }: Route.ComponentProps) {
  const { challenge, waiting, mayAsk, again } = own
  useDecision()
  const page = useNextStep(challenge?.code ?? (waiting === null ? 'asks' : 'waits'))
  const asks = challenge === null && waiting === null && (mayAsk || again !== null)
  return (
    <SettingsPage title={settingsText.sections.certification}>
      <PageMeta title={settingsText.sections.certification} hidden />
      <div className="set-forms certif" ref={page}>
        <p className="soft">{certificationText.lead}</p>
        <CertificationStatus own={own} unscripted={actionData} />
        {challenge === null ? null : <ChallengeSection challenge={challenge} unscripted={actionData} />}
        {asks ? <AskSection own={own} unscripted={actionData} /> : null}
      </div>
    </SettingsPage>
  )
}
