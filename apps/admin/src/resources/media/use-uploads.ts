import type { FileView, MediaView } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../../web/app/api/browser-api.ts'
import { ApiFailure, failureOf } from '../../../../web/app/api/client.ts'

export interface Sending {
  key: string
  name: string
  /** 0 to 100. */
  percent: number
  /** Why it did not come through. */
  refused: string | null
}

/** One file on its way, with how far it is. @throws ApiFailure */
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

/** « plage-au-matin.jpg » is called « plage au matin » until she says better. */
const nameOf = ({ name }: File) =>
  name
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .slice(0, 120)

/** Pictures on their way into the library, one after the other. */
export function useUploads(onAdded: (picture: MediaView) => void) {
  const [sending, setSending] = useState<Sending[]>([])
  const change = (key: string, to: Partial<Sending>) =>
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
