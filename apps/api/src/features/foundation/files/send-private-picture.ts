import type { FastifyReply } from 'fastify'
import { picturePolicy } from './image-store.ts'

/** A picture that only staff at work may see: never stored by the browser. */
export const sendPrivatePicture = (reply: FastifyReply, bytes: Uint8Array) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', picturePolicy)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-disposition', 'inline')
    .type('image/webp')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
