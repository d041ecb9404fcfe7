import { limits } from '@consoeurs/contract/limits'

/** What this device remembers of the invitation to install the app. */
export interface InstallMemory {
  /** Days on which she came, as far as it matters. */
  days: number
  lastDay: string
  /** She has written, reacted or shared: the place is hers. */
  acted: boolean
  /** When she last saw the invitation; 0: never. */
  invitedAt: number
  installed: boolean
}

export const nothingYet: InstallMemory = { days: 0, lastDay: '', acted: false, invitedAt: 0, installed: false }

export function withVisit(memory: InstallMemory, today: string): InstallMemory {
  return memory.lastDay === today ? memory : { ...memory, days: memory.days + 1, lastDay: today }
}

/** After a second visit and a first act of hers, and never twice in a month. */
export function isTheMoment({ days, acted, invitedAt, installed }: InstallMemory, now: number): boolean {
  return !installed && acted && days >= 2 && now - invitedAt >= limits.installInvitation
}
