import { expect, it, vi } from 'vitest'
import { jpegOf, within } from './draw-picture.ts'

it('makes a picture smaller in proportion, and never larger', () => {
  expect(within({ width: 4000, height: 3000 }, 2560)).toEqual({ width: 2560, height: 1920 })
  expect(within({ width: 3000, height: 4000 }, 2560)).toEqual({ width: 1920, height: 2560 })
  expect(within({ width: 800, height: 600 }, 2560)).toEqual({ width: 800, height: 600 })
  expect(within({ width: 9000, height: 1 }, 2560)).toEqual({ width: 2560, height: 1 })
})

it('makes a file of type image/jpeg of what was drawn, whatever its name said, and gives the memory back', async () => {
  const toBlob = vi.fn((done: (blob: Blob) => void, type: string) => done(new Blob(['drawn'], { type })))
  const canvas = { width: 900, height: 1200, toBlob } as unknown as HTMLCanvasElement
  const { name, type } = await jpegOf(canvas, 'IMG_0042.HEIC')
  expect({ name, type }).toEqual({ name: 'IMG_0042.jpg', type: 'image/jpeg' })
  expect(toBlob).toHaveBeenCalledWith(expect.any(Function), 'image/jpeg', expect.any(Number))
  expect([canvas.width, canvas.height]).toEqual([0, 0])
})
