import { expect, it } from 'vitest'
import { withImage } from './use-draft-images.ts'

const image = (fileId: number, alt = '') => ({ fileId, alt, src: `${fileId}-small`, full: `${fileId}-large` })

it('adds a picture after the others', () => {
  expect(withImage([image(1)], image(2), null)).toEqual([image(1), image(2)])
})

it('puts a cropped picture in the place of the whole one, with its description', () => {
  expect(withImage([image(1), image(2, 'La mer'), image(3)], image(4), 2)).toEqual([
    image(1),
    image(4, 'La mer'),
    image(3),
  ])
})

it('leaves out a cropped picture whose whole one was removed meanwhile', () => {
  expect(withImage([image(1)], image(4), 2)).toEqual([image(1)])
})
