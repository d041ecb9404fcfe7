import type { GroupView, NotebookGroup } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonList } from '../../../ui/states/skeleton.tsx'
import { notebooksText as text } from './notebooks.text.ts'

interface GroupSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  help: string
  current: NotebookGroup | null
  /** @throws ApiFailure */
  save: (group: string | null) => Promise<void>
}

const loadOwnGroups = async (): Promise<GroupView[]> => {
  const { items } = await api.get<{ items: GroupView[] }>('/api/groups')
  return items.filter(({ state }) => state === 'member')
}

export function GroupSheet(props: GroupSheetProps) {
  const { open, onOpenChange, help } = props
  const { answer, retry } = useLoaded(open, loadOwnGroups)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={text.share} description={help}>
      {answer === null ? <SkeletonList count={2} picture={false} /> : null}
      {answer instanceof ApiFailure ? <ErrorState text={answer.message} onRetry={retry} /> : null}
      {Array.isArray(answer) ? <GroupForm {...props} groups={answer} /> : null}
    </Sheet>
  )
}

function GroupForm({ groups, current, save, onOpenChange }: GroupSheetProps & { groups: GroupView[] }) {
  const [chosen, setChosen] = useState(current?.slug ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  if (groups.length === 0 && current === null) return <p>{text.noGroupYet}</p>
  const options = [
    { value: '', label: text.noGroup },
    ...groups.map(({ room }) => ({ value: room.community.slug, label: room.name })),
  ]
  const submit = async () => {
    setBusy(true)
    try {
      await save(chosen === '' ? null : chosen)
      onOpenChange(false)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="stack">
      <RadioCards
        legend={text.share}
        name="group"
        options={options}
        value={chosen}
        onChange={(value: string) => setChosen(value)}
      />
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button block busy={busy} onClick={() => void submit()}>
        {text.save}
      </Button>
    </div>
  )
}
