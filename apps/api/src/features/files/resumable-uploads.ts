import { limits, uploadsPath } from '@consoeurs/contract'
import { FileStore as UploadStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { viewerOf } from '../../platform/access.ts'
import { AppError, errorEnvelope } from '../../platform/errors.ts'
import type { Incoming } from './incoming.ts'

/** The headers by which tus speaks; no other passes either way. */
const ASKED = ['tus-resumable', 'upload-length', 'upload-offset', 'content-type', 'content-length'] as const
const ANSWERED = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-expires', 'location', 'cache-control']

/** Whose new upload it is: tus asks for its name with nothing but the request in hand. */
type TusRequest = Parameters<Server['handleWeb']>[0]
const senders = new WeakMap<TusRequest, number>()

export interface ResumableUploads {
  /** Answers one call of the tus protocol. @throws AppError UPLOAD_NOT_FOUND or FILE_TOO_LARGE */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Whether all of it has arrived. @throws AppError UPLOAD_NOT_FOUND */
  isWhole(id: string): Promise<boolean>
}

export function createResumableUploads(incoming: Incoming): ResumableUploads {
  const store = new UploadStore({
    directory: incoming.folder,
    expirationPeriodInMilliseconds: limits.uploadUnfinished,
  })
  const server = new Server({
    path: uploadsPath,
    datastore: store,
    relativeLocation: true,
    maxSize: limits.uploadBytes,
    // Which origins may call is said once, for every route.
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
      return reply.status(status).send(errorEnvelope(status < 500 ? 'BAD_REQUEST' : 'INTERNAL'))
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
