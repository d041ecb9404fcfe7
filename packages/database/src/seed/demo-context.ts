import type { Brand, BrandSeed } from '@consoeurs/brand'
import type { certificationPictures, files } from '../schema/index.ts'
import type { Transaction } from '../types.ts'

/** Without owner and audience. */
export type StoredDrawing = Pick<typeof files.$inferInsert, 'name' | 'width' | 'height' | 'thumbhash' | 'formats'>

export type EncryptedDrawing = Pick<typeof certificationPictures.$inferInsert, 'salt' | 'sealed'>

/** The other demo members have no password. */
export interface DemoAccount {
  identifier: string
  staff?: 'moderator' | 'editor' | 'admin'
}

export interface DemoContext {
  tx: Transaction
  brand: Brand
  seed: BrandSeed
  now: Date
  /** By username. */
  members: Map<string, number>
  /** By slug. */
  communities: Map<string, number>
  /** Copies a stored drawing under a new name. */
  picture(svg: URL): Promise<StoredDrawing>
  /** As a certification picture awaiting review. */
  seal(svg: Buffer): Promise<EncryptedDrawing>
}

const HOUR = 3_600_000

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR)

export function memberId({ members }: DemoContext, username: string): number {
  const id = members.get(username)
  if (id === undefined) throw new Error(`The demo content names ${username}, who is no member of it`)
  return id
}

/** YYYY-MM-DD in Paris. */
export const parisDay = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })

export function only<T>(rows: T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('An insert gave no row back')
  return row
}
