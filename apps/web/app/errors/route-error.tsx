import { useEffect, useTransition } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { useIllustration } from '../brand/illustration.ts'
import { Lockup } from '../brand/marks.tsx'
import { ModuleFrame } from '../layouts/module-frame.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { VisitorFramePart } from '../layouts/visitor-frame-part.tsx'
import { PageMeta } from '../page-meta.tsx'
import { missingPageText, offlinePageText, pageErrorText } from '../text/pages.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useOnline } from '../ui/offline-banner.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import { type Fault, FaultDetail, useFault } from './fault.tsx'

/** The words of the three browsers, and of the bundler, for « nothing answered »: a page’s data, code or styles. */
const nothingAnswered =
  /failed to fetch|networkerror|load failed|dynamically imported module|module script failed|unable to preload css/i

const isUnanswered = (error: unknown) => error instanceof Error && nothingAnswered.test(error.message)

/** What is wrong, in the words of its status; any other refusal is about the address, any other fault is ours. */
const wordsOf = (status: number) => pageErrorText[status] ?? pageErrorText[status < 500 ? 400 : 500]

/** With its code: a browser remembers a module that failed, and the router does not ask for it again. */
async function reloadIfAnswered(): Promise<void> {
  const answered = await fetch(location.href, { method: 'HEAD' }).then(Boolean, () => false)
  if (answered) location.reload()
}

/** Why it did not come: a reload that may not be tried again (`missing-chunk.ts`) is no missing network. */
export const absenceOf = (online: boolean) => (online ? missingPageText : offlinePageText)

/** The page is asked for again when she says so, and when the network is back. */
function AbsentMessage() {
  const said = absenceOf(useOnline())
  const picture = useIllustration('empty')
  const [asking, askAgain] = useTransition()
  useEffect(() => {
    addEventListener('online', reloadIfAnswered)
    return () => removeEventListener('online', reloadIfAnswered)
  }, [])
  return (
    <>
      <PageMeta title={said.title} hidden />
      <EmptyState
        level={1}
        picture={picture}
        title={said.title}
        text={said.text}
        action={
          <Button busy={asking} onClick={() => askAgain(reloadIfAnswered)}>
            {offlinePageText.retry}
          </Button>
        }
      />
    </>
  )
}

function FaultMessage({ fault }: { fault: Fault }) {
  const { text } = useBrand()
  const picture = useIllustration(fault.status === 404 ? 'lost' : 'empty')
  const said = fault.status === 404 ? text.notFound : wordsOf(fault.status)
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
      <FaultDetail fault={fault} />
    </>
  )
}

function Message() {
  const fault = useFault()
  return isUnanswered(useRouteError()) ? <AbsentMessage /> : <FaultMessage fault={fault} />
}

/** `export { RouteErrorWithin as ErrorBoundary }` in a page whose layout has the main landmark. */
export const RouteErrorWithin = () => (
  <div className="fault">
    <Message />
  </div>
)

/** `export { RouteError as ErrorBoundary }` in a page: the error shows inside its layout. */
export function RouteError() {
  return (
    <main id="contenu" className="fault" tabIndex={-1}>
      <Message />
    </main>
  )
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

/** An answer of a route (404, 403…), and none at all, keep the frame around it; a fault of ours gets a page of its own. */
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
        <Message />
      </ModulePage>
    </ModuleFrame>
  )
}
