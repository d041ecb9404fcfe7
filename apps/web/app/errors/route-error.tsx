import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { Lockup } from '../brand/marks.tsx'
import { ModuleFrame } from '../layouts/module-frame.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { VisitorFramePart } from '../layouts/visitor-frame-part.tsx'
import faultStyles from '../ui/states/fault.module.css'
import { useFault } from '../ui/states/fault.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import { AbsentMessage, isUnanswered } from './absent-message.tsx'
import { BrokenMessage, FaultMessage } from './fault-message.tsx'

function Message() {
  const fault = useFault()
  const error = useRouteError()
  if (isUnanswered(error)) return <AbsentMessage />
  return isRouteErrorResponse(error) ? <FaultMessage fault={fault} /> : <BrokenMessage fault={fault} />
}

/** `export { RouteErrorWithin as ErrorBoundary }` in a page whose layout renders the main landmark. */
export const RouteErrorWithin = () => (
  <div className={faultStyles.fault}>
    <Message />
  </div>
)

/** `export { RouteError as ErrorBoundary }` in a page: the error shows inside its layout. */
export function RouteError() {
  return (
    <main id="contenu" className={faultStyles.fault} tabIndex={-1}>
      <Message />
    </main>
  )
}

/** Minimal page for when the frame itself may fail to render. */
function BareError() {
  const { name } = useBrand()
  return (
    <div className={faultStyles.page}>
      <header className={faultStyles.bar}>
        <a href="/" aria-label={name}>
          <Lockup />
        </a>
      </header>
      <RouteError />
    </div>
  )
}

/** Route responses (404, 403…) and network failures keep the frame; our own faults get a bare page. */
export function RootErrorBoundary() {
  const viewer = useViewer()
  const error = useRouteError()
  if (!isRouteErrorResponse(error) && !isUnanswered(error)) return <BareError />
  if (viewer === null) {
    return (
      <VisitorFramePart>
        <RouteError />
      </VisitorFramePart>
    )
  }
  return (
    <ModuleFrame>
      <ModulePage>
        <RouteErrorWithin />
      </ModulePage>
    </ModuleFrame>
  )
}
