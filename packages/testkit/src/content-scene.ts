import { catalogue } from '@consoeurs/brand'
import { tables } from '@consoeurs/database'
import { seedCatalogue } from '@consoeurs/database/seed'
import { eq } from 'drizzle-orm'
import { blogDay, fillBlog } from './blog-scene.ts'
import type { Person } from './person.ts'
import { foundRoom } from './room-scene.ts'
import type { TestApp } from './test-app.ts'

/** A community behind each kind of door, and one that is archived; each holds `owner` and one room, « salon-{slug} ». */
export async function foundDoors({ db }: TestApp, owner: Person): Promise<void> {
  await foundRoom({ db }, { slug: 'ouvert', owner })
  await foundRoom({ db }, { slug: 'demande', access: 'request', owner })
  await foundRoom({ db }, { slug: 'secret', access: 'secret', owner })
  const { communityId } = await foundRoom({ db }, { slug: 'ancien', owner })
  await db.update(tables.communities).set({ archivedAt: blogDay }).where(eq(tables.communities.id, communityId))
}

/** Something in every collection, beside what only some may know of. */
export async function fillCollections(test: TestApp, { editor, owner }: { editor: Person; owner: Person }) {
  const { db } = test
  const publishedAt = new Date('2026-01-01T08:00:00Z')
  await fillBlog(db, editor.id)
  await db.insert(tables.pages).values([
    { slug: 'charte', title: 'Charte', body: '<p>Bonjour</p>', publishedAt },
    { slug: 'brouillon', title: 'Brouillon', body: '' },
  ])
  await db.insert(tables.faqEntries).values([
    { slug: 'comment', topic: 'compte', question: 'Comment faire ?', answer: '<p>Ainsi</p>', position: 0, publishedAt },
    { slug: 'brouillon', topic: 'compte', question: 'Brouillon', answer: '', position: 1 },
  ])
  await foundDoors(test, owner)
  await seedCatalogue(db, catalogue)
}
