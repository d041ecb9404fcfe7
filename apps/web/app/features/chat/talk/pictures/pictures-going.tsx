import { useEffect, useState } from 'react'
import type { UnsentPicture } from '../../../../outbox/unsent.ts'
import styles from '../../../../styles/shared/message-field.module.css'
import { talkText } from '../../../../text/talk.ts'

export function PicturesGoing({ pictures }: { pictures: UnsentPicture[] }) {
  const [previews, setPreviews] = useState<string[]>([])
  useEffect(() => {
    const urls = pictures.map(({ file }) => URL.createObjectURL(file))
    setPreviews(urls)
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [pictures])
  return (
    <ul className={styles.photos} data-hook="send-photos" aria-label={talkText.picturesGoing(pictures.length)}>
      {previews.map((url) => (
        <li key={url}>
          <img src={url} alt="" />
        </li>
      ))}
    </ul>
  )
}
