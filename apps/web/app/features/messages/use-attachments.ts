import { type FileView, limits } from '@consoeurs/contract'
import { useEffect, useRef, useState } from 'react'
import { ApiFailure } from '../../api/client.ts'
import { uploadFile } from '../../api/upload-file.ts'

export interface Attachment {
  key: string
  file: File
  /** The picture as she chose it, shown at once. */
  preview: string
  percent: number
  /** Why it did not arrive. */
  problem: string | null
  /** Once the server has it. */
  uploaded: FileView | null
}

/** Pictures for the next message; they go up while she writes. */
export function useAttachments() {
  const [attachments, setAttachments] = useState<Attachment[]>([])
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const made = previews.current
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview)
    }
  }, [])

  const update = (key: string, change: Partial<Attachment>) =>
    setAttachments((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)))

  const send = async ({ key, file }: Attachment) => {
    update(key, { percent: 0, problem: null })
    try {
      update(key, { uploaded: await uploadFile(file, 'message', (percent) => update(key, { percent })) })
    } catch (error) {
      update(key, { problem: error instanceof ApiFailure ? error.message : new ApiFailure('INTERNAL').message })
    }
  }

  /** @returns how many did not fit in one message */
  const add = (files: Iterable<File>): number => {
    const pictures = [...files].filter(({ type }) => type === '' || type.startsWith('image/'))
    const fitting = pictures.slice(0, Math.max(0, limits.messageImages - attachments.length))
    const added = fitting.map((file): Attachment => {
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      return { key: crypto.randomUUID(), file, preview, percent: 0, problem: null, uploaded: null }
    })
    setAttachments((all) => [...all, ...added])
    for (const attachment of added) void send(attachment)
    return pictures.length - fitting.length
  }

  const remove = (key: string) => setAttachments((all) => all.filter((each) => each.key !== key))
  const clear = () => setAttachments([])
  return { attachments, add, remove, clear, retry: (attachment: Attachment) => void send(attachment) }
}
