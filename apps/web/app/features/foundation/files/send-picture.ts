import {
  type ErrorEnvelope,
  errors,
  type FileView,
  isErrorCode,
  type UploadedSound,
  uploadedFilePath,
  uploadedSoundPath,
  uploadsPath,
} from '@consoeurs/contract'
import type { DetailedError, HttpRequest, Upload } from 'tus-js-client'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { apiBase, otherOrigin, productFetch } from '../../../api/product-fetch.ts'
import { waitAfter, waitForNetwork } from './wait-for-network.ts'

/** Balances slow networks against the number of requests. Bytes. */
const CHUNK = 256 * 1024
/** Limit for server errors; waiting for the network is unlimited. */
const REFUSALS_BORNE = 5

export interface SendPictureParts {
  file: File
  /** A partial upload to resume. */
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
    // Not our JSON: an answer of a proxy.
  }
  return new ApiFailure('INTERNAL', { ...errors.INTERNAL, status })
}

/** One attempt, resumed at the server's offset. Going offline ends it at once, before the browser notices. */
function attemptUpload(upload: Upload, signal: AbortSignal): Promise<void> {
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

const isTransient = ({ code, status }: ApiFailure) => code === 'OFFLINE' || status === 429 || status >= 500

/**
 * Retries while that may help.
 * @throws ApiFailure
 */
async function withRetries<T>(attempt: () => Promise<T>, { signal, onWaiting }: SendPictureParts): Promise<T> {
  let refusals = 0
  for (let failures = 1; ; failures += 1) {
    signal.throwIfAborted()
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ApiFailure) || !isTransient(error)) throw error
      if (error.code !== 'OFFLINE') refusals += 1
      if (refusals > REFUSALS_BORNE) throw error
      onWaiting(true)
      await waitForNetwork(waitAfter(failures, error.retryAfter), signal)
      onWaiting(false)
    }
  }
}

/** Sign each chunk with a fresh token: a slow upload may outlive one. */
async function signWithBearer(request: HttpRequest): Promise<void> {
  const { bearer } = await otherOrigin()
  for (const [name, value] of Object.entries(await bearer())) request.setHeader(name, value)
}

/**
 * Uploads the file.
 * @returns its upload URL
 */
async function uploadFile(parts: SendPictureParts): Promise<string> {
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
  await withRetries(() => attemptUpload(upload, parts.signal), parts)
  return upload.url ?? ''
}

/** Resumable upload of one file (tus). */
async function sendFile<View>(parts: SendPictureParts, finishedPath: (uploadUrl: string) => string): Promise<View> {
  for (let begun = 1; ; begun += 1) {
    const url = await uploadFile(begun === 1 ? parts : { ...parts, uploadUrl: null })
    try {
      return await withRetries(() => api.post<View>(finishedPath(url)), parts)
    } catch (error) {
      // The server dropped the partial upload meanwhile (after a day): start over once.
      const lost =
        error instanceof ApiFailure && (error.code === 'UPLOAD_NOT_FOUND' || error.code === 'UPLOAD_UNFINISHED')
      if (!lost || begun > 1) throw error
    }
  }
}

/** @throws ApiFailure, or the reason of `signal` */
export const sendPicture = (parts: SendPictureParts) => sendFile<FileView>(parts, uploadedFilePath)

/** @throws ApiFailure, or the reason of `signal` */
export const sendRecording = (parts: SendPictureParts) => sendFile<UploadedSound>(parts, uploadedSoundPath)

/** Best effort: the server deletes unfinished uploads within a day. */
export const giveUpUpload = (uploadUrl: string): void => {
  void productFetch(uploadUrl, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } }).catch(() => undefined)
}
