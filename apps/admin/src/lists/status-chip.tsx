import { statusOf } from '../records.ts'
import { contentText } from '../text/content.ts'
import { moment } from './dates.ts'

/** Status as text, not by colour alone. */
export function StatusChip({ publishedAt }: { publishedAt: string | null }) {
  const status = statusOf(publishedAt, new Date())
  return (
    <span className={`status ${status}`}>
      {contentText.statuses[status]}
      {status === 'scheduled' && publishedAt !== null ? `, ${moment(publishedAt)}` : null}
    </span>
  )
}
