import { limits } from '@consoeurs/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'

/** The largest photo and the few words of the form around it. */
const FORM_BYTES = limits.uploadBytes + 64 * 1024

/** The photo that a form brings, not read yet. @throws AppError FILE_MISSING or FILE_TOO_LARGE */
export async function photoOf(request: FastifyRequest): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) throw new AppError('FILE_MISSING')
  if (Number(request.headers['content-length'] ?? 0) > FORM_BYTES) throw new AppError('FILE_TOO_LARGE')
  return request.file()
}
