import { startOf } from '@consoeurs/contract/text/truncate'
import { useResourceContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { useBrand } from '../shell/admin-brand.tsx'
import { contentText } from '../text/content.ts'
import type { ContentValues } from './content-values.ts'
import { Line } from './fields.tsx'

/** Lengths shown by search engines; same limits as the contract. */
const most = { title: 70, description: 170 }

/** SEO fields and a preview of the search result. */
export function SearchResult({ address }: { address: string }) {
  const [title, excerpt, seoTitle, seoDescription] = useWatch<
    ContentValues,
    ['title', 'excerpt', 'seoTitle', 'seoDescription']
  >({ name: ['title', 'excerpt', 'seoTitle', 'seoDescription'] })
  const { name } = useBrand()
  const resource = useResourceContext() as keyof typeof contentText.seoDescriptionHints
  return (
    <fieldset className="panel">
      <legend>{contentText.searchEngines}</legend>
      <Line<ContentValues>
        name="seoTitle"
        label={contentText.seoTitle}
        hint={contentText.seoTitleHint}
        most={most.title}
      />
      <Line<ContentValues>
        name="seoDescription"
        label={contentText.seoDescription}
        hint={contentText.seoDescriptionHints[resource]}
        most={most.description}
        rows={2}
      />
      <figure className="result" aria-label={contentText.preview}>
        <span className="result-address">{`${location.host}${address}`}</span>
        <b>{`${seoTitle || title} – ${name}`}</b>
        <span>{startOf(seoDescription || excerpt, most.description)}</span>
      </figure>
    </fieldset>
  )
}
