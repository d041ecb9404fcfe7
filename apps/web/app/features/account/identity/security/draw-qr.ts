import { encode } from 'uqr'

/** A QR code as one SVG path on a grid of `size` squares, border included. */
export interface QrDrawing {
  size: number
  path: string
}

/** Drawn on our server, so that no one else sees the secret. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
