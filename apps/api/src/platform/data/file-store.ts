import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk, type DriveFile, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ApiSettings } from '../../deps.ts'
import { AppError } from '../http/errors.ts'

export interface S3Settings {
  /** Origin of the service; buckets are addressed by path, which every service supports. */
  endpoint: string
  region: string
  bucket: string
  /** Without leading or trailing slash. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** Picture storage. Keys are random and ours: user input is never a path. */
export interface FileStore {
  write(key: string, bytes: Uint8Array): Promise<void>
  /**
   * Null for an unknown key.
   * @throws AppError UNAVAILABLE where the storage does not answer
   */
  read(key: string): Promise<Uint8Array | null>
  /** Stores a local file without loading it into memory. */
  take(key: string, path: string): Promise<void>
  /**
   * Null for an unknown key.
   * @throws AppError UNAVAILABLE where the storage does not answer
   */
  stream(key: string): Promise<Readable | null>
  /** Idempotent. */
  remove(key: string): Promise<void>
  /** In batches. */
  list(): AsyncIterable<string[]>
  /** Null for an unknown key. */
  writtenAt(key: string): Promise<Date | null>
}

type StoreSettings = Pick<ApiSettings, 'dataDir' | 's3'>

const LISTED_AT_ONCE = 500
const RETRY_SECONDS = 30

export function createFileStore(settings: StoreSettings): FileStore {
  const { s3 } = settings
  let opened: Promise<Disk> | undefined
  const disk = () => {
    opened ??= s3 ? openBucket(s3) : openFolder(settings)
    return opened
  }
  const root = s3 ? `${s3.prefix}/` : ''
  // Subfolders by the first two characters keep folders small.
  const pathOf = (key: string) => `${root}${key.slice(0, 2)}/${key}`

  /** An unreachable bucket is a temporary outage. */
  async function reaching<T>(work: (disk: Disk) => Promise<T>): Promise<T> {
    try {
      return await work(await disk())
    } catch (error) {
      if (s3 === undefined) throw error
      throw new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS, cause: error })
    }
  }

  return {
    write: (key, bytes) => reaching((open) => open.put(pathOf(key), bytes)),
    read: (key) =>
      reaching(async (open) => {
        try {
          return await open.getBytes(pathOf(key))
        } catch (error) {
          if (error instanceof errors.E_CANNOT_READ_FILE && !(await open.exists(pathOf(key)))) return null
          throw error
        }
      }),
    take: (key, path) => reaching((open) => open.copyFromFs(path, pathOf(key))),
    stream: (key) => reaching(async (open) => ((await open.exists(pathOf(key))) ? open.getStream(pathOf(key)) : null)),
    remove: (key) => reaching((open) => open.delete(pathOf(key))),
    writtenAt: (key) =>
      reaching(async (open) =>
        (await open.exists(pathOf(key))) ? (await open.getMetaData(pathOf(key))).lastModified : null,
      ),
    async *list() {
      let paginationToken: string | undefined
      do {
        const page = await reaching((open) =>
          open.listAll(root || undefined, {
            recursive: true,
            ...(paginationToken !== undefined && { paginationToken }),
          }),
        )
        const files = [...page.objects].filter((object): object is DriveFile => object.isFile)
        for (let start = 0; start < files.length; start += LISTED_AT_ONCE) {
          yield files.slice(start, start + LISTED_AT_ONCE).map((file) => file.name)
        }
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
  }
}

const openFolder = async ({ dataDir }: StoreSettings) =>
  new Disk(new FSDriver({ location: join(dataDir, 'uploads'), visibility: 'private' }))

/** Imports the S3 client only where it is used. */
async function openBucket({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const driver = new S3Driver({
    endpoint,
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    visibility: 'private',
    // Our routes control access, never the bucket.
    supportsACL: false,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000 },
    // Services other than Amazon's only support the older checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return new Disk(driver)
}

/** @throws where the storage cannot be used */
export async function proveFileStore(settings: StoreSettings): Promise<void> {
  const store = createFileStore(settings)
  const key = `probe-${process.pid}`
  const bytes = new TextEncoder().encode(new Date().toISOString())
  await store.write(key, bytes)
  const read = await store.read(key)
  await store.remove(key)
  if (read === null || Buffer.compare(read, bytes) !== 0) throw new Error('what was written was not read back')
}
