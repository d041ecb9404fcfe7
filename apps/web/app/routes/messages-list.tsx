import { useIllustration } from '../brand/illustration.ts'
import { PageMeta } from '../page-meta.tsx'
import { messagesText } from '../text/messages.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** Beside the list while no conversation is open. */
export default function MessagesListPage() {
  const picture = useIllustration('empty')
  const { title, text } = messagesText.choose
  return (
    <section className="ib-th ib-none only-wide">
      <PageMeta title={messagesText.title} hidden />
      <EmptyState title={title} text={text} picture={picture} />
    </section>
  )
}
