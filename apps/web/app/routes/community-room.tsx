import { useIllustration } from '../brand/illustration.ts'
import { PageMeta } from '../page-meta.tsx'
import { roomsText } from '../text/rooms.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** « Mes salons »; beside the list, on a wide screen, while none is open. */
export default function CommunityRoomPage() {
  const picture = useIllustration('empty')
  const { title, text } = roomsText.choose
  return (
    <section className="ib-th ib-none only-wide">
      <PageMeta title={roomsText.title} hidden />
      <EmptyState title={title} text={text} picture={picture} />
    </section>
  )
}
