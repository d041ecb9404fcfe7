import { type IngredientFamily, ingredientFamilies, type SeasonIngredient } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ingredientAddress } from '../addresses.ts'
import styles from './season.module.css'
import { seasonText as text } from './season.text.ts'

/** Three strokes: coming, at its best, going. */
function PhaseMark({ phase }: Pick<SeasonIngredient, 'phase'>) {
  return (
    <span className={styles.mark} data-phase={phase} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}

function IngredientTile({ ingredient }: { ingredient: SeasonIngredient }) {
  const { slug, name, phase, inRecipes } = ingredient
  const content = (
    <>
      <PhaseMark phase={phase} />
      <span className={styles.name}>
        <b>{name}</b>
        <span className="meta">{text.phases[phase]}</span>
      </span>
      {inRecipes ? (
        <span className={styles.hasRecipe}>
          <Icon of="chef-hat" size="s" />
          <span className="visually-hidden">{text.inRecipes}</span>
        </span>
      ) : null}
    </>
  )
  return (
    <li>
      {inRecipes ? (
        <Link to={ingredientAddress(slug)} className={styles.tile}>
          {content}
        </Link>
      ) : (
        <span className={styles.tile}>{content}</span>
      )}
    </li>
  )
}

const families = Object.keys(ingredientFamilies) as IngredientFamily[]

/** By family, in the order of lists. */
export function SeasonFamilies({ ingredients }: { ingredients: SeasonIngredient[] }) {
  const byFamily = Map.groupBy(ingredients, ({ family }) => family)
  return families.map((family) => {
    const found = byFamily.get(family)
    if (found === undefined) return null
    return (
      <section
        key={family}
        className={`gutter ${styles.family}`}
        aria-labelledby={`famille-${family}`}
        data-hook="season-family"
      >
        <h2 id={`famille-${family}`} className="display heading-3">
          {text.families[family]} <span className={styles.count}>{found.length}</span>
        </h2>
        <ul className={styles.tiles}>
          {found.map((ingredient) => (
            <IngredientTile key={ingredient.slug} ingredient={ingredient} />
          ))}
        </ul>
      </section>
    )
  })
}

const SHOWN = 6

function Turn({ title, names, look }: { title: string; names: string[]; look: 'coming' | 'leaving' }) {
  if (names.length === 0) return null
  return (
    <div className={styles.turn} data-look={look}>
      <h2 className="meta bold">{title}</h2>
      <p className="display heading-3">{names.slice(0, SHOWN).join(', ')}</p>
    </div>
  )
}

/** What begins and what ends in this month. */
export function SeasonTurns({ ingredients }: { ingredients: SeasonIngredient[] }) {
  const of = (...phases: string[]) => ingredients.filter(({ phase }) => phases.includes(phase)).map(({ name }) => name)
  const [coming, leaving] = [of('start', 'only'), of('end')]
  if (coming.length + leaving.length === 0) return null
  return (
    <div className={`gutter ${styles.turns}`}>
      <Turn title={text.coming} names={coming} look="coming" />
      <Turn title={text.leaving} names={leaving} look="leaving" />
    </div>
  )
}
