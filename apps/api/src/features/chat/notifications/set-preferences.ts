import type { PreferenceChange } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockInbox } from '../../foundation/inbox/public.ts'
import { loadPreferences, type Preference } from '../catalogue/public.ts'

const { notificationPreferences } = tables

const unknownText = (id: string) =>
  `«\u202F${id}\u202F» n’est pas dans le catalogue des notifications. Recharge la page.`
const alwaysText = 'La sécurité et la modération de ton compte te préviennent toujours.'

function refuse(problem: string): never {
  throw new AppError('VALIDATION', { fields: { notifications: [problem] } })
}

/** For an entry named twice, the last change wins. */
function merged(known: Map<string, Preference>, changes: PreferenceChange[]): Map<string, Preference> {
  const chosen = new Map<string, Preference>()
  for (const { id, inApp, push } of changes) {
    const before = chosen.get(id) ?? known.get(id)
    if (before === undefined) refuse(unknownText(id))
    const after = { ...before, inApp: inApp ?? before.inApp, push: push ?? before.push }
    if (before.always && !(after.inApp && after.push)) refuse(alwaysText)
    chosen.set(id, after)
  }
  return chosen
}

/**
 * Takes the inbox lock: concurrent changes to one entry both count.
 * @throws AppError VALIDATION
 */
export async function setPreferences(tx: Tx, userId: number, changes: PreferenceChange[]): Promise<void> {
  await lockInbox(tx, userId)
  const known = new Map((await loadPreferences(tx, userId)).map((preference) => [preference.id, preference]))
  const rows = [...merged(known, changes).values()].flatMap(({ always, section, value, inApp, push }) =>
    always ? [] : [{ userId, section, value, inApp, push }],
  )
  if (rows.length === 0) return
  await tx
    .insert(notificationPreferences)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.section, notificationPreferences.value],
      set: { inApp: sql`excluded.in_app`, push: sql`excluded.push` },
    })
}
