/** Storage key of an archive; the name is 128 random bits. */
export const archiveKey = (name: string) => `${name}-archive.zip`
