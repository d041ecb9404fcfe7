import { encode } from 'uqr'

/** A QR code as one SVG path on a grid of `size` squares, its white border included. */
export interface QrDrawing {
  size: number
  path: string
}

/** Drawn on our server: the key it holds is shown to nobody else. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
