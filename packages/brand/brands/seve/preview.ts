import type { BrandPreview } from '../../src/brand.ts'

/** A picture lies on the plate of the hero. */
export const preview: BrandPreview = {
  opening: { x: 672, y: 15, width: 600, height: 600, path: 'M300 0A300 300 0 0 1 300 600A300 300 0 0 1 300 0Z' },
}
