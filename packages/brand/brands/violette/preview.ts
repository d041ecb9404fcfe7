import type { BrandPreview } from '../../src/brand.ts'

/** A picture is seen through the window of the hero. */
export const preview: BrandPreview = {
  opening: { x: 688, y: 58, width: 464, height: 572, path: 'M0 572V232C0 104 104 0 232 0S464 104 464 232V572Z' },
}
