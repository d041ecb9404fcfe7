import { type ErrorEnvelope, type FileView, isErrorCode } from '@consoeurs/contract'
import { ApiFailure } from './client.ts'

type FilePurpose = 'photo' | 'share' | 'message'

function failureOf(request: XMLHttpRequest): ApiFailure {
  const refusal = (request.response as Partial<ErrorEnvelope> | null)?.error
  const code = refusal?.details?.code
  if (refusal === undefined || !isErrorCode(code)) return new ApiFailure('INTERNAL', { status: request.status })
  return new ApiFailure(code, { status: request.status, text: refusal.message })
}

/**
 * Sends one picture and says how far it is, in percent: fetch cannot tell that of what it sends.
 * @throws ApiFailure
 */
export function uploadFile(file: File, purpose: FilePurpose, onProgress: (percent: number) => void): Promise<FileView> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/files?purpose=${purpose}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total))
    request.onload = () => (request.status < 400 ? resolve(request.response as FileView) : reject(failureOf(request)))
    request.onerror = () => reject(new ApiFailure('OFFLINE'))
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
