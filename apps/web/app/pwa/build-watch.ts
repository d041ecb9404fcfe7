import { constants } from '@consoeurs/contract'
import { type LatestBuild, latestBuildPath } from '@consoeurs/contract/operations/builds'
import { updateText } from '../text/installed-app.ts'
import { toast } from '../ui/overlays/toast.tsx'
import { ownBuild, pageRouter } from './page-router.ts'
import { hasUnsavedInput, trackInput } from './unsaved-input.ts'
import { registeredWorker } from './worker-registration.ts'

let newer = false
let askedAt = Date.now()
let notified = false

async function checkBuild(): Promise<void> {
  askedAt = Date.now()
  // Specification §7: the timestamp bypasses the cache.
  const answer = await fetch(`${latestBuildPath}?${askedAt}`).catch(() => null)
  if (answer?.ok !== true) return
  const { id } = (await answer.json()) as LatestBuild
  if (id !== '' && id !== ownBuild()) newer = true
}

/** Activates a waiting worker for the next page load, unless another tab uses the old one. */
async function handOver(): Promise<void> {
  const registration = await registeredWorker()
  registration?.waiting?.postMessage({ type: 'take-over' })
}

async function isOutdated(): Promise<boolean> {
  return newer || ((await registeredWorker())?.waiting ?? null) !== null
}

function reload(): void {
  if (!navigator.onLine) return
  void handOver()
  location.reload()
}

/** Offers a reload on return to an outdated page, if nothing was typed on it. */
async function offer(): Promise<void> {
  if (notified || hasUnsavedInput() || !(await isOutdated())) return
  notified = true
  toast.success(updateText.ready, {
    icon: 'rotate-cw',
    duration: constants.toastDuration,
    action: { label: updateText.reload, onPress: reload },
  })
}

/**
 * Specification §4: reloads at the next navigation after a new build. Navigation blockers (uploads under way) have run
 * by then.
 */
export function watchBuild(): void {
  trackInput()
  setInterval(() => {
    if (document.visibilityState === 'visible') void checkBuild()
  }, constants.buildPollingInterval)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    const due = Date.now() - askedAt >= constants.buildPollingInterval
    void (due ? checkBuild() : Promise.resolve()).then(offer)
  })
  let page = location.pathname
  pageRouter()?.subscribe?.(({ navigation, location: here }) => {
    if (navigation.state !== 'idle' || here === undefined || here.pathname === page) return
    // A change of query or fragment (sheet, filter) keeps the same page.
    page = here.pathname
    if (newer) reload()
  })
}
