import type { PersonalData } from '@consoeurs/contract'
import styles from '../../../styles/shared/settings.module.css'
import { dayOfYear, fullDate } from '../../../text/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { AskWho } from './ask-who.tsx'
import type { PersonalDataAnswer } from './change-personal-data.ts'
import personalDataStyles from './personal-data.module.css'
import { personalDataText } from './personal-data.text.ts'
import { usePersonalDataForm } from './use-personal-data-form.ts'

const text = personalDataText.archive
const size = new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })

interface ArchiveSectionProps {
  personal: PersonalData
  unscripted: PersonalDataAnswer | undefined
}

/** Data export: at most once a day, made by a job, kept for a week. */
export function ArchiveSection({ personal, unscripted }: ArchiveSectionProps) {
  const { archive, archiveFrom, hasPassword } = personal
  const { fetcher, problem, busy } = usePersonalDataForm(['archive'], unscripted)
  return (
    <section className={styles.form} aria-labelledby="archive">
      <h2 className="display heading-3" id="archive">
        {text.title}
      </h2>
      <p className="soft">{text.lead}</p>
      {archive === null ? null : (
        <p role="status">
          {archive.name === null
            ? text.making
            : text.ready(size.format(Math.max(0.1, archive.bytes / 1_000_000)), dayOfYear(new Date(archive.until)))}
        </p>
      )}
      {archive?.name ? (
        <div>
          <a className="button" href={`/api/personal-data/archive/${archive.name}`} download>
            {text.download}
          </a>
        </div>
      ) : null}
      {archiveFrom === null ? (
        <fetcher.Form method="post" className={personalDataStyles.action}>
          <FormError text={problem} />
          <input type="hidden" name="intent" value="archive" />
          <AskWho hasPassword={hasPassword} />
          <Button type="submit" look="line" busy={busy}>
            {text.ask}
          </Button>
        </fetcher.Form>
      ) : (
        <p className="small soft">{text.again(fullDate(new Date(archiveFrom)))}</p>
      )}
    </section>
  )
}
