import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk, type DriveFile, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ApiSettings } from '../deps.ts'
import { AppError } from './errors.ts'

/** A bucket of an object storage, and the folder in it that is ours. */
export interface S3Settings {
  /** Origin of the service; the bucket is a part of the path there, as every service understands it. */
  endpoint: string
  region: string
  bucket: string
  /** Without slashes around it. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where stored pictures lie. Names are ours and random; nothing a person sent is ever a path. */
export interface FileStore {
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Null where nothing is stored under that key. @throws AppError UNAVAILABLE where the storage does not answer */
  read(key: string): Promise<Uint8Array | null>
  /** Stores what lies in a file of this machine, without holding it in memory. */
  take(key: string, path: string): Promise<void>
  /** Null where nothing is stored under that key. @throws AppError UNAVAILABLE where the storage does not answer */
  stream(key: string): Promise<Readable | null>
  /** Safe to repeat: what is not there is removed already. */
  remove(key: string): Promise<void>
  /** Every key, in handfuls. */
  list(): AsyncIterable<string[]>
  /** When it was written; null where it is gone. */
  writtenAt(key: string): Promise<Date | null>
}

type StoreSettings = Pick<ApiSettings, 'dataDir' | 's3'>

const LISTED_AT_ONCE = 500
const RETRY_SECONDS = 30

/** A folder below the data folder, or a bucket. */
export function createFileStore(settings: StoreSettings): FileStore {
  const { s3 } = settings
  let opened: Promise<Disk> | undefined
  const disk = () => {
    opened ??= s3 ? openBucket(s3) : openFolder(settings)
    return opened
  }
  const root = s3 ? `${s3.prefix}/` : ''
  // Two first characters as a folder, so that no folder grows without end.
  const pathOf = (key: string) => `${root}${key.slice(0, 2)}/${key}`

  /** A storage that is away is no fault of ours, and none that lasts. */
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

/** Loaded on demand: a place that keeps its files on its own disk has no use for the client. */
async function openBucket({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const driver = new S3Driver({
    endpoint,
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    visibility: 'private',
    // Who sees a picture is decided at its address of ours, never by the bucket.
    supportsACL: false,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000 },
    // Services other than Amazon's know the older checksums alone.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return new Disk(driver)
}

/** Writes, reads and removes a few bytes. @throws where the storage cannot be used */
export async function proveFileStore(settings: StoreSettings): Promise<void> {
  const store = createFileStore(settings)
  const key = `probe-${process.pid}`
  const bytes = new TextEncoder().encode(new Date().toISOString())
  await store.write(key, bytes)
  const read = await store.read(key)
  await store.remove(key)
  if (read === null || Buffer.compare(read, bytes) !== 0) throw new Error('what was written was not read back')
}
