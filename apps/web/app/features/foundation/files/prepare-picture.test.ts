import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preparePicture } from './prepare-picture.ts'

const portrait = new URL('../../../../../../tests/journeys/files/portrait.heic', import.meta.url)
const bitmap = { width: 600, height: 800, close: vi.fn() }

/** A browser that shows no HEIC itself: its `<img>` fails, and a worker decodes. */
beforeEach(() => {
  class Image {
    src = ''
    set onerror(failed: () => void) {
      queueMicrotask(failed)
    }
  }
  class Worker {
    set onmessage(hear: (news: { data: object }) => void) {
      this.tell = (data) => queueMicrotask(() => hear({ data }))
      this.tell({ ready: true })
    }
    tell: (data: object) => void = () => undefined
    postMessage = () => this.tell({ bitmap })
    terminate = () => undefined
  }
  const drawing = { fillRect: () => undefined, drawImage: vi.fn() }
  const toBlob = (done: (blob: Blob) => void, type: string) => done(new Blob(['drawn'], { type }))
  vi.stubGlobal('Image', Image)
  vi.stubGlobal('Worker', Worker)
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => drawing, toBlob }) })
})
afterEach(() => vi.unstubAllGlobals())

it('converts a HEIC to image/jpeg before anything else is done with it, and says how far it is', async () => {
  const steps: number[] = []
  const chosen = new File([readFileSync(portrait)], 'IMG_0042.HEIC', { type: 'image/heic' })
  const { name, type } = await preparePicture(chosen, (percent) => steps.push(percent))
  expect({ name, type }).toEqual({ name: 'IMG_0042.jpg', type: 'image/jpeg' })
  expect(steps).toEqual([5, 40, 90])
  expect(bitmap.close).toHaveBeenCalledOnce()
})

it('leaves alone what the server reads as it is, and refuses what is no picture', async () => {
  const gif = new File(['GIF89a'], 'feu.gif')
  expect(await preparePicture(gif, () => undefined)).toBe(gif)
  await expect(preparePicture(new File(['%PDF-1.7'], 'photo.jpg'), () => undefined)).rejects.toMatchObject({
    code: 'FILE_NOT_AN_IMAGE',
  })
})
