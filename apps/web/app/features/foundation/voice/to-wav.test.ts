import { expect, it } from 'vitest'
import { wavOf } from './to-wav.ts'

const RATE = 24_000
const HEADER = 44

const viewOf = async (samples: number[]) => new DataView(await wavOf(Float32Array.from(samples), RATE).arrayBuffer())
const lettersAt = (view: DataView, offset: number) =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(offset + index)))

it('writes the header of PCM: one channel, 16 bits', async () => {
  const view = await viewOf([0, 0, 0])
  expect([0, 8, 12, 36].map((offset) => lettersAt(view, offset))).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect(view.byteLength).toBe(HEADER + 6)
  expect(view.getUint32(4, true)).toBe(view.byteLength - 8)
  expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint16(34, true)]).toEqual([1, 1, 16])
  expect([view.getUint32(24, true), view.getUint32(28, true), view.getUint16(32, true)]).toEqual([RATE, 2 * RATE, 2])
  expect(view.getUint32(40, true)).toBe(6)
})

it('writes each sample, and clips what is too loud', async () => {
  const view = await viewOf([0, 1, -1, 0.5, 3, -3])
  const samples = Array.from({ length: 6 }, (_, index) => view.getInt16(HEADER + 2 * index, true))
  expect(samples).toEqual([0, 32_767, -32_767, 16_384, 32_767, -32_767])
})

it('writes nothing but a header for silence without a length', async () => {
  const view = await viewOf([])
  expect([view.byteLength, view.getUint32(40, true)]).toEqual([HEADER, 0])
})
