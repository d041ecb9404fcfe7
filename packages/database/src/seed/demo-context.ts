import type { Brand, BrandSeed } from '@consoeurs/brand'
import type { certificationPictures, files } from '../schema/index.ts'
import type { Transaction } from '../types.ts'

/** What a stored drawing looks like in a `files` row: everything but whose it is and who sees it. */
export type StoredDrawing = Pick<typeof files.$inferInsert, 'name' | 'width' | 'height' | 'thumbhash' | 'formats'>

/** A picture that only the site opens. */
export type SealedDrawing = Pick<typeof certificationPictures.$inferInsert, 'salt' | 'sealed'>

/** An account with a password; everyone else of the demo only lives there. */
export interface DemoAccount {
  identifier: string
  staff?: 'moderator' | 'editor' | 'admin'
}

/** What every part of the demo content is written with. */
export interface DemoContext {
  tx: Transaction
  brand: Brand
  seed: BrandSeed
  now: Date
  /** Member id by username, filled by the members' part. */
  members: Map<string, number>
  /** Community id by slug, filled by the communities' part. */
  communities: Map<string, number>
  /** A stored copy of a drawing, under a name of its own. */
  picture(svg: URL): Promise<StoredDrawing>
  /** A drawing as a picture that waits to be judged is kept. */
  seal(svg: Buffer): Promise<SealedDrawing>
}

const HOUR = 3_600_000

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR)

export function memberId({ members }: DemoContext, username: string): number {
  const id = members.get(username)
  if (id === undefined) throw new Error(`The demo content names ${username}, who is no member of it`)
  return id
}

/** YYYY-MM-DD of that moment in Paris, where the day of a visit or an outing is counted. */
export const parisDay = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })

/** The row that an insert gave back. */
export function only<T>(rows: T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('An insert gave no row back')
  return row
}
