/** Metadata readable without decoding. */
export interface HeicHeader {
  pixels: number
  /** Display P3, which the decoder does not report. */
  wideGamut: boolean
}

/** The metadata comes before the data, in far less than this. */
export const HEIC_HEADER_BYTES = 64 * 1024

const NCLX_DISPLAY_P3 = 12
/** X of the red colourant in an ICC profile: 0.515 for Display P3, 0.436 for sRGB. */
const P3_RED = { from: 0.5, to: 0.54 }
const FIXED_POINT = 65_536

const latin = new TextDecoder('latin1')

function* placesOf(text: string, mark: string): Generator<number> {
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) yield at
}

/** Each tile has an extent too; the picture's own is the largest. */
function largestExtent(view: DataView, text: string): number {
  let pixels = 0
  for (const at of placesOf(text, 'ispe')) {
    if (at + 16 <= view.byteLength) pixels = Math.max(pixels, view.getUint32(at + 8) * view.getUint32(at + 12))
  }
  return pixels
}

function isWide(view: DataView, text: string): boolean {
  for (const at of placesOf(text, 'colrnclx')) {
    if (at + 10 <= view.byteLength && view.getUint16(at + 8) === NCLX_DISPLAY_P3) return true
  }
  for (const at of placesOf(text, 'colrprof')) {
    const profile = at + 8
    const tag = text.indexOf('rXYZ', profile)
    if (tag === -1 || tag + 8 > view.byteLength) continue
    const x = profile + view.getUint32(tag + 4) + 8
    if (x + 4 > view.byteLength) continue
    const red = view.getInt32(x) / FIXED_POINT
    if (red > P3_RED.from && red < P3_RED.to) return true
  }
  return false
}

export function readHeicHeader(bytes: Uint8Array): HeicHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = latin.decode(bytes)
  return { pixels: largestExtent(view, text), wideGamut: isWide(view, text) }
}
