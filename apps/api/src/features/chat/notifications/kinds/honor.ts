import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'
import { usernameOf } from './username-of.ts'

const { honors } = tables

const groupKey = 'profil.honneur'

async function wordOf(tx: Tx, { fromId, toId }: { fromId: number; toId: number }): Promise<string> {
  const [honor] = await tx
    .select({ word: honors.word })
    .from(honors)
    .where(and(eq(honors.fromId, fromId), eq(honors.toId, toId)))
  return honor?.word ?? ''
}

const isGiven =
  ({ fromId, toId }: { fromId: number; toId: number }) =>
  async (tx: Tx): Promise<boolean> =>
    (await tx.$count(honors, and(eq(honors.fromId, fromId), eq(honors.toId, toId)))) > 0

export const honorKind: NotificationKind = {
  section: 'profil',
  value: 'honneur',
  push: sendingLimits.pushes.personal,
  text: notificationTexts.honneur,
  saidByActor: true,
  pathOfMany: '/honors',
  listeners: ({ brand, deliver, retract }) => [
    on('honor.given', async ({ fromId, toId, kind }, tx) => {
      const [username, word] = [await usernameOf(tx, fromId), await wordOf(tx, { fromId, toId })]
      await deliver(tx, {
        recipientId: toId,
        actorId: fromId,
        section: 'profil',
        value: 'honneur',
        slug: username,
        path: `/p/${username}`,
        groupKey,
        excerpt: word,
        detail: { honor: brand.honors.find((honor) => honor.kind === kind)?.label ?? kind },
        repeats: false,
        stillStands: isGiven({ fromId, toId }),
      })
    }),
    on('honor.withdrawn', ({ fromId, toId }, tx) =>
      retract(tx, { recipientId: toId, groupKey, actorId: fromId, stillStands: isGiven({ fromId, toId }) }),
    ),
  ],
}
