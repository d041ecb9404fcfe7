import { request as httpRequest } from 'node:http'
import { errors, limits } from '@consoeurs/contract'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'

let origin: string
const { test, camille } = await setUpTestApp({ personas: ['camille'] })
beforeAll(async () => {
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

const MEGABYTE = 1024 * 1024
const boundary = 'frontiere'
const formStart = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`

/** Sends a form that never ends until the connection is closed; answers what was said and how much was taken. */
function sendsWithoutEnd(path: string, who: Person, headers: Record<string, string>) {
  return new Promise<{ status: number; text: string; megabytes: number }>((resolve) => {
    const sending = httpRequest(new URL(path, origin), {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...(who.token !== null && { authorization: `Bearer ${who.token}` }),
        ...headers,
      },
    })
    const heard = { status: 0, text: '', megabytes: 0 }
    sending.on('response', (response) => {
      heard.status = response.statusCode ?? 0
      response.setEncoding('utf8').on('data', (text: string) => {
        heard.text += text
      })
      response.on('error', () => response.destroy())
    })
    sending.on('error', () => sending.destroy())
    sending.on('close', () => resolve(heard))
    const piece = Buffer.alloc(MEGABYTE)
    const more = () => {
      if (sending.destroyed) return
      heard.megabytes += 1
      sending.write(piece, () => setImmediate(more))
    }
    sending.write(formStart, more)
  })
}

const taken = 20 * (limits.uploadBytes / MEGABYTE)

it('an endless photo is cut off after a 413 response', async () => {
  const { status, text, megabytes } = await sendsWithoutEnd('/api/files', camille, { 'transfer-encoding': 'chunked' })
  expect({ status, text }).toEqual({ status: 413, text: expect.stringContaining(errors.FILE_TOO_LARGE.text) })
  expect(megabytes).toBeLessThan(taken)
})

it('a photo with a too large Content-Length is refused before it arrives, and cut off too', async () => {
  const { status, megabytes } = await sendsWithoutEnd('/api/files', camille, {
    'content-length': String(10_000 * MEGABYTE),
  })
  expect(status).toBe(413)
  expect(megabytes).toBeLessThan(taken)
})

it('an endless body from a visitor is cut off too', async () => {
  const { status, megabytes } = await sendsWithoutEnd('/api/files', test.visitor, { 'transfer-encoding': 'chunked' })
  expect(status).toBe(401)
  expect(megabytes).toBeLessThan(taken)
})

it('a JSON body that is too large gets another error than a photo', async () => {
  const { status, body } = await camille.posts('/api/shares', { body: 'a'.repeat(300_000) })
  expect({ status, body }).toMatchObject({ status: 413, body: { error: { name: 'BODY_TOO_LARGE' } } })
})
