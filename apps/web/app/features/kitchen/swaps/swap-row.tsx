import type { SwapView } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Tag } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { swapHref } from './swap-filters.ts'
import styles from './swaps.module.css'
import { swapsText as text } from './swaps.text.ts'

export const kindIcons: Record<SwapView['kind'], IconName> = {
  seeds: 'sprout',
  plants: 'leaf',
  starters: 'flask-conical',
  harvest: 'cherry',
  tools: 'wrench',
}

/** « Récolte, deux cageots » */
export const factsOf = ({ kind, quantity }: Pick<SwapView, 'kind' | 'quantity'>): string =>
  [text.kinds[kind], quantity.replace(/^./u, (letter) => letter.toLowerCase())].filter(Boolean).join(', ')

const termsOf = ({ wanted }: Pick<SwapView, 'wanted'>): string =>
  wanted === '' ? text.given : text.wantedShort(wanted)

function stateOf({ state, forViewer, asked, owner }: SwapView, viewerId: number | undefined): string | null {
  if (forViewer && state === 'reserved') return text.forYou
  if (state !== 'open') return text.states[state]
  return asked && owner.id !== viewerId ? text.asked : null
}

export function SwapRow({ swap }: { swap: SwapView }) {
  const { title, kind, images, owner, distance } = swap
  const viewerId = useViewer()?.id
  const [picture] = images
  const state = stateOf(swap, viewerId)
  return (
    <Link className={`gutter ${styles.row}`} to={swapHref(swap.id)} prefetch="intent" data-hook="swap-row">
      {picture === undefined ? (
        <span className={styles.noPicture}>
          <Icon of={kindIcons[kind]} size="l" />
        </span>
      ) : (
        <img
          className={styles.thumbnail}
          src={picture.formats.small.url}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={styles.words}>
        <b>{title}</b>
        <span className="small">{termsOf(swap)}</span>
        <span className="meta">{factsOf(swap)}</span>
        {owner.id === viewerId ? null : (
          <span className={styles.owner}>
            <Avatar src={owner.avatar} name={owner.displayName} size="xs" />
            <span className="meta truncated">
              {[owner.displayName, distance === null ? '' : text.distance[distance]].filter(Boolean).join(', ')}
            </span>
          </span>
        )}
        {state === null ? null : (
          <span className={styles.state}>
            <Tag icon={swap.forViewer || swap.asked ? 'check' : 'clock'}>{state}</Tag>
          </span>
        )}
      </span>
    </Link>
  )
}
