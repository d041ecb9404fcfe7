/** What a file is by its first bytes; its name and the type it claims are never asked. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

/** So many bytes are enough to tell. */
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
