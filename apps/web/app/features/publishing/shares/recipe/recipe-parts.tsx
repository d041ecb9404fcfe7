import { type FileView, type Recipe, waitingMinutes } from '@consoeurs/contract'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { pictureOf } from '../../../foundation/files/public.ts'
import { exitHref } from '../../../foundation/written-text/public.ts'
import { equipmentLabels } from './equipment.ts'
import styles from './recipe.module.css'
import { recipeText as text } from './recipe.text.ts'

/** What to plan before starting: waits and equipment. */
export function RecipePlan({ recipe }: { recipe: Recipe }) {
  const { equipment } = useBrand()
  const { times } = recipe
  const tools = equipmentLabels(equipment, recipe)
  const waits = times !== undefined && waitingMinutes(times) > 0
  if (!waits && tools.length === 0) return null
  return (
    <dl className={styles.plan} data-hook="recipe-plan">
      {waits ? (
        <div>
          <dt>
            <Icon of="hourglass" size="s" />
            {text.timesTitle}
          </dt>
          <dd>{text.times(times)}</dd>
        </div>
      ) : null}
      {tools.length === 0 ? null : (
        <div>
          <dt>
            <Icon of="chef-hat" size="s" />
            {text.equipmentTitle}
          </dt>
          <dd>{text.equipment(tools)}</dd>
        </div>
      )}
    </dl>
  )
}

/** A link leads through the exit page, like those in texts. */
export function RecipeOrigin({ origin }: Pick<Recipe, 'origin'>) {
  if (origin === undefined) return null
  return (
    <p className={`meta ${styles.origin}`} data-hook="recipe-origin">
      {text.origin}{' '}
      {origin.url === undefined ? (
        <b>{origin.name}</b>
      ) : (
        <a className="text-link" href={exitHref(origin.url)} rel="nofollow ugc noopener" data-no-prefetch>
          {origin.name}
        </a>
      )}
    </p>
  )
}

interface StepPictureProps {
  image: FileView | undefined
  /** Loaded at once, for a kitchen without a network. */
  priority?: boolean
}

export function StepPicture({ image, priority }: StepPictureProps) {
  if (image === undefined) return null
  return (
    <div className={styles.stepPicture} data-hook="step-picture">
      <Picture
        picture={pictureOf(image)}
        sizes="(min-width: 900px) 480px, 90vw"
        ratio={4 / 3}
        priority={priority}
        rounded
      />
    </div>
  )
}
