import { limits } from '@consoeurs/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/errors.ts'

const FORM_BYTES = limits.uploadBytes + 64 * 1024

/** Errors of the form parser have no code; those of Fastify, the disk and ours do. */
export const isBrokenForm = (error: unknown) => error instanceof Error && !('code' in error)

/** @throws AppError FILE_MISSING or FILE_TOO_LARGE */
export async function photoOf(request: FastifyRequest): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) throw new AppError('FILE_MISSING')
  if (Number(request.headers['content-length'] ?? 0) > FORM_BYTES) throw new AppError('FILE_TOO_LARGE')
  try {
    return await request.file()
  } catch (error) {
    throw isBrokenForm(error) ? new AppError('FILE_MISSING') : error
  }
}
