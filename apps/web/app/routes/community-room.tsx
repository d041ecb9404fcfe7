import { useIllustration } from '../brand/illustration.ts'
import { PageMeta } from '../page/page-meta.tsx'
import styles from '../styles/shared/messages-page.module.css'
import { roomsText } from '../text/rooms.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** Shown on wide screens while no room is open. */
export default function CommunityRoomPage() {
  const picture = useIllustration('emptyMessages')
  const { title, text } = roomsText.choose
  return (
    <section className={`${styles.inboxThread} ${styles.inboxEmpty} only-wide`}>
      <PageMeta title={roomsText.title} hidden />
      <EmptyState title={title} text={text} picture={picture} />
    </section>
  )
}
