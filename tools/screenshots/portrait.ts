import { readFileSync } from 'node:fs'
import { avatarsFolder } from '@consoeurs/brand/seed'
import sharp from 'sharp'

/** A portrait as a phone would hand it over: drawn, wide, and too dark at one side. */
export const drawnPortrait = () =>
  sharp(readFileSync(new URL('oriane-portrait.svg', avatarsFolder)))
    .resize(1600, 1200, { fit: 'contain', background: '#3b2f3f' })
    .jpeg({ quality: 85 })
    .toBuffer()
