import { useIllustration } from '../brand/illustration.ts'
import { messagesText } from '../features/chat/messages/messages.text.ts'
import { PageMeta } from '../page/page-meta.tsx'
import styles from '../styles/shared/messages-page.module.css'
import { EmptyState } from '../ui/states/empty-state.tsx'

export default function MessagesListPage() {
  const picture = useIllustration('emptyMessages')
  const { title, text } = messagesText.choose
  return (
    <section className={`${styles.inboxThread} ${styles.inboxEmpty} only-wide`}>
      <PageMeta title={messagesText.title} hidden />
      <EmptyState title={title} text={text} picture={picture} />
    </section>
  )
}
