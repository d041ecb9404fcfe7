import { brandAsset } from '@consoeurs/brand'
import type { BatchCard, Page } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import { day } from '../../../text/dates.ts'
import { ButtonLink, MoreLink } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { batchAddress, newBatchAddress } from '../addresses.ts'
import { CareButton } from './batch-notes.tsx'
import styles from './batches.module.css'
import { batchesText as text } from './batches.text.ts'

/** How much of the expected time has passed. */
function progressOf({ startedAt, expectedEndAt }: BatchCard): number | null {
  if (expectedEndAt === null) return null
  const [from, to] = [Date.parse(startedAt), Date.parse(expectedEndAt)]
  return Math.min(1, Math.max(0.03, (Date.now() - from) / (to - from)))
}

export function JarProgress({ batch }: { batch: BatchCard }) {
  const progress = progressOf(batch)
  if (progress === null) return null
  return (
    <span className={styles.progress} aria-hidden="true">
      <i style={{ width: `${Math.round(progress * 100)}%` }} suppressHydrationWarning />
    </span>
  )
}

function JarPicture({ batch }: { batch: BatchCard }) {
  const { code, seasons } = useBrand()
  if (batch.image !== null) {
    const { url } = batch.image.formats.thumbnail
    return <img className={styles.picture} src={url} alt="" width={88} height={88} loading="lazy" />
  }
  if (seasons === undefined) return null
  const { src } = seasons.jars
  return <img className={styles.picture} src={brandAsset(code, src)} alt="" width={88} height={88} loading="lazy" />
}

function RunningRow({ batch }: { batch: BatchCard }) {
  const { id, kind, name, expectedEndAt, outcome } = batch
  return (
    <li className={styles.jar} data-hook="batch-row">
      <Link to={batchAddress(id)} prefetch="intent" className={styles.jarLink}>
        <JarPicture batch={batch} />
        <span className={styles.jarWords}>
          <b className="display heading-4">{name}</b>
          <span className="meta">{text.kinds[kind]}</span>
          <span className={`display ${styles.jarDay}`}>{text.day(batch.day)}</span>
          {expectedEndAt === null ? null : (
            <span className="meta">{text.expected(day(new Date(expectedEndAt), { now: new Date() }))}</span>
          )}
          {outcome === null ? null : <Tag>{text.outcomes[outcome]}</Tag>}
        </span>
      </Link>
      <JarProgress batch={batch} />
      <CareButton batch={batch} size="sm" />
    </li>
  )
}

function EndedRow({ batch }: { batch: BatchCard }) {
  const { id, kind, name, outcome } = batch
  return (
    <li data-hook="batch-ended">
      <Link to={batchAddress(id)} prefetch="intent" className={styles.ended}>
        <JarPicture batch={batch} />
        <span className={styles.jarWords}>
          <b>{name}</b>
          <span className="meta">{[text.kinds[kind], text.endedAfter(batch)].join(' · ')}</span>
        </span>
        {outcome === null ? null : (
          <span className={styles.outcome} data-outcome={outcome}>
            {text.outcomes[outcome]}
          </span>
        )}
      </Link>
    </li>
  )
}

interface BatchListProps {
  running: BatchCard[]
  ended: Page<BatchCard>
}

export function BatchList({ running, ended }: BatchListProps) {
  const { code, seasons } = useBrand()
  const start = (
    <ButtonLink to={newBatchAddress()} icon="sprout">
      {text.start}
    </ButtonLink>
  )
  if (running.length === 0 && ended.items.length === 0) {
    const picture = seasons && { ...seasons.jars, src: brandAsset(code, seasons.jars.src) }
    return <EmptyState {...text.empty} {...(picture && { picture })} action={start} />
  }
  return (
    <>
      <div className="gutter">{start}</div>
      {running.length === 0 ? null : (
        <section className={`gutter ${styles.group}`} aria-labelledby="en-cours">
          <h2 id="en-cours" className="display heading-3">
            {text.running}
          </h2>
          <ul className={styles.jars}>
            {running.map((batch) => (
              <RunningRow key={batch.id} batch={batch} />
            ))}
          </ul>
        </section>
      )}
      {ended.items.length === 0 ? null : (
        <section className={`gutter ${styles.group}`} aria-labelledby="termines">
          <h2 id="termines" className="display heading-3">
            {text.ended}
          </h2>
          <ul>
            {ended.items.map((batch) => (
              <EndedRow key={batch.id} batch={batch} />
            ))}
          </ul>
          {ended.cursor === null ? null : <MoreLink to={`/bocaux?cursor=${ended.cursor}`}>{text.older}</MoreLink>}
        </section>
      )}
    </>
  )
}
