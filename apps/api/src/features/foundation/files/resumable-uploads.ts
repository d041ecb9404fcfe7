import { limits, uploadsPath } from '@consoeurs/contract'
import { FileStore as UploadStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError, envelopeWith } from '../../../platform/http/errors.ts'
import type { IncomingUploads } from './incoming-uploads.ts'

/** The headers of tus; no others pass. */
const ASKED = ['tus-resumable', 'upload-length', 'upload-offset', 'content-type', 'content-length'] as const
const ANSWERED = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-expires', 'location', 'cache-control']

/** The member of each new upload: the naming function of tus gets only the request. */
type TusRequest = Parameters<Server['handleWeb']>[0]
const senders = new WeakMap<TusRequest, number>()

export interface ResumableUploads {
  /** @throws AppError UPLOAD_NOT_FOUND, FILE_TOO_LARGE or UPLOAD_UNFINISHED */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** @throws AppError UPLOAD_NOT_FOUND */
  isWhole(id: string): Promise<boolean>
}

export function createResumableUploads(incoming: IncomingUploads): ResumableUploads {
  const store = new UploadStore({
    directory: incoming.folder,
    expirationPeriodInMilliseconds: limits.uploadUnfinished,
  })
  const server = new Server({
    path: uploadsPath,
    datastore: store,
    relativeLocation: true,
    maxSize: limits.uploadBytes,
    // CORS is configured for all routes together.
    allowedOrigins: [],
    namingFunction: (request) => incoming.newId(senders.get(request) ?? 0),
  })

  return {
    async answer(request, reply) {
      const asked = tusRequest(request)
      senders.set(asked, viewerOf(request).id)
      const { status, headers } = await server.handleWeb(asked)
      for (const name of ANSWERED) {
        const value = headers.get(name)
        if (value !== null) reply.header(name, value)
      }
      if (status < 400) return reply.status(status).send()
      if (status === 404 || status === 410) throw new AppError('UPLOAD_NOT_FOUND')
      if (status === 413) throw new AppError('FILE_TOO_LARGE')
      if (status === 409) throw new AppError('UPLOAD_UNFINISHED')
      return reply.status(status).send(envelopeWith(status))
    },

    async isWhole(id) {
      try {
        const { offset, size } = await store.getUpload(id)
        return offset === size
      } catch {
        throw new AppError('UPLOAD_NOT_FOUND')
      }
    },
  }
}

function tusRequest({ headers, method, url, body }: FastifyRequest): TusRequest {
  const asked = new Headers()
  for (const name of ASKED) {
    const value = headers[name]
    if (typeof value === 'string') asked.set(name, value)
  }
  const carriesBytes = method === 'PATCH' && body instanceof ReadableStream
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: asked,
    ...(carriesBytes && { body, duplex: 'half' }),
  })
}
