import { tables } from '@consoeurs/database'
import type { DeskScene } from './desk.scene.ts'
import type { Write } from './desk-write.ts'

type Writes = Record<string, () => Promise<Write>>

function anIngredient() {
  const singular = `Plante ${crypto.randomUUID().slice(0, 8)}`
  return { singular, plural: `${singular} bis`, gender: 'f', family: 'leaf', aisle: 'produce' }
}

/** What editors send about the vocabulary of recipes. */
export const kitchenWrites = (scene: DeskScene): Writes => ({
  'DELETE /api/ingredients/:id': async () => ({
    path: `/api/ingredients/${(await scene.creates('/api/ingredients', anIngredient())).id}`,
    again: 404,
  }),
  'POST /api/ingredients': async () => ({
    path: '/api/ingredients',
    body: { data: { ...anIngredient(), clientId: crypto.randomUUID() } },
  }),
  'PUT /api/ingredients/:id': async () => {
    const { id } = await scene.creates('/api/ingredients', anIngredient())
    return { path: `/api/ingredients/${id}`, body: { data: { allergens: ['celery'], seasons: { north: [5, 6] } } } }
  },
  'POST /api/desk/ingredient-proposals/:id/refuse': async () => {
    const key = crypto.randomUUID()
    const [row] = await scene.test.db.insert(tables.ingredientProposals).values({ name: key, key }).returning()
    return { path: `/api/desk/ingredient-proposals/${row?.id}/refuse`, body: {} }
  },
})
