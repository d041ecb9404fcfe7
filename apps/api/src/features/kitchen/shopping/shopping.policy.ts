import type { Viewer } from '../../../platform/http/access.ts'
import { definePolicy } from '../../../platform/http/policy.ts'

export interface ShoppingListSubject {
  ownerId: number
  /** Accepted invitation, or a group of both; the two see each other. */
  shared: boolean
}

const isOwner = (viewer: Viewer | null, { ownerId }: ShoppingListSubject) => viewer !== null && viewer.id === ownerId

export const shoppingPolicy = definePolicy<ShoppingListSubject>()({
  'shopping.use': (viewer, list) => isOwner(viewer, list) || list.shared,
  'shopping.share': isOwner,
})
