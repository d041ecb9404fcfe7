import type { BrandConsents } from '@consoeurs/brand'
import { type Arrival, type FederatedNewcomer, limits, startOf } from '@consoeurs/contract'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../../api/form-answer.ts'
import { errorOf, typedValue } from '../../../../api/typed-value.ts'
import styles from '../../../../styles/shared/doorstep.module.css'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { federatedStepsText } from '../federated-steps.text.ts'
import { signUpText } from '../sign-up.text.ts'
import { ArrivalFields } from './arrival-fields.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { BirthdateField, DisplayNameField } from './sign-up-fields.tsx'

interface NewcomerFormProps {
  consents: BrandConsents
  newcomer: FederatedNewcomer
  arrival: Arrival
  lastResult: FormAnswer | undefined
}

/** What the provider does not supply: display name, age and the five consents. */
export function NewcomerForm({ consents, newcomer, arrival, lastResult }: NewcomerFormProps) {
  const sending = useNavigation().state !== 'idle'
  const { email, providerName, displayName } = newcomer
  const saved = (name: string, otherwise = '') => typedValue(lastResult, name, otherwise)
  return (
    <Form method="post" className={`stack ${styles.form}`} noValidate>
      <ArrivalFields arrival={arrival} />
      <FormError text={errorOf(lastResult, '')} />
      <Field label={federatedStepsText.newcomerEmail} help={federatedStepsText.newcomerEmailHelp(providerName)}>
        <TextInput type="email" value={email} readOnly />
      </Field>
      <DisplayNameField
        name="displayName"
        defaultValue={saved('displayName', startOf(displayName, limits.displayName.max))}
        error={errorOf(lastResult, 'displayName')}
      />
      <BirthdateField name="birthdate" defaultValue={saved('birthdate')} error={errorOf(lastResult, 'birthdate')} />
      <fieldset className={styles.part} data-current>
        <legend className="display heading-4">{signUpText.parts[3]}</legend>
        <p className="small soft">{signUpText.consentsLead}</p>
        <ConsentBoxes
          consents={consents}
          errorOf={(kind) => errorOf(lastResult, `consents.${kind}`)}
          checkedAtFirst={(kind) => saved(`consents.${kind}`) === 'on'}
        />
      </fieldset>
      <Button type="submit" size="lg" block busy={sending}>
        {signUpText.createAccount}
      </Button>
    </Form>
  )
}
