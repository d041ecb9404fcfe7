/** Detected from the first bytes; name and MIME type are not trusted. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

/** Enough bytes to detect the type. */
const HEAD = 16

const signatures: ReadonlyArray<readonly [PictureKind, RegExp]> = [
  ['jpeg', /^\u00ff\u00d8\u00ff/],
  ['png', /^\u0089PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['gif', /^GIF8[79]a/],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['heic', /^.{4}ftyp(hei|hev|mif1|msf1)/s],
]

export function kindOf(head: Uint8Array): PictureKind | null {
  const start = String.fromCharCode(...head.subarray(0, HEAD))
  return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null
}

export const kindOfFile = async (file: Blob): Promise<PictureKind | null> =>
  kindOf(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))
