import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, isNotNull, not } from 'drizzle-orm'
import type { KeptEncoding } from '../../../platform/http/content-encoding.ts'
import { wholeCity } from './communes.ts'

const { communes } = tables
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** All communes with their centres, so that the browser finds the nearest and no position is sent. */
async function writeCommunes(db: Queryable): Promise<string> {
  const { codeInsee, name, zips, latitude, longitude } = communes
  const rows = await db
    .select({ codeInsee, name, zips, latitude, longitude })
    .from(communes)
    .where(and(isNotNull(latitude), isNotNull(longitude), not(wholeCity)))
    .orderBy(asc(codeInsee))
  return rows
    .map((row) => [row.codeInsee, row.name, row.zips[0] ?? '', row.latitude, row.longitude].join(';'))
    .join('\n')
}

/** Written and compressed at the first request; a failure is not kept. */
export function communesFile(db: Queryable): (encoding: KeptEncoding) => Promise<Buffer> {
  const kept = new Map<KeptEncoding, Promise<Buffer>>()
  const write = async (encoding: KeptEncoding): Promise<Buffer> => {
    if (encoding === 'plain') return Buffer.from(await writeCommunes(db))
    const plain = await file('plain')
    return encoding === 'br' ? promisify(brotliCompress)(plain, quality) : promisify(gzip)(plain)
  }
  const file = (encoding: KeptEncoding): Promise<Buffer> => {
    const known = kept.get(encoding)
    if (known !== undefined) return known
    const written = write(encoding)
    written.catch(() => kept.delete(encoding))
    kept.set(encoding, written)
    return written
  }
  return file
}
