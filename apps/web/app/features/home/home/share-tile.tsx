import type { ShareForm } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { brandIcon } from '../../../brand/brand-icon.ts'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/home.module.css'
import { sharesText } from '../../../text/shares.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Tag } from '../../../ui/chip.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import { kindOf, shareHref } from '../../publishing/shares/public.ts'

type TileKind = 'note' | 'asked' | 'picture'

function tileOf(form: ShareForm | undefined, share: ShareView): TileKind {
  if (share.images.length > 0) return 'picture'
  return form === 'question' ? 'asked' : 'note'
}

function Signature({ share, small = false }: { share: ShareView; small?: boolean }) {
  return (
    <span className={small ? 'row meta' : `row ${styles.byline}`}>
      <Avatar src={share.author.avatar} name={share.author.displayName} size={small ? 'xs' : 'sm'} />
      <span className={small ? undefined : 'small bold'}>{share.author.displayName}</span>
    </span>
  )
}

export function ShareTile({ share }: { share: ShareView }) {
  const kind = kindOf(useBrand(), share.kind)
  const tile = tileOf(kind?.form, share)
  const words = share.title || share.body
  const [picture] = share.images
  if (tile === 'picture' && picture !== undefined) {
    return (
      <Link to={shareHref(share)} className={`${styles.tile} ${styles.picture}`}>
        <Picture picture={{ ...pictureOf(picture), alt: picture.alt }} sizes="270px" className={styles.tilePicture} />
        <span className={styles.inside}>
          <span className={`bold ${styles.tileText}`}>{words}</span>
          <Signature share={share} small />
        </span>
      </Link>
    )
  }
  if (tile === 'asked') {
    return (
      <Link to={shareHref(share)} className={`${styles.tile} ${styles.quote}`}>
        {kind === undefined ? null : <Tag icon={brandIcon(kind.icon)}>{kind.label}</Tag>}
        <span className={`display heading-3 ${styles.tileText}`}>{words}</span>
        <span className={`row ${styles.byline}`}>
          <Avatar src={share.author.avatar} name={share.author.displayName} size="sm" />
          <span className="small bold">
            {share.commentCount === 0 ? share.author.displayName : sharesText.answerCount(share.commentCount)}
          </span>
        </span>
      </Link>
    )
  }
  return (
    <Link to={shareHref(share)} className={`${styles.tile} note`}>
      <span className={`display ${styles.tileText}`}>{words}</span>
      <Signature share={share} />
    </Link>
  )
}
