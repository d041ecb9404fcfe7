import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; only the hash is stored. */
export const newLinkToken = () => randomBytes(32).toString('base64url')
export const linkHash = (token: string) => createHash('sha256').update(token).digest('base64url')
