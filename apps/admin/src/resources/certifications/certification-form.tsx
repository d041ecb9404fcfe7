import { type DeskCertification, type RefusalReason, refusalReasons } from '@consoeurs/contract'
import { Choices } from '../../care/measure-fields.tsx'
import { VerdictForm } from '../../care/verdict-form.tsx'
import { Line } from '../../forms/fields.tsx'
import { certificationsText as text } from '../../text/certifications.ts'

interface CertificationValues {
  state: '' | 'certified' | 'refused'
  reason: '' | RefusalReason
  note: string
}

const fresh: CertificationValues = { state: '', reason: '', note: '' }

const asked = ({ state, reason, note }: CertificationValues) =>
  state === 'refused' ? { state, reason, note } : { state, reason: null, note: '' }

/** Certify, or refuse with a reason. */
export const CertificationForm = ({ certification }: { certification: DeskCertification }) => (
  <VerdictForm<CertificationValues>
    resource="certifications"
    id={certification.id}
    overtakenCode="CERTIFICATION_DECIDED"
    verdict={text.verdict}
    verdicts={text.verdicts}
    chooseVerdict={text.chooseVerdict}
    fresh={fresh}
    missing={({ state, reason }) => (state === 'refused' && reason === '' ? ['reason', text.chooseReason] : null)}
    asked={asked}
    done={text.decided}
  >
    {(state) =>
      state === 'refused' ? (
        <>
          <Choices<CertificationValues> name="reason" legend={text.reason} choices={refusalReasons} />
          <Line<CertificationValues> name="note" label={text.note} hint={text.noteHint} most={500} rows={3} />
        </>
      ) : null
    }
  </VerdictForm>
)
