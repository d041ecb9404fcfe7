import type { ApiDeps } from '@consoeurs/api'
import { tables } from '@consoeurs/database'
import type { Person, TestApp } from '@consoeurs/test-support'
import { expect, vi } from 'vitest'
import type { Write } from './desk-write.ts'

const { webhookDeliveries } = tables
const address = '/api/desk/webhooks'
/** Of an event that no other write of the table leads to. */
const fields = { name: 'Le site statique', url: 'https://recepteur.example/crochet', events: ['appeal.decided'] }

/** A program that takes everything. */
export const receivesWebhooks: NonNullable<ApiDeps['postPublic']> = {
  post: async () => ({ status: 200, body: Buffer.from('merci') }),
  isAllowed: async () => true,
}

interface SceneParts {
  test: TestApp
  admin: Person
}

/** What administrators send about webhooks. The scene is filled after this call. */
export function webhookWrites(scene: SceneParts): Record<string, () => Promise<Write>> {
  const adds = async (): Promise<string> => {
    const { body } = await scene.admin.posts<{ id: number }>(address, { ...fields, clientId: crypto.randomUUID() })
    return `${address}/${body.id}`
  }
  const settles = () =>
    vi.waitFor(async () => {
      const rows = await scene.test.db.select({ state: webhookDeliveries.state }).from(webhookDeliveries)
      expect(rows.filter(({ state }) => state === 'waiting')).toEqual([])
    })
  const delivered = async (path: string): Promise<number> => {
    await scene.admin.posts(`${path}/test`, { clientId: crypto.randomUUID() })
    await settles()
    const { body } = await scene.admin.gets<{ items: { id: number }[] }>(`${path}/deliveries`)
    return body.items[0]?.id ?? 0
  }
  return {
    'POST /api/desk/webhooks': async () => ({ path: address, body: { ...fields, clientId: crypto.randomUUID() } }),
    'PUT /api/desk/webhooks/:id': async () => ({ path: await adds(), body: { ...fields, name: 'Le journal' } }),
    'DELETE /api/desk/webhooks/:id': async () => ({ path: await adds(), again: 404 }),
    'POST /api/desk/webhooks/:id/disable': async () => ({ path: `${await adds()}/disable` }),
    'POST /api/desk/webhooks/:id/enable': async () => {
      const path = await adds()
      await scene.admin.posts(`${path}/disable`)
      return { path: `${path}/enable` }
    },
    'POST /api/desk/webhooks/:id/rotate': async () => ({
      path: `${await adds()}/rotate`,
      body: { clientId: crypto.randomUUID() },
    }),
    'POST /api/desk/webhooks/:id/test': async () => ({
      path: `${await adds()}/test`,
      body: { clientId: crypto.randomUUID() },
      settles,
    }),
    'POST /api/desk/webhooks/:id/resend': async () => {
      const path = await adds()
      return {
        path: `${path}/resend`,
        body: { clientId: crypto.randomUUID(), deliveryId: await delivered(path) },
        settles,
      }
    },
  }
}
