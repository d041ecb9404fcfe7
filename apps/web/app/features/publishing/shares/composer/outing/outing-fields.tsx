import { limits } from '@consoeurs/contract'
import { useBrand } from '../../../../../brand/brand-context.tsx'
import { Field } from '../../../../../ui/forms/field.tsx'
import { Select } from '../../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../../ui/forms/text-input.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { composerText } from '../composer.text.ts'
import styles from '../composer-fields.module.css'
import type { DraftFieldsProps } from '../composer-fields.tsx'
import type { Draft } from '../draft.ts'
import datesStyles from './date-fields.module.css'
import { ChoosingSwitch, DateFields } from './date-fields.tsx'
import { TownField } from './town-field.tsx'

interface OutingFieldsProps extends DraftFieldsProps {
  editing: boolean
}

/** One date, or several to choose from; the checkbox decides without scripts too. */
function WhenFields({ draft, errors, onChange, editing }: OutingFieldsProps) {
  const { outing } = draft
  const change = (part: Partial<Draft['outing']>) => onChange({ outing: { ...outing, ...part } })
  const wrongDate = errors['outing.at'] ?? errors.outing
  return (
    <div className={datesStyles.when} data-choosing={outing.choosing}>
      <div className={datesStyles.single}>
        <div className={`${styles.fieldRow} ${styles.when}`} data-hook="outing-date">
          <Icon of="calendar" />
          <Field label={composerText.outingDay} hiddenLabel error={wrongDate}>
            <TextInput
              type="date"
              name="day"
              className="bare"
              value={outing.day}
              onChange={(event) => change({ day: event.currentTarget.value })}
            />
          </Field>
          <Field label={composerText.outingTime} hiddenLabel>
            <TextInput
              type="time"
              name="time"
              className="bare"
              value={outing.time}
              onChange={(event) => change({ time: event.currentTarget.value })}
            />
          </Field>
        </div>
      </div>
      <DateFields dates={outing.dates} error={errors['outing.dates'] ?? wrongDate} onChange={change} />
      <ChoosingSwitch choosing={outing.choosing} fixed={editing} onChange={change} />
    </div>
  )
}

export function OutingFields({ draft, errors, onChange, editing }: OutingFieldsProps) {
  const { outing } = draft
  const change = (part: Partial<Draft['outing']>) => onChange({ outing: { ...outing, ...part } })
  const howMany = composerText.outingSeats
  const { outings } = useBrand()
  return (
    <div>
      <div className={styles.fieldRow}>
        <Icon of="list" />
        <Field label={composerText.outingKind} hiddenLabel error={errors['outing.kind']}>
          <Select
            name="outingKind"
            className="bare"
            placeholder={composerText.outingKind}
            options={outings.kinds}
            value={outing.kind}
            onChange={(event) => change({ kind: event.currentTarget.value })}
          />
        </Field>
      </div>
      <WhenFields {...{ draft, errors, onChange }} editing={editing} />
      <div className={styles.fieldRow}>
        <Icon of="map-pin" />
        <TownField town={outing.town} error={errors['outing.town']} onChange={(town) => change({ town })} />
      </div>
      <div className={styles.fieldRow}>
        <Icon of="compass" />
        <Field label={composerText.outingPlace} hiddenLabel error={errors['outing.place']}>
          <TextInput
            name="place"
            className="bare"
            maxLength={limits.outingPlace}
            placeholder={composerText.outingPlacePlaceholder}
            value={outing.place}
            onChange={(event) => change({ place: event.currentTarget.value })}
          />
        </Field>
      </div>
      <div className={styles.fieldRow}>
        <Icon of="users-round" />
        <Field label={howMany} hiddenLabel help={composerText.outingSeatsHelp} error={errors['outing.seats']}>
          <TextInput
            type="number"
            inputMode="numeric"
            className="bare"
            min={1}
            max={limits.outingSeats}
            name="seats"
            placeholder={howMany}
            value={outing.seats}
            onChange={(event) => change({ seats: event.currentTarget.value })}
          />
        </Field>
      </div>
    </div>
  )
}
