import type { FileView, MediaView } from '@consoeurs/contract'
import { startOf } from '@consoeurs/contract/text/truncate'
import { useState } from 'react'
import { api } from '../../../../web/app/api/browser-api.ts'
import { ApiFailure, failureOf } from '../../../../web/app/api/client.ts'

export interface UploadState {
  key: string
  name: string
  /** 0 to 100. */
  percent: number
  /** Error message. */
  refused: string | null
}

/**
 * Uploads one file with progress.
 * @throws ApiFailure
 */
function sendFile(file: File, onProgress: (percent: number) => void): Promise<FileView> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/files')
    request.setRequestHeader('accept', 'application/json')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / Math.max(total, 1)))
    request.onerror = () => reject(new ApiFailure('OFFLINE'))
    request.onload = () => {
      if (request.status >= 400) reject(failureOf(request.status, request.response))
      else resolve(request.response as FileView)
    }
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

/** Default name from the file name: « plage-au-matin.jpg » becomes « plage au matin ». */
const nameOf = ({ name }: File) => startOf(name.replace(/\.[^.]+$/, '').replaceAll(/[-_]+/g, ' '), 120)

/** Uploads pictures to the library one at a time. */
export function useUploads(onAdded: (picture: MediaView) => void) {
  const [sending, setSending] = useState<UploadState[]>([])
  const change = (key: string, to: Partial<UploadState>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))

  const upload = async (files: readonly File[]) => {
    const begun = files.map((file) => ({ file, key: crypto.randomUUID() }))
    setSending((all) => [
      ...all.filter(({ refused }) => refused === null),
      ...begun.map(({ file, key }) => ({ key, name: file.name, percent: 0, refused: null })),
    ])
    for (const { file, key } of begun) {
      try {
        const { id } = await sendFile(file, (percent) => change(key, { percent }))
        const picture = await api.post<MediaView>('/api/upload/files', { file: id, name: nameOf(file) })
        setSending((all) => all.filter((one) => one.key !== key))
        onAdded(picture)
      } catch (error) {
        change(key, { refused: error instanceof Error ? error.message : '' })
      }
    }
  }
  return { sending, upload }
}
