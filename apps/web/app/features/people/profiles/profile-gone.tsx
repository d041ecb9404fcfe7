import { useIllustration } from '../../../brand/illustration.ts'
import { PageMeta } from '../../../page/page-meta.tsx'
import { profilesText } from '../../../text/profiles.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FaultDetail, useFault } from '../../../ui/states/fault.tsx'

/** The same for a blocked, paused, deleted and unknown member. */
export function ProfileGone() {
  const { title, text, action } = profilesText.gone
  return (
    <>
      <PageMeta title={title} hidden />
      <EmptyState
        level={1}
        picture={useIllustration('lost')}
        title={title}
        text={text}
        action={<ButtonLink to="/members">{action}</ButtonLink>}
      />
      <FaultDetail fault={useFault()} />
    </>
  )
}
