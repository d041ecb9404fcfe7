import { allergens, ingredientFamilies, shopAisles } from '@consoeurs/contract'
import type { RaRecord } from 'ra-core'
import { BulkDeleteWithConfirmButton } from 'ra-ui-materialui'
import { Link } from 'react-router'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import type { IngredientRecord } from '../../records.ts'
import { ingredientsText as text } from '../../text/ingredients.ts'

const choicesOf = (labels: Record<string, string>) => Object.entries(labels).map(([id, name]) => ({ id, name }))

const allergensOf = (record: IngredientRecord) => record.allergens.map((one) => allergens[one]).join(', ')

const exported = (record: RaRecord) => {
  const row = record as IngredientRecord
  const { id, slug, singular, plural, family, aisle } = row
  const labels = { family: ingredientFamilies[family], aisle: shopAisles[aisle], allergens: allergensOf(row) }
  return { id, slug, singular, plural, ...labels }
}

function Name({ id, singular, family }: IngredientRecord) {
  return (
    <span className="headline">
      <span>
        <Link to={`/ingredients/${id}`}>{singular}</Link>
        <span className="address">{ingredientFamilies[family]}</span>
      </span>
    </span>
  )
}

const columns: Column<IngredientRecord>[] = [
  { label: text.singular, sortBy: 'singular', render: (record) => <Name {...record} /> },
  { label: text.plural, wide: true, render: ({ plural }) => plural },
  { label: text.aisle, sortBy: 'aisle', wide: true, render: ({ aisle }) => shopAisles[aisle] },
  { label: text.allergens, wide: true, render: allergensOf },
]

export function IngredientList() {
  return (
    <ListScreen
      title={text.title}
      create={text.fresh}
      sort={{ field: 'singular', order: 'ASC' }}
      columns={exported}
      empty={text.empty}
      filters={
        <>
          <ChoiceFilter name="family" label={text.family} choices={choicesOf(ingredientFamilies)} />
          <ChoiceFilter name="aisle" label={text.aisle} choices={choicesOf(shopAisles)} />
        </>
      }
    >
      <RowsTable<IngredientRecord>
        columns={columns}
        nameOf={({ singular }) => singular}
        bulk={<BulkDeleteWithConfirmButton mutationMode="pessimistic" />}
      />
    </ListScreen>
  )
}
