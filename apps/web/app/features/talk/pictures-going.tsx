import { useEffect, useState } from 'react'
import type { UnsentPicture } from '../../outbox/unsent.ts'
import { talkText } from '../../text/talk.ts'

/** Pictures of a message that the server does not have yet, as this device holds them. */
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
    <ul className="send-photos" aria-label={talkText.picturesGoing(pictures.length)}>
      {previews.map((url) => (
        <li key={url}>
          <img src={url} alt="" />
        </li>
      ))}
    </ul>
  )
}
