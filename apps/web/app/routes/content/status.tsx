import { loadPage, pageApi } from '../../api/page-api.ts'
import { StatusReport, statusApi } from '../../features/operations/status/public.ts'
import styles from '../../features/operations/status/status.module.css'
import { statusText } from '../../features/operations/status/status.text.ts'
import { Link } from '../../navigation/link.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/status'

export { RouteErrorWithin as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  return { status: await loadPage(request, () => statusApi(pageApi(context)).read()) }
}

export default function Status({ loaderData: { status } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={statusText.title} description={statusText.description} hidden />
      <PageHead title={statusText.title} lead={statusText.description} />
      <div className={styles.page}>
        <StatusReport status={status} />
        <p>
          {statusText.help} <Link to="/l/support">{statusText.helpAction}</Link>
        </p>
      </div>
    </>
  )
}
