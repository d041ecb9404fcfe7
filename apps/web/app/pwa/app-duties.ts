import { constants } from '@consoeurs/contract'
import { type ComponentType, createElement } from 'react'
import { saysYes } from '../consent/cookies.ts'
import { forgottenEvent } from '../live/use-forget-member.ts'
import { layoutText } from '../text/layout.ts'
import { watchBuild } from './build-watch.ts'
import { isSparing } from './connection.ts'
import { type Invitation, inviteToInstall, watchForInstall } from './install-invitation.ts'
import { bringSoon, pathsOf } from './next-pages.ts'
import { ownBuild } from './page-router.ts'
import { refreshKeptPage } from './refresh-kept-page.ts'
import { tellWorker } from './tell-worker.ts'

export { OverPage } from './over-page.tsx'

/** What the page is made of: a worker that came after it did not see it being fetched. */
const ownFiles = (): string[] =>
  [...performance.getEntriesByType('resource').map(({ name }) => name), window.__reactRouterManifest?.url ?? '']
    .filter((name) => URL.canParse(name, location.origin))
    .map((name) => new URL(name, location.origin))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/** What asks for her attention first (specification §9: a second after the mount) has then had its turn. */
const AFTER_THE_OTHERS = 2 * constants.permissionPromptDelay

const mainWays = `nav[aria-label="${layoutText.mainNavigation}"] a[data-discover]`

let timer: ReturnType<typeof setTimeout> | undefined
let begun = false
let latest = ''

type HistoryDuties = typeof import('../features/history/history-duties.ts')

/** Where she agreed that this browser remembers what she saw. Without a network its code waits for the next page. */
async function withHistory(act: (duties: HistoryDuties) => unknown): Promise<void> {
  if (!saysYes()) return
  const duties = await import('../features/history/history-duties.ts').catch(() => null)
  if (duties !== null) await act(duties)
}

/** Once per page: the rest is told as it happens. */
function begin(viewerId: number): void {
  if (begun) return
  begun = true
  void withHistory(({ openHistory }) => openHistory(viewerId))
  const build = ownBuild()
  if (build !== null) void tellWorker({ type: 'opened', files: ownFiles(), build, sparing: isSparing() })
  watchBuild()
  refreshKeptPage()
  watchForInstall(viewerId)
  addEventListener(forgottenEvent, () => void withHistory(({ checkHistory }) => checkHistory(viewerId)))
  document.addEventListener('visibilitychange', () => {
    // What arrived while she read is on the page as she puts it away.
    if (document.visibilityState === 'hidden') void tellWorker({ type: 'seen', address: latest })
  })
}

interface Seen {
  viewerId: number
  address: string
  /** Draws a card over the page, or takes it away. */
  show: (card: ComponentType | null) => void
}

async function showInvitation(invitation: Invitation, show: Seen['show']): Promise<void> {
  const { InstallCard } = await import('./install-card.tsx')
  show(() => createElement(InstallCard, { invitation, onClose: () => show(null) }))
}

/** She has a page in front of her, and nothing more urgent is to be done. */
export function sawPage({ viewerId, address, show }: Seen): void {
  latest = address
  begin(viewerId)
  void tellWorker({ type: 'seen', address })
  bringSoon(() => pathsOf(mainWays))
  clearTimeout(timer)
  timer = setTimeout(() => {
    inviteToInstall((invitation) => void showInvitation(invitation, show).catch(() => null))
  }, AFTER_THE_OTHERS)
}
