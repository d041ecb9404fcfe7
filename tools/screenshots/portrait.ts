import { readFileSync } from 'node:fs'
import { defaultBrandCode } from '@consoeurs/brand'
import { avatarsFolder } from '@consoeurs/brand/seed'
import sharp from 'sharp'

/** A portrait like a phone photo: wide, and dark at the sides. */
export const drawnPortrait = () =>
  sharp(readFileSync(new URL('oriane.svg', avatarsFolder(defaultBrandCode))))
    .resize(1600, 1200, { fit: 'contain', background: '#3b2f3f' })
    .jpeg({ quality: 85 })
    .toBuffer()
