import { limits } from '@consoeurs/contract/limits'

export interface InstallMemory {
  days: number
  lastDay: string
  acted: boolean
  /** Milliseconds; 0 means never. */
  invitedAt: number
  installed: boolean
}

export const nothingYet: InstallMemory = { days: 0, lastDay: '', acted: false, invitedAt: 0, installed: false }

export function withVisit(memory: InstallMemory, today: string): InstallMemory {
  return memory.lastDay === today ? memory : { ...memory, days: memory.days + 1, lastDay: today }
}

/** After a second visit and a first action, at most once a month. */
export function shouldInvite({ days, acted, invitedAt, installed }: InstallMemory, now: number): boolean {
  return !installed && acted && days >= 2 && now - invitedAt >= limits.installInvitation
}
