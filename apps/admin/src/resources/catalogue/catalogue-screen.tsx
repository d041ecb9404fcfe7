import type { CatalogueRecord } from '@consoeurs/contract'
import { useGetList } from 'ra-core'
import { Loading } from '../../shell/loading.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { catalogueText } from '../../text/catalogue.ts'
import { frenchMessages } from '../../text/react-admin.ts'
import { SectionPanel } from './section-panel.tsx'
import './catalogue.css'

const whole = { pagination: { page: 1, perPage: 100 }, sort: { field: 'section', order: 'ASC' as const } }

export function CatalogueScreen() {
  const { data, error } = useGetList<CatalogueRecord>('catalogue', whole)
  const sections = Map.groupBy(data ?? [], ({ section }) => section)
  return (
    <>
      <PageHead title={catalogueText.title} />
      <p className="lead">{catalogueText.lead}</p>
      {error === null ? null : (
        <p role="alert" className="trouble">
          {error instanceof Error && error.message !== '' ? error.message : frenchMessages.ra.notification.http_error}
        </p>
      )}
      {data === undefined && error === null ? <Loading /> : null}
      <div className="sections">
        {[...sections].map(([section, entries]) => (
          <SectionPanel key={section} entries={entries} />
        ))}
      </div>
    </>
  )
}
