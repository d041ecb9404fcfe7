import { allergens, ingredientFamilies, shopAisles } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { FormProvider, useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { Line } from '../../forms/fields.tsx'
import { Opened } from '../../forms/opened.tsx'
import { usePlainSave } from '../../forms/use-plain-save.ts'
import type { IngredientRecord } from '../../records.ts'
import { DeleteButton } from '../../shell/delete-button.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { adminText } from '../../text/admin.ts'
import { ingredientsText as text } from '../../text/ingredients.ts'
import { ChoiceField, SeasonsField, SpanField } from './ingredient-fields.tsx'
import { contentOf, freshValues, type IngredientValues, valuesOf } from './ingredient-values.ts'
import './ingredients.css'

function IngredientForm({ record, name = '' }: { record: IngredientRecord | null; name?: string }) {
  const form = useForm<IngredientValues>({ defaultValues: record === null ? freshValues(name) : valuesOf(record) })
  const { save, saving } = usePlainSave(form, record)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((data) => save(contentOf(data, record === null)))(event)}
      >
        <PageHead title={record === null ? text.fresh : record.singular}>
          {record === null ? null : <DeleteButton record={record} name={record.singular} />}
          <Button type="submit" variant="contained" loading={saving}>
            {adminText.save}
          </Button>
        </PageHead>
        <div className="stack narrow">
          <Line<IngredientValues> name="singular" label={text.singular} required />
          <Line<IngredientValues> name="plural" label={text.plural} required />
          {record === null ? <Line<IngredientValues> name="slug" label={text.slug} hint={text.slugHint} /> : null}
          <ChoiceField name="gender" label={text.gender} choices={text.genders} />
          <Line<IngredientValues> name="aliases" label={text.aliases} hint={text.aliasesHint} rows={3} />
          <ChoiceField name="family" label={text.family} choices={ingredientFamilies} />
          <ChoiceField name="aisle" label={text.aisle} choices={shopAisles} />
          <ChoiceField name="allergens" label={text.allergens} choices={allergens} multiple />
          <SeasonsField />
          <SpanField name="soakingHours" labels={text.soaking} />
          <SpanField name="germinationDays" labels={text.germination} />
          <Line<IngredientValues> name="rinsesPerDay" label={text.rinses} />
          <Line<IngredientValues>
            name="fermentation"
            label={text.fermentation}
            hint={text.fermentationHint}
            most={160}
          />
        </div>
      </form>
    </FormProvider>
  )
}

export const IngredientEdit = () => <Opened<IngredientRecord>>{(record) => <IngredientForm record={record} />}</Opened>

/** `?name=`: of a proposal. */
export function IngredientCreate() {
  const [search] = useSearchParams()
  return <IngredientForm record={null} name={search.get('name') ?? ''} />
}
