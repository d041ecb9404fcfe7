import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { uploadFile } from '../../api/upload-file.ts'
import { photosApi } from './photos.api.ts'

export interface Upload {
  key: string
  file: File
  /** The picture as she chose it, shown at once. */
  preview: string
  percent: number
  /** Why it did not arrive, and whether trying again may help: a text file stays a text file. */
  problem: { text: string; mayRetry: boolean } | null
}

function problemOf(error: unknown) {
  const { status, message } = error instanceof ApiFailure ? error : new ApiFailure('INTERNAL')
  return { text: message, mayRetry: status === 0 || status === 429 || status >= 500 }
}

/** Pictures on their way, one after the other so that they keep the order she chose. */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([])
  const { revalidate } = useRevalidator()
  const queue = useRef<Promise<void>>(Promise.resolve())
  const previews = useRef(new Set<string>())

  const update = useCallback((key: string, change: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)))
  }, [])

  const forget = useCallback((key: string) => {
    setUploads((all) => all.filter((upload) => upload.key !== key))
  }, [])

  const send = useCallback(
    async ({ key, file }: Upload) => {
      try {
        const { id } = await uploadFile(file, 'photo', (percent) => update(key, { percent }))
        await photosApi(api).add(id)
        await revalidate()
        forget(key)
      } catch (error) {
        update(key, { problem: problemOf(error) })
      }
    },
    [forget, revalidate, update],
  )

  const enqueue = useCallback(
    (upload: Upload) => {
      queue.current = queue.current.then(() => send(upload))
    },
    [send],
  )

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file): Upload => {
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      return { key: crypto.randomUUID(), file, preview, percent: 0, problem: null }
    })
    setUploads((all) => [...all, ...added])
    for (const upload of added) enqueue(upload)
  }

  const retry = (upload: Upload) => {
    update(upload.key, { problem: null, percent: 0 })
    enqueue(upload)
  }

  useEffect(() => {
    const made = previews.current
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview)
    }
  }, [])
  return { uploads, add, retry, forget }
}
