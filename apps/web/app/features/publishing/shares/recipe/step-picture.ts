import type { FileView, Recipe } from '@consoeurs/contract'

/** Undefined where the share no longer has it. */
export const stepPicture = (
  { stepDetails }: Pick<Recipe, 'stepDetails'>,
  position: number,
  images: readonly FileView[],
): FileView | undefined => {
  const fileId = stepDetails?.[position]?.fileId
  return fileId === undefined ? undefined : images.find(({ id }) => id === fileId)
}

/** Anchor of a step, for search engines. */
export const stepId = (position: number): string => `etape-${position + 1}`
