import type { ShareView } from '@consoeurs/contract'
import { Link } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { sharesText } from '../../text/shares.ts'
import { classNames } from '../../ui/class-names.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Note } from '../../ui/note.tsx'
import { WrittenText } from '../written-text/public.ts'
import { Covered } from './covered.tsx'
import type { ChangeShare } from './share-cache.ts'
import { formOf, isOnPaper } from './share-form.ts'
import { SharePictures } from './share-pictures.tsx'

/** Fetched where a share has that form: a brand need not have it at all. */
const RecipePart = lazyPart(async () => (await import('./share-recipe.tsx')).ShareRecipe, { drawnAs: '.facts' })
const OutingPart = lazyPart(async () => (await import('./share-outing.tsx')).ShareOuting, { drawnAs: '.invite' })

const AnswerPart = lazyPart(async () => (await import('./share-answer.tsx')).ShareAnswer, { drawnAs: '.helped' })

const LONG = 480
const LONG_LINES = 9

const isLong = (text: string) => text.length > LONG || text.split('\n').length > LONG_LINES

interface ShareBodyProps {
  share: ShareView
  change: ChangeShare
  href: string
  loginHref: string
  /** On its own page: nothing is cut. */
  whole: boolean
  priority: boolean
}

function Words({ share, href, whole }: Pick<ShareBodyProps, 'share' | 'href' | 'whole'>) {
  const brand = useBrand()
  if (share.body === '') return null
  if (isOnPaper(brand, share)) {
    return (
      <Note signature={share.author.displayName}>
        <WrittenText text={share.body} />
      </Note>
    )
  }
  const cut = !whole && isLong(share.body)
  return (
    <>
      <p className={classNames('body', cut && 'cut', formOf(brand, share) === 'question' && 'asked')}>
        <WrittenText text={share.body} />
      </p>
      {cut ? (
        <Link to={href} className="more" prefetch="intent">
          {sharesText.readMore}
        </Link>
      ) : null}
    </>
  )
}

/** What the share holds, under its cover where it has one, and the answer that helped. */
export function ShareBody(props: ShareBodyProps) {
  const { share, href, loginHref, whole } = props
  return (
    <Covered share={share} loginHref={loginHref}>
      <Content {...props} />
      {share.answer === null ? null : (
        <AnswerPart answer={share.answer} href={href} whole={whole} own={share.can.edit} />
      )}
    </Covered>
  )
}

/** Drawn by its form. */
function Content(props: ShareBodyProps) {
  const { share, change, href, loginHref, whole, priority } = props
  const form = formOf(useBrand(), share)
  const words = <Words share={share} href={href} whole={whole} />
  const pictures = <SharePictures images={share.images} href={href} whole={whole} priority={priority} />
  const title = share.title === '' ? null : <h2 className="d h2 share-title">{share.title}</h2>
  if (form === 'outing' && share.outing !== null) {
    return (
      <>
        <OutingPart {...{ share, change, href, loginHref }} outing={share.outing} />
        {words}
      </>
    )
  }
  if (form === 'recipe' && share.recipe !== null) {
    return (
      <div className="recipe">
        {pictures}
        {title}
        {words}
        <RecipePart recipe={share.recipe} whole={whole} />
        {whole ? null : (
          <Link to={href} className="more" prefetch="intent">
            {sharesText.recipe.steps}
          </Link>
        )}
      </div>
    )
  }
  return (
    <>
      {title}
      {words}
      {pictures}
    </>
  )
}
