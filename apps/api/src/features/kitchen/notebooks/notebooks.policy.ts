import type { Viewer } from '../../../platform/http/access.ts'
import { definePolicy } from '../../../platform/http/policy.ts'

export interface NotebookSubject {
  ownerId: number
  /** Through a group of both. */
  shared: boolean
}

const isOwner = (viewer: Viewer | null, { ownerId }: NotebookSubject) => viewer !== null && viewer.id === ownerId
const isReader = (viewer: Viewer | null, notebook: NotebookSubject) => isOwner(viewer, notebook) || notebook.shared

export interface KeptRecipeSubject extends NotebookSubject {
  addedById: number | null
}

export const notebookPolicy = definePolicy<NotebookSubject>()({
  'notebook.read': isReader,
  'notebook.add': isReader,
  /** Name, group, deletion. */
  'notebook.manage': isOwner,
})

export const keptRecipePolicy = definePolicy<KeptRecipeSubject>()({
  /** The owner removes every recipe, others what they added. */
  'kept-recipe.remove': (viewer, recipe) =>
    isOwner(viewer, recipe) || (viewer !== null && recipe.shared && recipe.addedById === viewer.id),
})
