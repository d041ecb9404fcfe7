import { type DeskProposal, type DeskProposalsQuery, deskOffset, ingredientKey } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, arrayOverlaps, asc, desc, eq, ilike, inArray } from 'drizzle-orm'
import { requireEditor } from '../../../platform/content/content.policy.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { ingredientProposals, ingredients } = tables

/** Each name is proposed once, by whom first; a known one not at all. The answer is the same. */
export async function proposeIngredient(tx: Tx, viewer: Viewer, name: string): Promise<void> {
  const key = ingredientKey(name)
  if (key === '') throw new AppError('VALIDATION', { fields: { name: ['Écris un nom.'] } })
  if ((await tx.$count(ingredients, arrayOverlaps(ingredients.keys, [key]))) > 0) return
  await tx.insert(ingredientProposals).values({ name, key, proposerId: viewer.id }).onConflictDoNothing()
}

/** Called when an ingredient has got one of these names. Who proposed it is notified. */
export async function acceptProposals(tx: Tx, keys: string[], now: Date): Promise<void> {
  const accepted = await tx
    .update(ingredientProposals)
    .set({ state: 'accepted', decidedAt: now })
    .where(and(eq(ingredientProposals.state, 'open'), inArray(ingredientProposals.key, keys)))
    .returning({
      proposalId: ingredientProposals.id,
      memberId: ingredientProposals.proposerId,
      name: ingredientProposals.name,
    })
  for (const { memberId, ...proposal } of accepted)
    if (memberId !== null) tx.emit({ type: 'ingredient.accepted', memberId, ...proposal })
}

/** Idempotent. */
export async function refuseProposal(tx: Tx, viewer: Viewer, { id, now }: { id: number; now: Date }): Promise<void> {
  requireEditor(viewer)
  const [row] = await tx.select().from(ingredientProposals).where(eq(ingredientProposals.id, id)).for('update')
  if (row === undefined) throw new AppError('NOT_FOUND')
  if (row.state !== 'open') return
  await tx.update(ingredientProposals).set({ state: 'refused', decidedAt: now }).where(eq(ingredientProposals.id, id))
}

/** For the badge of the sidebar. */
export const countOpenProposals = (db: Queryable): Promise<number> =>
  db.$count(ingredientProposals, eq(ingredientProposals.state, 'open'))

const selection = {
  id: ingredientProposals.id,
  name: ingredientProposals.name,
  state: ingredientProposals.state,
  createdAt: ingredientProposals.createdAt,
}

const view = ({ createdAt, ...row }: Omit<DeskProposal, 'createdAt'> & { createdAt: Date }): DeskProposal => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

export async function listProposals(
  db: Queryable,
  query: DeskProposalsQuery,
): Promise<{ items: DeskProposal[]; total: number }> {
  const { q, state, sort, pageSize } = query
  const shown = and(
    eq(ingredientProposals.state, state),
    q === '' ? undefined : ilike(ingredientProposals.name, `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`),
  )
  const order = sort === 'createdAt:desc' ? desc : asc
  const rows = await db
    .select(selection)
    .from(ingredientProposals)
    .where(shown)
    .orderBy(order(ingredientProposals.createdAt), order(ingredientProposals.id))
    .limit(pageSize)
    .offset(deskOffset(query))
  return { items: rows.map(view), total: await db.$count(ingredientProposals, shown) }
}

export async function loadProposal(db: Queryable, id: number): Promise<DeskProposal> {
  const [row] = await db.select(selection).from(ingredientProposals).where(eq(ingredientProposals.id, id))
  if (row === undefined) throw new AppError('NOT_FOUND')
  return view(row)
}
