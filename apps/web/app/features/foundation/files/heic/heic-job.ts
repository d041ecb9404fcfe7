export interface HeicJob {
  file: Blob
  wideGamut: boolean
}

/** `ready` once the decoder is loaded, then the result. */
export type HeicNews = { ready: true } | { bitmap: ImageBitmap } | { error: string }
