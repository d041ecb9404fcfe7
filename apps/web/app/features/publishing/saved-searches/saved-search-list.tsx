import { limits, type SavedSearchView, type SearchRhythm } from '@consoeurs/contract'
import { useEffect } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { Link } from '../../../navigation/link.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import type { SearchAnswer } from './answer-search.ts'
import styles from './saved-search-list.module.css'
import { savedSearchesText } from './saved-searches.text.ts'

const rhythms = (Object.keys(savedSearchesText.rhythms) as SearchRhythm[]).map((value) => ({
  value,
  label: savedSearchesText.rhythms[value],
}))

function useAnswers({ state, data }: { state: string; data: SearchAnswer | undefined }): void {
  useEffect(() => {
    if (state !== 'idle' || data === undefined) return
    if (data.problem) toast.error(data.problem)
    else if (data.done) toast.success(data.done)
  }, [state, data])
}

function EditForm({ search: { id, name, rhythm } }: { search: SavedSearchView }) {
  const fetcher = useFetcher<SearchAnswer>()
  useAnswers(fetcher)
  return (
    <fetcher.Form method="post" className={styles.form}>
      <input type="hidden" name="id" value={id} />
      <Field label={savedSearchesText.name}>
        <TextInput name="name" defaultValue={name} maxLength={limits.savedSearches.name} required />
      </Field>
      <RadioCards
        legend={savedSearchesText.rhythm}
        name="rhythm"
        layout="chips"
        options={rhythms}
        defaultValue={rhythm}
        help={savedSearchesText.rhythmHelp}
      />
      <div className={styles.buttons}>
        <Button type="submit" name="intent" value="change" busy={fetcher.state !== 'idle'}>
          {savedSearchesText.save}
        </Button>
        <Button type="submit" look="ghost" name="intent" value="delete" aria-label={savedSearchesText.deleteOf(name)}>
          {savedSearchesText.delete}
        </Button>
      </div>
    </fetcher.Form>
  )
}

function SavedSearch({ search }: { search: SavedSearchView }) {
  const { kind, name, path, rhythm, notifiedAt } = search
  return (
    <li className={styles.search}>
      <Link className={styles.open} to={path}>
        <Icon of={kind === 'members' ? 'users' : 'message-square'} />
        <span className="grow">
          <b className="bold block">{name}</b>
          <span className="meta block">{savedSearchesText.facts(kind, rhythm)}</span>
          {notifiedAt === null ? null : (
            <span className="meta block">
              <span>{savedSearchesText.lastNews} </span>
              <TimeAgo date={notifiedAt} />
            </span>
          )}
        </span>
        <Icon of="chevron-right" size="s" />
      </Link>
      <details className={styles.edit}>
        <summary aria-label={savedSearchesText.editOf(name)}>{savedSearchesText.edit}</summary>
        <EditForm search={search} />
      </details>
    </li>
  )
}

export function SavedSearchList({ searches }: { searches: SavedSearchView[] }) {
  const unscripted = useActionData<SearchAnswer>()
  const { none } = savedSearchesText
  return (
    <>
      {unscripted === undefined ? null : <p role="status">{unscripted.problem ?? unscripted.done}</p>}
      {searches.length === 0 ? (
        <EmptyState
          title={none.title}
          text={none.text}
          action={<ButtonLink to="/members?filtres=1">{none.action}</ButtonLink>}
        />
      ) : (
        <>
          <p className="soft">{savedSearchesText.lead}</p>
          <ul className={styles.list} aria-label={savedSearchesText.listLabel}>
            {searches.map((search) => (
              <SavedSearch key={search.id} search={search} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
