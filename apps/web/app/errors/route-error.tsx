import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { useIllustration } from '../brand/illustration.ts'
import { Lockup } from '../brand/marks.tsx'
import { ModuleFrame } from '../layouts/module-frame.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { VisitorFrame } from '../layouts/visitor-frame.tsx'
import { PageMeta } from '../page-meta.tsx'
import { pageErrorText } from '../text/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'

interface Fault {
  status: number
  /** A sentence for her, where the API gave one. */
  sentence: string | null
  /** The small technical line, for her report to support. */
  detail: string
}

const isTechnicalLine = (text: string) => /^page not found: /i.test(text)

/** Whatever is not an answer of a route is a fault of ours: its words are for the log, not for her. */
function faultOf(error: unknown, path: string): Fault {
  if (!isRouteErrorResponse(error)) return { status: 500, sentence: null, detail: `500 ${path}` }
  const { status } = error
  const said = typeof error.data === 'string' && error.data !== '' ? error.data : null
  if (said !== null && isTechnicalLine(said)) return { status, sentence: null, detail: said }
  return { status, sentence: said, detail: status === 404 ? `Page Not Found: ${path}` : `${status} ${path}` }
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
        text={fault.sentence ?? said.text}
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

function FramedFault() {
  return <FaultMessage fault={useFault()} />
}

/** Nothing of the frame can be trusted to render: the brand, the message, the way home. */
function BareError() {
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

/** An answer of a route (404, 403…) keeps the frame around it; a fault of ours gets a page of its own. */
export function RootErrorBoundary() {
  const viewer = useViewer()
  if (!isRouteErrorResponse(useRouteError())) return <BareError />
  if (viewer === null) {
    return (
      <VisitorFrame>
        <RouteError />
      </VisitorFrame>
    )
  }
  return (
    <ModuleFrame>
      <ModulePage>
        <FramedFault />
      </ModulePage>
    </ModuleFrame>
  )
}
