import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { errorOf, typedValue, typedValues } from '../../../api/typed-value.ts'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/report.module.css'
import { Button } from '../../../ui/button.tsx'
import { CheckChips } from '../../../ui/forms/check-chips.tsx'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { newsletterText as text } from './newsletter.text.ts'
import { newsletterPath } from './newsletter-offer.tsx'

interface NewsletterFormProps {
  categories: { id: number; attributes: { name: string } }[]
  /** Ticked at first. */
  chosen: number[]
  lastResult?: FormAnswer | undefined
}

/** Posts to its own page, so that it works without scripts wherever it is shown. */
export function NewsletterForm({ categories, chosen, lastResult }: NewsletterFormProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={newsletterPath} className={styles.form} aria-label={text.title} noValidate>
      <FormError text={errorOf(lastResult, '')} />
      <Field label={text.email} error={errorOf(lastResult, 'email')}>
        <EmailInput name="email" defaultValue={typedValue(lastResult, 'email', '')} />
      </Field>
      <CheckChips
        legend={text.categories}
        name="categories"
        options={categories.map(({ id, attributes }) => ({ value: String(id), label: attributes.name }))}
        defaultValues={typedValues(lastResult, 'categories', lastResult === undefined ? chosen.map(String) : [])}
        error={errorOf(lastResult, 'categories')}
      />
      <p className="small soft">
        {text.promise}{' '}
        <Link className="text-link" to="/l/confidentialite">
          {text.privacy}
        </Link>
      </p>
      <div>
        <Button type="submit" busy={busy}>
          {text.send}
        </Button>
      </div>
    </Form>
  )
}
