import { ContentForm, WithViewer } from '../../forms/content-form.tsx'
import { Opened } from '../../forms/opened.tsx'
import type { PageRecord } from '../../records.ts'
import { contentText } from '../../text/content.ts'

function PageForm({ record }: { record: PageRecord | null }) {
  return (
    <WithViewer>
      {(viewerId) => (
        <ContentForm
          title={contentText.newPage}
          record={record}
          viewerId={viewerId}
          addressOf={({ slug }) => `/l/${slug || '…'}`}
        />
      )}
    </WithViewer>
  )
}

export const PageEdit = () => <Opened<PageRecord>>{(record) => <PageForm record={record} />}</Opened>
export const PageCreate = () => <PageForm record={null} />
