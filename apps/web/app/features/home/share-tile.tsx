import type { ShareForm } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'
import { Link } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { brandIcon } from '../../brand/brand-icon.ts'
import { sharesText } from '../../text/shares.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Tag } from '../../ui/chip.tsx'
import { Picture } from '../../ui/picture.tsx'
import { kindOf, pictureOf, shareHref } from '../shares/public.ts'

type Tile = 'note' | 'asked' | 'picture'

function tileOf(form: ShareForm | undefined, share: ShareView): Tile {
  if (share.images.length > 0) return 'picture'
  return form === 'question' ? 'asked' : 'note'
}

function Signature({ share, small = false }: { share: ShareView; small?: boolean }) {
  return (
    <span className={small ? 'row meta' : 'row vl-by'}>
      <Avatar src={share.author.avatar} name={share.author.displayName} size={small ? 'xs' : 'sm'} />
      <span className={small ? undefined : 'small b'}>{share.author.displayName}</span>
    </span>
  )
}

/** One public share as the home page shows it: words on paper, a question, a picture. */
export function ShareTile({ share }: { share: ShareView }) {
  const kind = kindOf(useBrand(), share.kind)
  const tile = tileOf(kind?.form, share)
  const words = share.title || share.body
  const [picture] = share.images
  if (tile === 'picture' && picture !== undefined) {
    return (
      <Link to={shareHref(share)} className="vl pict">
        <Picture picture={{ ...pictureOf(picture), alt: picture.alt }} sizes="270px" className="vl-pic" />
        <span className="vl-in">
          <span className="b vl-words">{words}</span>
          <Signature share={share} small />
        </span>
      </Link>
    )
  }
  if (tile === 'asked') {
    return (
      <Link to={shareHref(share)} className="vl q">
        {kind === undefined ? null : <Tag icon={brandIcon(kind.icon)}>{kind.label}</Tag>}
        <span className="d h3 vl-words">{words}</span>
        <span className="row vl-by">
          <Avatar src={share.author.avatar} name={share.author.displayName} size="sm" />
          <span className="small b">
            {share.commentCount === 0 ? share.author.displayName : sharesText.answerCount(share.commentCount)}
          </span>
        </span>
      </Link>
    )
  }
  return (
    <Link to={shareHref(share)} className="vl note">
      <span className="d vl-words">{words}</span>
      <Signature share={share} />
    </Link>
  )
}
