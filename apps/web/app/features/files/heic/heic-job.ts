/** What the page asks of the worker: one picture. */
export interface HeicJob {
  file: Blob
  wideGamut: boolean
}

/** What the worker says: first that its decoder is there, then the picture, or why there is none. */
export type HeicNews = { ready: true } | { bitmap: ImageBitmap } | { error: string }
