import '../../../styles/shared/poll.module.css'
import '../../../styles/shared/share-forms.module.css'
import './outing/date-poll.module.css'
import './outing/outing-panel.module.css'
import './recipe/recipe.module.css'
import type { ShareView } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/share.module.css'
import sharePartsStyles from '../../../styles/shared/share-parts.module.css'
import { sharesText } from '../../../text/shares.ts'
import { classNames } from '../../../ui/class-names.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Note } from '../../../ui/note.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { LinkCard, WrittenText } from '../../foundation/written-text/public.ts'
import { Covered } from './covered.tsx'
import type { ChangeShare } from './share-cache.ts'
import { formOf, isOnPaper } from './share-form.ts'
import { SharePictures } from './share-pictures.tsx'

/** Loaded per form: a brand may not use all of them. */
const RecipePart = lazyPart(async () => (await import('./share-recipe.tsx')).ShareRecipe, {
  drawnAs: '[data-hook~="recipe-steps"]',
})
const RecipeSummaryPart = lazyPart(async () => (await import('./recipe/recipe-summary.tsx')).RecipeSummary, {
  drawnAs: '[data-hook~="recipe-summary"]',
})
const OutingPart = lazyPart(async () => (await import('./outing/share-outing.tsx')).ShareOuting, {
  drawnAs: '[data-hook~="invitation"]',
})
const DatePollPart = lazyPart(async () => (await import('./outing/share-date-poll.tsx')).ShareDatePoll, {
  drawnAs: '[data-hook~="date-poll"]',
})
/** For the host, and for those who come or wait. */
const OutingPanelPart = lazyPart(async () => (await import('./outing/outing-panel.tsx')).OutingPanel, {
  drawnAs: '[data-hook~="outing-panel"]',
})

const PollPart = lazyPart(async () => (await import('./poll/share-poll.tsx')).SharePoll, {
  drawnAs: '[data-hook~="poll"]',
})

const AnswerPart = lazyPart(async () => (await import('./share-answer.tsx')).ShareAnswer, {
  drawnAs: '[data-hook~="helped"]',
})

const hasPanel = ({ author, outing, held }: ShareView, viewerId: number | undefined): boolean =>
  outing !== null &&
  !held &&
  (author.id === viewerId || outing.mine || outing.waiting !== null || outing.group !== null)

const LONG = 480
const LONG_LINES = 9

const isLong = (text: string) => text.length > LONG || text.split('\n').length > LONG_LINES

interface ShareBodyProps {
  share: ShareView
  change: ChangeShare
  href: string
  loginHref: string
  /** On the share's own page: not truncated. */
  whole: boolean
  priority: boolean
}

function Words({ share, href, whole }: Pick<ShareBodyProps, 'share' | 'href' | 'whole'>) {
  const brand = useBrand()
  if (share.body === '') return null
  if (isOnPaper(brand, share)) {
    return (
      <Note>
        <WrittenText text={share.body} themed />
      </Note>
    )
  }
  const cut = !whole && isLong(share.body)
  return (
    <>
      <p className={classNames(styles.body, cut && styles.cut, formOf(brand, share) === 'question' && styles.asked)}>
        <WrittenText text={share.body} themed />
      </p>
      {cut ? (
        <Link to={href} className="more-link" prefetch="intent">
          {sharesText.readMore}
        </Link>
      ) : null}
    </>
  )
}

/** The site's notice on health topics. */
function Notice({ text, link: { label, href } }: NonNullable<ShareView['notice']>) {
  return (
    <p className={`meta ${sharePartsStyles.notice}`}>
      {text} <Link to={href}>{label}</Link>
    </p>
  )
}

export function ShareBody(props: ShareBodyProps) {
  const { share, href, loginHref, whole } = props
  return (
    <Covered share={share} loginHref={loginHref}>
      <Content {...props} />
      {share.notice && !share.held ? <Notice {...share.notice} /> : null}
      {share.answer === null ? null : (
        <AnswerPart answer={share.answer} href={href} whole={whole} own={share.can.edit} />
      )}
    </Covered>
  )
}

function Content(props: ShareBodyProps) {
  const { share, change, href, loginHref, whole, priority } = props
  const form = formOf(useBrand(), share)
  const viewerId = useViewer()?.id
  const words = <Words share={share} href={href} whole={whole} />
  const pictures = <SharePictures images={share.images} href={href} whole={whole} priority={priority} />
  const link = share.link === null ? null : <LinkCard link={share.link} />
  const title = share.title === '' ? null : <h2 className={`display heading-2 ${styles.title}`}>{share.title}</h2>
  if (form === 'outing' && share.outing !== null) {
    return (
      <>
        <OutingPart {...{ share, change, href, loginHref }} outing={share.outing} />
        {words}
        {link}
        {whole && hasPanel(share, viewerId) ? <OutingPanelPart {...{ share, change }} outing={share.outing} /> : null}
      </>
    )
  }
  if (form === 'outing' && share.datePoll !== null) {
    return (
      <>
        <DatePollPart {...{ share, change, href, loginHref }} poll={share.datePoll} />
        {words}
        {link}
      </>
    )
  }
  if (form === 'recipe' && share.recipe !== null) {
    return (
      <div className={styles.recipe}>
        {pictures}
        {title}
        {words}
        {link}
        {whole ? (
          <RecipePart
            shareId={share.id}
            recipe={share.recipe}
            images={share.images}
            facts={share.recipeFacts}
            makes={share.can.comment && share.author.id !== viewerId && !share.held}
          />
        ) : (
          <>
            <RecipeSummaryPart recipe={share.recipe} makingCount={share.makingCount} href={href} />
            <Link to={href} className="more-link" prefetch="intent">
              {sharesText.recipe.steps}
            </Link>
          </>
        )}
      </div>
    )
  }
  return (
    <>
      {title}
      {words}
      {pictures}
      {link}
      {share.poll === null ? null : <PollPart {...{ share, change, loginHref }} poll={share.poll} />}
    </>
  )
}
