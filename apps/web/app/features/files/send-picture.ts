import {
  type ErrorEnvelope,
  errors,
  type FileView,
  isErrorCode,
  uploadedFilePath,
  uploadsPath,
} from '@consoeurs/contract'
import type { DetailedError, HttpRequest, Upload } from 'tus-js-client'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { apiBase, otherOrigin, productFetch } from '../../api/product-fetch.ts'
import { waitAfter, waitForNetwork } from './wait-for-network.ts'

/** Small enough that a slow network gets one through, large enough that asking for the next one costs little. */
const CHUNK = 256 * 1024
/** A server that goes on refusing is told to her; a network that is away is waited for, however long. */
const REFUSALS_BORNE = 5

export interface SendPictureParts {
  file: File
  /** Where an earlier part of it already is. */
  uploadUrl: string | null
  signal: AbortSignal
  onUploadUrl: (url: string) => void
  onProgress: (percent: number) => void
  onWaiting: (waiting: boolean) => void
}

function failureOf(error: Error | DetailedError): ApiFailure {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (response === null) return new ApiFailure('originalRequest' in error ? 'OFFLINE' : 'INTERNAL')
  const status = response.getStatus()
  try {
    const { message, details } = (JSON.parse(response.getBody()) as ErrorEnvelope).error
    if (isErrorCode(details.code)) return new ApiFailure(details.code, { ...details, status, text: message })
  } catch {
    // Not ours: a proxy in between.
  }
  return new ApiFailure('INTERNAL', { ...errors.INTERNAL, status })
}

/** One go, from where the server is; a network that leaves ends it at once instead of when the browser notices. */
function goOn(upload: Upload, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const stop = (reason: unknown) => {
      ended.abort()
      void upload.abort()
      reject(reason)
    }
    upload.options.onSuccess = () => {
      ended.abort()
      resolve()
    }
    upload.options.onError = (error) => stop(failureOf(error))
    signal.addEventListener('abort', () => stop(signal.reason), { signal: ended.signal })
    addEventListener('offline', () => stop(new ApiFailure('OFFLINE')), { signal: ended.signal })
    upload.start()
  })
}

const mayPass = ({ code, status }: ApiFailure) => code === 'OFFLINE' || status === 429 || status >= 500

/** Tries until it works, waits where waiting may help. @throws ApiFailure */
async function persist<T>(attempt: () => Promise<T>, { signal, onWaiting }: SendPictureParts): Promise<T> {
  let refusals = 0
  for (let failures = 1; ; failures += 1) {
    signal.throwIfAborted()
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ApiFailure) || !mayPass(error)) throw error
      if (error.code !== 'OFFLINE') refusals += 1
      if (refusals > REFUSALS_BORNE) throw error
      onWaiting(true)
      await waitForNetwork(waitAfter(failures, error.retryAfter), signal)
      onWaiting(false)
    }
  }
}

/** Each part of a picture goes with the token of its moment: a slow network takes longer than one holds. */
async function signWithBearer(request: HttpRequest): Promise<void> {
  const { bearer } = await otherOrigin()
  for (const [name, value] of Object.entries(await bearer())) request.setHeader(name, value)
}

/** Everything is with the server at the address answered. */
async function bringAcross(parts: SendPictureParts): Promise<string> {
  const { Upload } = await import('tus-js-client').catch(() => {
    throw new ApiFailure('OFFLINE')
  })
  const base = apiBase()
  const upload = new Upload(parts.file, {
    endpoint: base + uploadsPath,
    ...(base !== '' && { onBeforeRequest: signWithBearer }),
    uploadUrl: parts.uploadUrl,
    chunkSize: CHUNK,
    retryDelays: null,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => parts.onUploadUrl(upload.url ?? ''),
    onProgress: (sent, total) => parts.onProgress(Math.floor((100 * sent) / total)),
  })
  await persist(() => goOn(upload, parts.signal), parts)
  return upload.url ?? ''
}

/**
 * Sends one picture over whatever network there is: after a cut it goes on where the server says it was.
 * @throws ApiFailure, or the reason of `signal`
 */
export async function sendPicture(parts: SendPictureParts): Promise<FileView> {
  for (let begun = 1; ; begun += 1) {
    const url = await bringAcross(begun === 1 ? parts : { ...parts, uploadUrl: null })
    try {
      return await persist(() => api.post<FileView>(uploadedFilePath(url)), parts)
    } catch (error) {
      // The server has let go of it in the meantime (a day is long): once more from the beginning.
      const lost =
        error instanceof ApiFailure && (error.code === 'UPLOAD_NOT_FOUND' || error.code === 'UPLOAD_UNFINISHED')
      if (!lost || begun > 1) throw error
    }
  }
}

/** She gave it up: what the server has of it is not kept. Nothing depends on it, it would go by itself within a day. */
export const giveUpUpload = (uploadUrl: string): void => {
  void productFetch(uploadUrl, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } }).catch(() => undefined)
}
