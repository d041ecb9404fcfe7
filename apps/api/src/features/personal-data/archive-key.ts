/** Where an archive lies in the file store: a name of 128 random bits. */
export const archiveKey = (name: string) => `${name}-archive.zip`
