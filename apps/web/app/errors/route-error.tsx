import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore, useTransition } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { useIllustration } from '../brand/illustration.ts'
import { Lockup } from '../brand/marks.tsx'
import { ModuleFrame } from '../layouts/module-frame.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { VisitorFramePart } from '../layouts/visitor-frame-part.tsx'
import { navigateTo } from '../navigation/navigate-to.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { brokenPageText, errorPageText, missingPageText, offlinePageText, pageErrorText } from '../text/pages/pages.ts'
import { Button, ButtonLink, type ButtonLook } from '../ui/button.tsx'
import { onSubmitRecorded, snapshotForms, wasJustSubmitted } from '../ui/forms/sent-forms.ts'
import type { IconName } from '../ui/icons.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import faultStyles from '../ui/states/fault.module.css'
import { type Fault, FaultDetail, useFault } from '../ui/states/fault.tsx'
import { useOnline } from '../ui/states/offline-banner.tsx'
import { useIsScripted } from '../ui/use-is-scripted.ts'
import { useViewer } from '../viewer/viewer-context.tsx'

/** Failed loads of data, code or styles, in the words of each browser engine and the bundler. */
const nothingAnswered =
  /failed to fetch|networkerror|load failed|dynamically imported module|module script failed|unable to preload css/i

const isUnanswered = (error: unknown) => error instanceof Error && nothingAnswered.test(error.message)

/** Other statuses give the same answer to every retry. */
const mayPass = (status: number) => status === 429 || status >= 500

/** Full reload: browsers cache a failed module, and the router does not request it again. */
async function reloadIfAnswered(): Promise<boolean> {
  const answered = await fetch(location.href, { method: 'HEAD' }).then(Boolean, () => false)
  if (answered) location.reload()
  return answered
}

const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000

/** Reloads once the network is back. Browsers report `online` before requests succeed, so one try is not enough. */
function useReloadWhenBack(online: boolean): void {
  const wasOffline = useRef(false)
  useEffect(() => {
    if (!online) wasOffline.current = true
    if (!online || !wasOffline.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const retry = async (wait: number) => {
      if ((await reloadIfAnswered()) || left) return
      timer = setTimeout(retry, wait, Math.min(wait * 2, LONGEST_WAIT))
    }
    void retry(FIRST_WAIT)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [online])
}

/** Online, the cause is the reload guard of `missing-chunk.ts`, not the network. */
export const absenceOf = (online: boolean) => (online ? missingPageText : offlinePageText)

function HomeLink({ look }: { look?: ButtonLook }) {
  return (
    <ButtonLink to="/" look={look}>
      {errorPageText.home}
    </ButtonLink>
  )
}

function AbsentMessage() {
  const online = useOnline()
  const said = absenceOf(online)
  const picture = useIllustration('broken')
  const [asking, askAgain] = useTransition()
  useReloadWhenBack(online)
  return (
    <>
      <PageMeta title={said.title} hidden />
      <EmptyState
        level={1}
        picture={picture}
        title={said.title}
        text={said.text}
        action={
          <div className={faultStyles.actions}>
            <Button
              icon="rotate-cw"
              busy={asking}
              onClick={() => askAgain(async () => void (await reloadIfAnswered()))}
            >
              {offlinePageText.retry}
            </Button>
            <HomeLink look="ghost" />
          </div>
        }
      />
    </>
  )
}

/** Loads the whole page again. */
function RetryLink({ onClick }: { onClick?: (event: MouseEvent) => void }) {
  return (
    <ButtonLink to={useLocation()} icon="rotate-cw" replace reloadDocument onClick={onClick}>
      {offlinePageText.retry}
    </ButtonLink>
  )
}

/** The page may have crashed, so these links load whole pages. */
function Reference({ fault }: { fault: Fault }) {
  return (
    <div className={faultStyles.reference}>
      <p className="meta">
        <span>{errorPageText.repeats} </span>
        <a className="text-link" href="/l/contact?sujet=technical">
          {errorPageText.write}
        </a>
        <span> {errorPageText.withReference}</span>
      </p>
      <FaultDetail fault={fault} />
    </div>
  )
}

const waysOn: { to: string; label: string; icon: IconName; readers: 'members' | 'visitors' | 'all' }[] = [
  { to: '/members', label: errorPageText.members, icon: 'users', readers: 'members' },
  { to: '/search?kind=members', label: errorPageText.findMember, icon: 'search', readers: 'members' },
  { to: '/blog', label: errorPageText.journal, icon: 'newspaper', readers: 'visitors' },
  { to: '/shares', label: errorPageText.shares, icon: 'feather', readers: 'all' },
]

function WaysOn() {
  const reader = useViewer() === null ? 'visitors' : 'members'
  return (
    <nav className={faultStyles.ways} aria-label={errorPageText.waysOn}>
      {waysOn.map(({ to, label, icon, readers }) =>
        readers === 'all' || readers === reader ? (
          <ButtonLink key={to} to={to} look="ghost" icon={icon}>
            {label}
          </ButtonLink>
        ) : null,
      )}
    </nav>
  )
}

function FaultActions({ status }: { status: number }) {
  const { pathname, search } = useLocation()
  if (mayPass(status)) {
    return (
      <>
        <RetryLink />
        <HomeLink look="ghost" />
      </>
    )
  }
  if (status !== 401) return <HomeLink />
  return (
    <>
      <ButtonLink to={`/login?suite=${encodeURIComponent(pathname + search)}`}>{errorPageText.signIn}</ButtonLink>
      <HomeLink look="ghost" />
    </>
  )
}

/** The brand words 404 and our own faults. Other client errors fall back to 400. */
function useFaultWords(status: number): { title: string; text: string } {
  const { text } = useBrand()
  if (status === 404) return text.notFound
  return pageErrorText[status] ?? (status < 500 ? pageErrorText[400] : text.broken)
}

function FaultMessage({ fault }: { fault: Fault }) {
  const { status, sentence } = fault
  const picture = useIllustration(mayPass(status) ? 'broken' : 'lost')
  const { title, text } = useFaultWords(status)
  return (
    <>
      <PageMeta title={title} hidden />
      <EmptyState
        level={1}
        picture={picture}
        title={title}
        text={sentence ?? text}
        action={
          <>
            <div className={faultStyles.actions}>
              <FaultActions status={status} />
            </div>
            {status === 404 || status === 410 ? <WaysOn /> : null}
            {status < 500 ? <FaultDetail fault={fault} /> : <Reference fault={fault} />}
          </>
        }
      />
    </>
  )
}

const isOfServedPage = () => false

/** Retries in place with the form contents restored. Without scripts the link reloads the page. */
function BrokenMessage({ fault }: { fault: Fault }) {
  const [forms] = useState(snapshotForms)
  const sent = useSyncExternalStore(onSubmitRecorded, wasJustSubmitted, isOfServedPage)
  const scripted = useIsScripted()
  const navigate = useNavigate()
  const here = useLocation()
  const picture = useIllustration('broken')
  const { title, text } = useBrand().text.broken
  const kept = forms.filter(({ submitted }) => !(submitted && sent))
  const tryAgain = (event: MouseEvent) => {
    event.preventDefault()
    navigateTo(here.pathname + here.search + here.hash, { by: navigate, replace: true, preventScrollReset: true })
    void import('../ui/forms/restore-forms.ts').then(({ restoreForms }) => restoreForms(kept), reloadIfAnswered)
  }
  return (
    <>
      <PageMeta title={title} hidden />
      <EmptyState
        level={1}
        picture={picture}
        title={title}
        text={[sent && brokenPageText.sent, scripted && kept.length > 0 && brokenPageText.kept, text]
          .filter(Boolean)
          .join('\n\n')}
        action={
          <>
            <div className={faultStyles.actions}>
              <RetryLink onClick={tryAgain} />
              <a className="button ghost" href="/">
                {errorPageText.home}
              </a>
            </div>
            <Reference fault={fault} />
          </>
        }
      />
    </>
  )
}

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
