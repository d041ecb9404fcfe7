import { type ModerationYear, ReportReason, reportReasons } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { DeskProvider } from '../../content/data-provider.ts'
import { downloadCsv } from '../../lists/csv.ts'
import { Empty } from '../../shell/empty.tsx'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { Loading } from '../../shell/loading.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { certificationsText } from '../../text/certifications.ts'
import { moderationText } from '../../text/moderation.ts'
import { reviewsText as text } from '../../text/reviews.ts'

type TransparencyRow = [what: string, value: number | string]

interface TransparencySection {
  title: string
  lines: TransparencyRow[]
}

const reasonOf = (reason: string) => reportReasons[ReportReason.catch('other').parse(reason)].label
const kindOf = (kind: string) => (moderationText.kinds as Record<string, string>)[kind] ?? kind
const groundOf = (ground: string) =>
  ((moderationText.grounds as Record<string, string>)[ground] ?? ground).toLowerCase()

/** One year, for display and export. */
function partsOf({ received, decided, measures, reviews, certifications }: ModerationYear): TransparencySection[] {
  const total = received.reduce((sum, { count }) => sum + count, 0)
  return [
    {
      title: text.received,
      lines: [...received.map(({ reason, count }): TransparencyRow => [reasonOf(reason), count]), [text.total, total]],
    },
    {
      title: text.decided,
      lines: [
        [text.upheld, decided.upheld],
        [text.rejected, decided.rejected],
        [text.median, text.hours(decided.medianHours)],
      ],
    },
    {
      title: text.measures,
      lines: measures.map(
        ({ kind, ground, count }): TransparencyRow => [`${kindOf(kind)}, ${groundOf(ground)}`, count],
      ),
    },
    ...reviews.map(({ subject, asked, confirmed, changed, medianHours }) => ({
      title: text.reviewsOf[subject],
      lines: [
        [text.askedCount, asked],
        [text.stateFilters.confirmed, confirmed],
        [text.stateFilters.changed, changed],
        [text.median, text.hours(medianHours)],
      ] as TransparencyRow[],
    })),
    {
      title: certificationsText.title,
      lines: [
        [certificationsText.counts.asked, certifications.asked],
        [certificationsText.counts.certified, certifications.certified],
        [certificationsText.counts.refused, certifications.refused],
        [certificationsText.counts.unjudged, certifications.unjudged],
        [certificationsText.counts.revoked, certifications.revoked],
        [text.median, text.hours(certifications.medianHours)],
      ],
    },
  ]
}

const rowsOf = (years: ModerationYear[]) =>
  years.flatMap((year) =>
    partsOf(year).flatMap(({ title, lines }) =>
      lines.map(([what, value]) => ({ annee: year.year, rubrique: title, quoi: what, valeur: value })),
    ),
  )

function Year({ year }: { year: ModerationYear }) {
  return (
    <section aria-labelledby={`year-${year.year}`}>
      <h2 id={`year-${year.year}`}>{year.year}</h2>
      <div className="figures">
        {partsOf(year).map(({ title, lines }) => (
          <section key={title} className="panel" aria-label={title}>
            <h3>{title}</h3>
            {lines.length === 0 ? <p className="hint">{text.none}</p> : null}
            <dl className="known">
              {lines.map(([what, value]) => (
                <div key={what} className="pair">
                  <dt>{what}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  )
}

/** Counts that the operator publishes yearly (DSA art. 15 and 24). */
export function TransparencyScreen() {
  const { look } = useDataProvider<DeskProvider>()
  const { data, error } = useQuery({
    queryKey: ['transparency'],
    queryFn: () => look<{ items: ModerationYear[] }>('transparency'),
  })
  const years = data?.items
  return (
    <>
      <PageHead title={text.transparency}>
        <Button disabled={!years?.length} onClick={() => downloadCsv('bilan-moderation', rowsOf(years ?? []))}>
          {text.export}
        </Button>
      </PageHead>
      <p className="house-lead">{text.transparencyLead}</p>
      <p className="hint">{text.automated}</p>
      {error ? <ErrorScreen error={error} /> : null}
      {years === undefined && !error ? <Loading /> : null}
      {years?.length === 0 ? <Empty {...text.noYear} /> : null}
      {years?.map((year) => (
        <Year key={year.year} year={year} />
      ))}
    </>
  )
}
