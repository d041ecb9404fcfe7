import { type RecipeFacts, type SeasonRegion, seasonRegions } from '@consoeurs/contract'
import { ChipLink, Chips } from '../../../../ui/chip.tsx'
import styles from './recipe.module.css'
import { recipeKnowledgeText as text } from './recipe-knowledge.text.ts'

/** One sentence if the regions agree. */
function seasonSentences(seasons: RecipeFacts['seasons']): string[] {
  const known = (Object.keys(seasonRegions) as SeasonRegion[]).flatMap((region) => {
    const months = seasons[region]
    return months === undefined ? [] : [{ region, months }]
  })
  const [first] = known
  if (first === undefined) return []
  const agree = known.length > 1 && known.every(({ months }) => months.join() === first.months.join())
  return agree ? [text.everywhere(first.months)] : known.map(({ region, months }) => text.season(region, months))
}

/** What the ingredients tell, and what they do not. */
export function RecipeKnowledge({ allergens, seasons, unknown, known = [] }: RecipeFacts) {
  return (
    <section className={styles.knowledge} aria-label={text.title} data-hook="recipe-knowledge">
      <p>
        <b>{allergens.length === 0 ? text.noAllergen : text.allergens(allergens)}</b>
      </p>
      {unknown.length === 0 ? null : <p>{text.unknown(unknown)}</p>}
      <p className="meta">{text.labels}</p>
      {seasonSentences(seasons).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {known.length === 0 ? null : (
        <nav aria-label={text.more}>
          <p className="bold">{text.more}</p>
          <Chips>
            {known.map(({ slug, singular }) => (
              <ChipLink key={slug} to={`/recettes/ingredient/${slug}`}>
                {singular}
              </ChipLink>
            ))}
          </Chips>
        </nav>
      )}
    </section>
  )
}
