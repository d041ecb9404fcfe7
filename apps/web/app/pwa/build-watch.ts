import { constants } from '@consoeurs/contract'
import { type LatestBuild, latestBuildPath } from '@consoeurs/contract/builds'
import { updateText } from '../text/installed-app.ts'
import { toast } from '../ui/toast.tsx'
import { ownBuild, pageRouter } from './page-router.ts'
import { watchWords, wordsAtStake } from './words-at-stake.ts'
import { registeredWorker } from './worker-registration.ts'

let newer = false
let askedAt = Date.now()
let told = false

async function ask(): Promise<void> {
  askedAt = Date.now()
  // Specification §7: with a timestamp, so that nothing between us answers in its place.
  const answer = await fetch(`${latestBuildPath}?${askedAt}`).catch(() => null)
  if (answer?.ok !== true) return
  const { id } = (await answer.json()) as LatestBuild
  if (id !== '' && id !== ownBuild()) newer = true
}

/** The page that is about to be loaded is the new worker's, where one waits and no other tab needs the old one. */
async function handOver(): Promise<void> {
  const registration = await registeredWorker()
  registration?.waiting?.postMessage({ type: 'take-over' })
}

/** Whether there is something newer than this page: a build of the site, or a worker that waits. */
async function isOld(): Promise<boolean> {
  return newer || ((await registeredWorker())?.waiting ?? null) !== null
}

function reload(): void {
  // Without a network there is nothing newer to have.
  if (!navigator.onLine) return
  void handOver()
  location.reload()
}

/** She comes back to a page that is old, and has nothing begun in it: she may have the new one now. */
async function offer(): Promise<void> {
  if (told || wordsAtStake() || !(await isOld())) return
  told = true
  toast.success(updateText.ready, {
    icon: 'rotate-cw',
    duration: constants.toastDuration,
    action: { label: updateText.reload, onPress: reload },
  })
}

/**
 * Specification §4: the latest build is asked for from time to time; a changed one reloads at the next navigation, never
 * under her fingers. What a step asks of her first (pictures on their way) has been answered by then.
 */
export function watchBuild(): void {
  watchWords()
  setInterval(() => {
    if (document.visibilityState === 'visible') void ask()
  }, constants.buildPollingInterval)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    const due = Date.now() - askedAt >= constants.buildPollingInterval
    void (due ? ask() : Promise.resolve()).then(offer)
  })
  let page = location.pathname
  pageRouter()?.subscribe?.(({ navigation, location: here }) => {
    if (navigation.state !== 'idle' || here === undefined || here.pathname === page) return
    // A part of the same page that opens (a sheet, a filter) is no other page.
    page = here.pathname
    if (newer) reload()
  })
}
