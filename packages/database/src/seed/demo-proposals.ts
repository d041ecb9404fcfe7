import { ingredientKey } from '@consoeurs/contract'
import { ingredientProposals } from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId } from './demo-context.ts'

/** What waits for the editors. Not in every brand. */
export async function insertProposals(context: DemoContext): Promise<void> {
  const { tx, seed, now } = context
  const rows = (seed.ingredientProposals ?? []).map(({ name, author, hoursAgo }) => ({
    ...{ name, key: ingredientKey(name), proposerId: memberId(context, author) },
    createdAt: hoursBefore(now, hoursAgo),
  }))
  if (rows.length > 0) await tx.insert(ingredientProposals).values(rows)
}
