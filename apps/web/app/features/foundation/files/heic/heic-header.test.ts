import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readHeicHeader } from './heic-header.ts'

const portrait = new Uint8Array(
  readFileSync(new URL('../../../../../../../tests/journeys/files/portrait.heic', import.meta.url)),
)
const without = (mark: string) => {
  const bytes = portrait.slice()
  const at = Buffer.from(bytes).indexOf(mark, 0, 'latin1')
  bytes.set([0x78, 0x78, 0x78, 0x78], at)
  return bytes
}

describe('the header of a HEIC', () => {
  it('says how large the picture is and that its colours are those of a telephone', () => {
    expect(readHeicHeader(portrait)).toEqual({ pixels: 900 * 1200, wideGamut: true })
  })

  it('says nothing more than it holds', () => {
    expect(readHeicHeader(without('prof'))).toEqual({ pixels: 900 * 1200, wideGamut: false })
    expect(readHeicHeader(without('ispe'))).toEqual({ pixels: 0, wideGamut: true })
    expect(readHeicHeader(new Uint8Array())).toEqual({ pixels: 0, wideGamut: false })
  })

  it('may be cut anywhere', () => {
    for (let length = 0; length < 1000; length += 1) readHeicHeader(portrait.slice(0, length))
  })
})
