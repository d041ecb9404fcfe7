import { tables } from '@consoeurs/database'
import { eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { sessionTokenHash } from '../auth/public.ts'

const { sessions } = tables

/** A token may belong to an expired session. */
interface SignOut {
  viewer: Viewer | null
  tokens: string[]
}

/** Does not rely on better-auth, which ignores a cookie that it does not trust. */
export async function signOut(tx: Tx, realtime: Realtime, { viewer, tokens }: SignOut): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(
      or(
        // A page token is not the token of its session.
        viewer === null ? undefined : eq(sessions.id, viewer.sessionId),
        inArray(sessions.token, tokens.map(sessionTokenHash)),
      ),
    )
    .returning({ id: sessions.id, userId: sessions.userId })
  for (const memberId of new Set(ended.map(({ userId }) => userId))) tx.emit({ type: 'member.signed-out', memberId })
  tx.afterCommit(() => {
    for (const { id, userId } of ended) realtime.disconnect(userId, id)
  })
}
