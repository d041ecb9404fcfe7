import type { TableHits } from '@consoeurs/contract'
import { Form, useNavigate } from 'react-router'
import { useIllustration } from '../../../brand/illustration.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import { IngredientPicker } from './ingredient-picker.tsx'
import { recipesPath, tableHref, tablePath } from './recipe-address.ts'
import { TableList } from './recipe-list.tsx'
import type { TableAsked } from './recipes.api.ts'
import styles from './recipes.module.css'
import { recipesText } from './recipes.text.ts'

const text = recipesText.table

interface TableFinderProps {
  asked: TableAsked
  first: TableHits
}

function Found({ asked, first }: TableFinderProps) {
  const picture = useIllustration('empty')
  if (first.items.length > 0)
    return (
      <TableList key={tableHref(asked)} {...{ asked, first }} nextHref={(cursor) => tableHref(asked, { cursor })} />
    )
  const { title, text: words } = asked.have.length === 0 ? text.begin : text.empty
  const all = (
    <ButtonLink to={recipesPath} look="quiet">
      {recipesText.empty.all}
    </ButtonLink>
  )
  return <EmptyState title={title} text={words} picture={picture} action={all} />
}

/** She says what she has; the recipes with the fewest missing ingredients come first. */
export function TableFinder({ asked, first }: TableFinderProps) {
  const navigate = useNavigate()
  return (
    <>
      <Form method="get" action={tablePath} className={styles.table}>
        <IngredientPicker
          label={text.chosen}
          name="have"
          oneLine
          chosen={asked.have}
          nameOf={(slug) => first.names[slug] ?? slug}
          onChange={(have) => void navigate(tableHref({ ...asked, have }), { preventScrollReset: true, replace: true })}
        />
        <p className="meta">{text.basics}</p>
        <Unscripted>
          <Button type="submit">{text.show}</Button>
        </Unscripted>
      </Form>
      <Found asked={asked} first={first} />
    </>
  )
}
