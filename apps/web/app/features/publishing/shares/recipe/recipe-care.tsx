import type { CareNote } from '@consoeurs/contract'
import { Link } from '../../../../navigation/link.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './recipe.module.css'
import { recipeKnowledgeText as text } from './recipe-knowledge.text.ts'

/** What the ingredients and the method ask of her for her safety. */
export function RecipeCare({ notes }: { notes: CareNote[] }) {
  if (notes.length === 0) return null
  return (
    <section className={styles.care} aria-label={text.care} data-hook="recipe-care">
      <h3 className="display heading-4">
        <Icon of="shield" size="s" />
        {text.care}
      </h3>
      <ul>
        {notes.map(({ topic, text: note, article }) => (
          <li key={topic}>
            <p>{note}</p>
            {article === null ? null : (
              <Link className="text-link" to={article.path}>
                {article.title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
