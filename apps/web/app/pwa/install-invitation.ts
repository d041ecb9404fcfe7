import type { LiveEvent } from '@consoeurs/contract'
import { watchLiveEvents } from '../live/live-events.ts'
import { type InstallMemory, isTheMoment, nothingYet, withVisit } from './install-moment.ts'
import { type InstallQuestion, installQuestion } from './install-offer.ts'

const storageKey = 'install'

/** Storage may be closed to us: then nothing is remembered, and nobody is asked again and again. */
function recall(): InstallMemory | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === null ? nothingYet : { ...nothingYet, ...(JSON.parse(stored) as Partial<InstallMemory>) }
  } catch {
    return null
  }
}

function remember(change: (memory: InstallMemory) => InstallMemory): void {
  const memory = recall()
  if (memory === null) return
  try {
    localStorage.setItem(storageKey, JSON.stringify(change(memory)))
  } catch {
    // Nothing to do: she is then not asked.
  }
}

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Safari on a phone or a tablet: it installs, but has no question of its own. */
const isAppleSafari = () =>
  /iPhone|iPad|Macintosh/.test(navigator.userAgent) &&
  navigator.maxTouchPoints > 1 &&
  !/CriOS|FxiOS|EdgiOS/.test(navigator.userAgent)

/** Something else asks for her attention already. */
const isTaken = () => document.querySelector('.prompt, [role="dialog"], [role="alertdialog"]') !== null

export type Invitation = { by: 'browser'; question: InstallQuestion } | { by: 'hand' }

const isAct = (event: LiveEvent, viewerId: number): boolean =>
  (event.type === 'message' && event.message.authorId === viewerId) ||
  (event.type === 'comment' && event.comment.author.id === viewerId) ||
  (event.type === 'share.reactions' && event.actorId === viewerId && event.kind !== null)

function invitationNow(): Invitation | null {
  const memory = recall()
  if (memory === null || isInstalled() || isTaken() || !isTheMoment(memory, Date.now())) return null
  const question = installQuestion()
  if (question !== null) return { by: 'browser', question }
  return isAppleSafari() ? { by: 'hand' } : null
}

/** Called as she comes to a page, never while she is busy on one. */
export function inviteToInstall(show: (invitation: Invitation) => void): void {
  const invitation = invitationNow()
  if (invitation === null) return
  remember((memory) => ({ ...memory, invitedAt: Date.now() }))
  show(invitation)
}

/** Remembers that she came, what she did, and that she has the app. */
export function watchForInstall(viewerId: number): void {
  remember((memory) => withVisit(memory, new Date().toLocaleDateString('fr-CA')))
  watchLiveEvents((event) => {
    if (isAct(event, viewerId)) remember((memory) => ({ ...memory, acted: true }))
  })
  addEventListener('appinstalled', () => remember((memory) => ({ ...memory, installed: true })))
}
