import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { proveStorage } from './storage.ts'

const s3 = {
  endpoint: 'http://127.0.0.1:9',
  region: 'gra',
  bucket: 'photos',
  prefix: 'essai',
  accessKeyId: 'cle',
  secretAccessKey: 'secret-du-seau',
}

const refusal = (endpoint: string) =>
  proveStorage({ dataDir: '', s3: { ...s3, endpoint } }).then(
    () => 'accepted',
    (error: Error) => error.message,
  )

it('an unavailable bucket is refused with one message, without the secret', async () => {
  const message = await refusal(s3.endpoint)
  expect(message).toBe(
    'Réglage S3_URL\u202f: le seau «\u202fphotos\u202f» de http://127.0.0.1:9 ne peut pas servir (rien ne répond à cette adresse)\u202f; vérifie l’adresse, la clé et ses droits.',
  )
})

it.each([
  ['NoSuchBucket', 404, 'il n’existe pas'],
  ['AccessDenied', 403, 'cette clé n’a pas le droit d’y écrire'],
])('reports a bucket that answers %s in French', async (code, status, reason) => {
  const service = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`),
  )
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  expect(await refusal(`http://127.0.0.1:${(service.address() as AddressInfo).port}`)).toContain(reason)
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})
