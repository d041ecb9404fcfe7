import { useRevalidator } from 'react-router'
import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { useCatchUp, useLiveEvents } from '../../events/live-events.ts'
import { certificationText } from '../../features/moderation/certifications/certification.text.ts'
import {
  AskSection,
  type CertificationAnswer,
  CertificationStatus,
  ChallengeSection,
  certificationsApi,
  changeCertification,
  useNextStep,
} from '../../features/moderation/certifications/public.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'
import type { Route } from './+types/settings-certification'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => certificationsApi(pageApi(context)).get())
}

export function action({ request, context }: Route.ActionArgs) {
  return changeCertification(request, context)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get('intent'))
  return catchOffline(serverAction, (problem): CertificationAnswer => ({ intent, problem }))
}

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
    <SettingsPage title={settingsText.sections.certification} back="/settings/profil">
      <PageMeta title={settingsText.sections.certification} hidden />
      <div className={`${styles.forms} ${styles.certification}`} ref={page}>
        <p className="soft">{certificationText.lead}</p>
        <CertificationStatus own={own} unscripted={actionData} />
        {challenge === null ? null : <ChallengeSection challenge={challenge} unscripted={actionData} />}
        {asks ? <AskSection own={own} unscripted={actionData} /> : null}
      </div>
    </SettingsPage>
  )
}
