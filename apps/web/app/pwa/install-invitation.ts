import type { LiveEvent } from '@consoeurs/contract'
import { watchLiveEvents } from '../events/live-events.ts'
import { type InstallMemory, nothingYet, shouldInvite, withVisit } from './install-moment.ts'
import { type InstallQuestion, installQuestion } from './install-offer.ts'

const storageKey = 'install'

/** Null where storage is unavailable: never invite. */
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
    // Storage is unavailable: never invite.
  }
}

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Safari on iOS or iPadOS, which installs apps without a prompt API. */
const isAppleSafari = () =>
  /iPhone|iPad|Macintosh/.test(navigator.userAgent) &&
  navigator.maxTouchPoints > 1 &&
  !/CriOS|FxiOS|EdgiOS/.test(navigator.userAgent)

const isTaken = () => document.querySelector('[data-hook~="prompt"], [role="dialog"], [role="alertdialog"]') !== null

export type Invitation = { by: 'browser'; question: InstallQuestion } | { by: 'hand' }

const isAct = (event: LiveEvent, viewerId: number): boolean =>
  (event.type === 'message' && event.message.authorId === viewerId) ||
  (event.type === 'comment' && event.comment.author.id === viewerId) ||
  (event.type === 'share.reactions' && event.actorId === viewerId && event.kind !== null)

function invitationNow(): Invitation | null {
  const memory = recall()
  if (memory === null || isInstalled() || isTaken() || !shouldInvite(memory, Date.now())) return null
  const question = installQuestion()
  if (question !== null) return { by: 'browser', question }
  return isAppleSafari() ? { by: 'hand' } : null
}

/** Call it after a navigation, not while the member is busy. */
export function inviteToInstall(show: (invitation: Invitation) => void): void {
  const invitation = invitationNow()
  if (invitation === null) return
  remember((memory) => ({ ...memory, invitedAt: Date.now() }))
  show(invitation)
}

export function watchForInstall(viewerId: number): void {
  remember((memory) => withVisit(memory, new Date().toLocaleDateString('fr-CA')))
  watchLiveEvents((event) => {
    if (isAct(event, viewerId)) remember((memory) => ({ ...memory, acted: true }))
  })
  addEventListener('appinstalled', () => remember((memory) => ({ ...memory, installed: true })))
}
