import type { NewsletterCounts } from '@consoeurs/contract'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { Panel } from '../../care/panel.tsx'
import type { DeskProvider } from '../../content/data-provider.ts'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { contentText } from '../../text/content.ts'

const { newsletter: text } = contentText

/** Counts only: nobody reads the addresses. */
export function NewsletterReaders() {
  const { look } = useDataProvider<DeskProvider>()
  const { data, error } = useQuery({ queryKey: ['newsletter'], queryFn: () => look<NewsletterCounts>('newsletter') })
  if (error) return <ErrorScreen error={error} />
  if (data === undefined) return null
  return (
    <Panel title={text.title}>
      <p className="hint">{text.hint}</p>
      <p>{data.readers === 0 ? text.none : text.readers(data.readers)}</p>
      {data.readers === 0 ? null : (
        <ul>
          {data.categories.map(({ id, name, readers }) => (
            <li key={id}>{text.ofCategory(name, readers)}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
