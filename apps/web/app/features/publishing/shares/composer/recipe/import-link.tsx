import { Link } from '../../../../../navigation/link.tsx'
import { useKitchenParts } from '../../recipe/kitchen-parts.ts'
import { recipeFieldsText } from './recipe-fields.text.ts'

/** For a recipe that she has already written elsewhere. Her draft stays. */
export function ImportLink() {
  if (useKitchenParts() === null) return null
  return (
    <p>
      <Link to="/recettes/importer" className="text-link small">
        {recipeFieldsText.importIt}
      </Link>
    </p>
  )
}
