import type { NotebookView } from '@consoeurs/contract'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../../navigation/link.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { NameSheet } from './name-sheet.tsx'
import { NotebookCover } from './notebook-cover.tsx'
import styles from './notebooks.module.css'
import { notebooksText as text } from './notebooks.text.ts'

/** Who else reads it; null for one of her own. */
function whoElse({ group, owner }: NotebookView): string | null {
  if (owner !== null) return text.of(owner.displayName)
  return group === null ? null : text.sharedWith(group.name)
}

function NotebookFacts({ notebook }: { notebook: NotebookView }) {
  const who = whoElse(notebook)
  return (
    <>
      <span className="meta">{text.recipes(notebook.count)}</span>
      {who === null ? null : (
        <span className={`meta ${styles.facts}`}>
          <Icon of="users" size="s" />
          <span>{who}</span>
        </span>
      )}
    </>
  )
}

interface NotebookListProps {
  notebooks: NotebookView[]
  /** Makes one without scripts. */
  plainForm: ReactNode
}

export function NotebookList({ notebooks, plainForm }: NotebookListProps) {
  const [creating, setCreating] = useState(false)
  const navigate = useNavigate()
  const isEmpty = notebooks.every(({ count }) => count === 0)
  return (
    <div className="gutter">
      {notebooks.length === 0 ? null : (
        <ul className={styles.notebooks} aria-label={text.listLabel}>
          {notebooks.map((notebook, at) => (
            <li key={notebook.id}>
              <Link className={styles.notebook} to={`/carnet/${notebook.id}`} prefetch="intent" viewTransition>
                <NotebookCover pictures={notebook.pictures} priority={at < 2} />
                <b className={styles.name}>{notebook.name}</b>
                <NotebookFacts notebook={notebook} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isEmpty ? (
        <EmptyState
          title={text.empty.title}
          text={text.empty.text}
          action={<ButtonLink to="/shares?kind=recette">{text.empty.action}</ButtonLink>}
        />
      ) : null}
      <Button look="quiet" icon="plus" onClick={() => setCreating(true)} className={styles.create}>
        {text.create}
      </Button>
      {plainForm}
      <NameSheet
        open={creating}
        onOpenChange={setCreating}
        onSaved={({ id }) => void navigate(`/carnet/${id}`, { viewTransition: true })}
      />
    </div>
  )
}
