import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { useIllustration } from '../brand/illustration.ts'
import { Lockup } from '../brand/marks.tsx'
import { PageMeta } from '../page-meta.tsx'
import { pageErrorText } from '../text/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

interface Fault {
  status: number
  /** The small technical line, for her report to support. */
  detail: string
}

/** Chunk and network failures reach the boundary as plain errors: she is offline or the site moved on. */
function faultOf(error: unknown, path: string): Fault {
  if (isRouteErrorResponse(error)) {
    const detail = typeof error.data === 'string' && error.data !== '' ? error.data : `${error.status} ${path}`
    return { status: error.status, detail: error.status === 404 && detail === '' ? `Page not found: ${path}` : detail }
  }
  return { status: 500, detail: `500 ${path}` }
}

function useFault(): Fault {
  return faultOf(useRouteError(), useLocation().pathname)
}

function FaultMessage({ fault }: { fault: Fault }) {
  const { text } = useBrand()
  const picture = useIllustration(fault.status === 404 ? 'lost' : 'empty')
  const said = fault.status === 404 ? text.notFound : (pageErrorText[fault.status] ?? pageErrorText[500])
  return (
    <>
      <PageMeta title={said.title} hidden />
      <EmptyState
        level={1}
        picture={picture}
        title={said.title}
        text={said.text}
        action={<ButtonLink to="/">{said.action}</ButtonLink>}
      />
      <p className="fault-detail meta" lang="en">
        {fault.detail}
      </p>
    </>
  )
}

/** `export { RouteError as ErrorBoundary }` in a page: the error shows inside its layout. */
export function RouteError() {
  return (
    <main id="contenu" className="fault" tabIndex={-1}>
      <FaultMessage fault={useFault()} />
    </main>
  )
}

/** The last resort: a whole page of its own, with the way home. */
export function RootErrorBoundary() {
  const { name } = useBrand()
  return (
    <div className="fault-page">
      <header className="fault-bar">
        <a href="/" aria-label={name}>
          <Lockup />
        </a>
      </header>
      <RouteError />
    </div>
  )
}
