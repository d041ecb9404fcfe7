import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '@consoeurs/api'

/** The account that the stand-in service knows. */
const ACCOUNT = 'S3RVER'
const BUCKET = 'photos'

export interface TestBucket {
  settings: S3Settings
  /** The service stops answering; what it holds stays. */
  goesAway(): Promise<void>
  comesBack(): Promise<void>
  close(): Promise<void>
}

/** An object storage of this test's own, on this machine. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'consoeurs-bucket-'))
  const start = (port: number) => {
    const started = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET }],
      // It signs the address of a list without the slash at its end, as no other service does.
      allowMismatchedSignatures: true,
    })
    return { started, running: started.run() }
  }
  const first = start(0)
  let service = first.started
  const { port } = await first.running
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'gra',
      bucket: BUCKET,
      prefix: 'essai',
      accessKeyId: ACCOUNT,
      secretAccessKey: ACCOUNT,
    },
    goesAway: () => service.close(),
    async comesBack() {
      const again = start(port)
      service = again.started
      await again.running
    },
    async close() {
      await service.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
