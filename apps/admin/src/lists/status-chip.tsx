import { statusOf } from '../records.ts'
import { contentText } from '../text/content.ts'
import { moment } from './dates.ts'

/** Draft, scheduled with its moment, or published: said, and not by colour alone. */
export function StatusChip({ publishedAt }: { publishedAt: string | null }) {
  const status = statusOf(publishedAt, new Date())
  return (
    <span className={`status ${status}`}>
      {contentText.statuses[status]}
      {status === 'scheduled' && publishedAt !== null ? `, ${moment(publishedAt)}` : null}
    </span>
  )
}
