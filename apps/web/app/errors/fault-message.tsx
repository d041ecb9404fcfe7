import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { navigateTo } from '../navigation/navigate-to.ts'
import { brokenPageText, errorPageText, offlinePageText, pageErrorText } from '../text/pages/pages.ts'
import { ButtonLink, type ButtonLook } from '../ui/button.tsx'
import { onSubmitRecorded, snapshotForms, wasJustSubmitted } from '../ui/forms/sent-forms.ts'
import type { IconName } from '../ui/icons.ts'
import { type Fault, FaultDetail } from '../ui/states/fault.tsx'
import { useIsScripted } from '../ui/use-is-scripted.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import { ErrorLayout } from './error-layout.tsx'
import styles from './fault-message.module.css'
import { reloadIfAnswered } from './reload-page.ts'

/** Other statuses give the same answer to every retry. */
const mayPass = (status: number) => status === 429 || status >= 500

function HomeLink({ look }: { look?: ButtonLook }) {
  return (
    <ButtonLink to="/" size="lg" look={look}>
      {errorPageText.home}
    </ButtonLink>
  )
}

/** Loads the whole page again. */
function RetryLink({ onClick }: { onClick?: (event: MouseEvent) => void }) {
  return (
    <ButtonLink to={useLocation()} size="lg" icon="rotate-cw" replace reloadDocument onClick={onClick}>
      {offlinePageText.retry}
    </ButtonLink>
  )
}

/** The page may have crashed, so this link loads a whole page. */
function Reference({ reference }: Pick<Fault, 'reference'>) {
  return (
    <p className={`meta ${styles.reference}`}>
      <span>{errorPageText.repeats} </span>
      <a className="text-link" href="/l/contact?sujet=technical">
        {errorPageText.write}
      </a>
      <span> {errorPageText.withReference} </span>
      <b className="fault-detail">{reference}</b>
    </p>
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
    <nav className={styles.ways} aria-label={errorPageText.waysOn}>
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
      <ButtonLink size="lg" to={`/login?suite=${encodeURIComponent(pathname + search)}`}>
        {errorPageText.signIn}
      </ButtonLink>
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

export function FaultMessage({ fault }: { fault: Fault }) {
  const { status, sentence, reference } = fault
  const { title, text } = useFaultWords(status)
  return (
    <ErrorLayout
      title={title}
      text={sentence ?? text}
      illustration={mayPass(status) ? 'broken' : 'lost'}
      actions={<FaultActions status={status} />}
    >
      {status === 404 || status === 410 ? <WaysOn /> : null}
      {status < 500 ? <FaultDetail fault={fault} /> : <Reference reference={reference} />}
    </ErrorLayout>
  )
}

const isOfServedPage = () => false

/** Retries in place with the form contents restored. Without scripts the link reloads the page. */
export function BrokenMessage({ fault }: { fault: Fault }) {
  const [forms] = useState(snapshotForms)
  const sent = useSyncExternalStore(onSubmitRecorded, wasJustSubmitted, isOfServedPage)
  const scripted = useIsScripted()
  const navigate = useNavigate()
  const here = useLocation()
  const { title, text } = useBrand().text.broken
  const kept = forms.filter(({ submitted }) => !(submitted && sent))
  const tryAgain = (event: MouseEvent) => {
    event.preventDefault()
    navigateTo(here.pathname + here.search + here.hash, { by: navigate, replace: true, preventScrollReset: true })
    void import('../ui/forms/restore-forms.ts').then(({ restoreForms }) => restoreForms(kept), reloadIfAnswered)
  }
  return (
    <ErrorLayout
      title={title}
      text={[sent && brokenPageText.sent, scripted && kept.length > 0 && brokenPageText.kept, text]
        .filter(Boolean)
        .join('\n\n')}
      illustration="broken"
      actions={
        <>
          <RetryLink onClick={tryAgain} />
          <a className="button ghost lg" href="/">
            {errorPageText.home}
          </a>
        </>
      }
    >
      <Reference reference={fault.reference} />
    </ErrorLayout>
  )
}
