import { constants } from '@consoeurs/contract'
import { type ComponentType, createElement } from 'react'
import { saysYes } from '../consent/cookies.ts'
import { forgottenEvent } from '../live/use-forget-member.ts'
import { watchBuild } from '../pwa/build-watch.ts'
import { isSparing } from '../pwa/connection.ts'
import { type Invitation, inviteToInstall, watchForInstall } from '../pwa/install-invitation.ts'
import { ownBuild } from '../pwa/page-router.ts'
import { postToWorker } from '../pwa/post-to-worker.ts'
import { pathsOf, schedulePrefetch } from '../pwa/prefetch.ts'
import { refreshCachedPage } from '../pwa/refresh-cached-page.ts'
import { layoutText } from '../text/pages/layout.ts'
import { fetchSoonParts } from '../ui/on-demand.tsx'

export { PushPart } from '../features/chat/push/public.ts'
export { PageOverlays } from './page-overlays.tsx'

/** A service worker installed later did not see these files being fetched. */
const ownFiles = (): string[] =>
  [...performance.getEntriesByType('resource').map(({ name }) => name), window.__reactRouterManifest?.url ?? '']
    .filter((name) => URL.canParse(name, location.origin))
    .map((name) => new URL(name, location.origin))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/** After earlier prompts (specification §9: one second after mount). */
const AFTER_THE_OTHERS = 2 * constants.permissionPromptDelay

const mainNavLinks = `nav[aria-label="${layoutText.mainNavigation}"] a[data-discover]`

let timer: ReturnType<typeof setTimeout> | undefined
let started = false
let latest = ''

type HistoryModule = typeof import('../features/publishing/history/history-duties.ts')

/** Only with a local history. Offline, the next page loads the code. */
async function withHistory(act: (duties: HistoryModule) => unknown): Promise<void> {
  if (!saysYes()) return
  const duties = await import('../features/publishing/history/history-duties.ts').catch(() => null)
  if (duties !== null) await act(duties)
}

function startOnce(viewerId: number): void {
  if (started) return
  started = true
  void withHistory(({ openHistory }) => openHistory(viewerId))
  const build = ownBuild()
  if (build !== null) void postToWorker({ type: 'opened', files: ownFiles(), build, sparing: isSparing() })
  watchBuild()
  refreshCachedPage()
  watchForInstall(viewerId)
  addEventListener(forgottenEvent, () => void withHistory(({ checkHistory }) => checkHistory(viewerId)))
  document.addEventListener('visibilitychange', () => {
    // Keep the page with what arrived while it was visible.
    if (document.visibilityState === 'hidden') void postToWorker({ type: 'seen', address: latest })
  })
}

const gestures = ['pointerdown', 'scroll', 'keydown'] as const

const fetchPartsOnline = () => {
  if (navigator.onLine) fetchSoonParts()
}

/** Menus and sheets must not wait for the network when they first open. */
function fetchPartsAtGesture(): void {
  if (isSparing()) return
  for (const gesture of gestures)
    addEventListener(gesture, fetchPartsOnline, { once: true, passive: true, capture: true })
}

interface PageVisit {
  viewerId: number
  address: string
  show: (card: ComponentType | null) => void
}

async function showInvitation(invitation: Invitation, show: PageVisit['show']): Promise<void> {
  const { InstallCard } = await import('../pwa/install-card.tsx')
  show(() => createElement(InstallCard, { invitation, onClose: () => show(null) }))
}

/** Runs after each navigation, once the page is idle. */
export function onPageView({ viewerId, address, show }: PageVisit): void {
  latest = address
  startOnce(viewerId)
  void postToWorker({ type: 'seen', address })
  schedulePrefetch(() => pathsOf(mainNavLinks))
  fetchPartsAtGesture()
  clearTimeout(timer)
  timer = setTimeout(() => {
    inviteToInstall((invitation) => void showInvitation(invitation, show).catch(() => null))
  }, AFTER_THE_OTHERS)
}
