import { describe, expect, it } from 'vitest'
import { kindOf, kindOfFile } from './picture-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('what a file is', () => {
  it.each([
    ['jpeg', '\u00ff\u00d8\u00ff\u00e1'],
    ['png', '\u0089PNG\r\n\u001a\n'],
    ['webp', 'RIFF\u0000\u0001\u0002\u0003WEBPVP8 '],
    ['gif', 'GIF89a'],
    ['avif', '\u0000\u0000\u0000\u001cftypavif'],
    ['heic', '\u0000\u0000\u0000\u0018ftypheic'],
    ['heic', '\u0000\u0000\u0000\u0018ftypheix'],
    ['heic', '\u0000\u0000\u0000\u0018ftyphevc'],
    ['heic', '\u0000\u0000\u0000\u0018ftypmif1'],
  ])('is told by its first bytes (%s)', (kind, head) => {
    expect(kindOf(bytes(head))).toBe(kind)
  })

  it('is nothing that we know where its content is something else, whatever its name says', async () => {
    expect(kindOf(bytes('pas une photo'))).toBeNull()
    expect(kindOf(bytes(''))).toBeNull()
    expect(await kindOfFile(new File(['%PDF-1.7'], 'photo.heic', { type: 'image/heic' }))).toBeNull()
  })
})
