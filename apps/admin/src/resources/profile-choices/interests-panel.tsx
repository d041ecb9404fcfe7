import { choiceLimits, type ProfileChoicesView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Panel } from '../../care/panel.tsx'
import { PanelForm } from '../../forms/panel-form.tsx'
import { useSavePart } from '../../forms/use-parts.ts'
import { profileChoicesText as text } from '../../text/profile-choices.ts'
import { ChoiceLine } from './choice-line.tsx'
import { type GroupDraft, groupDrafts, keyed, movedInterest, newInterest, replaced, storedGroups } from './drafts.ts'
import { SaveRow } from './save-row.tsx'

const words = text.interests

interface GroupFieldsProps {
  group: GroupDraft
  isFirst: boolean
  isLast: boolean
  onChange: (change: Partial<GroupDraft>) => void
  onMove: (from: number, by: -1 | 1) => void
}

function GroupFields({ group: { label, interests }, isFirst, isLast, onChange, onMove }: GroupFieldsProps) {
  const retire = (key: string, isNew: boolean, retired: boolean) =>
    onChange({
      interests: isNew
        ? interests.filter((entry) => entry.key !== key)
        : replaced(interests, key, { retired: !retired }),
    })
  return (
    <fieldset className="choice-group">
      <TextField
        label={words.group}
        value={label}
        onChange={({ target }) => onChange({ label: target.value })}
        slotProps={{ htmlInput: { maxLength: choiceLimits.group } }}
      />
      <ul>
        {interests.map(({ key, value, label: name, retired }, from) => (
          <ChoiceLine
            key={key}
            label={name}
            retired={retired}
            retiredLabel={text.retired}
            canMoveUp={from > 0 || !isFirst}
            canMoveDown={from < interests.length - 1 || !isLast}
            onMove={(by) => onMove(from, by)}
            onRetire={() => retire(key, value === null, retired)}
          >
            <TextField
              label={words.name}
              value={name}
              autoFocus={value === null && name === ''}
              onChange={({ target }) => onChange({ interests: replaced(interests, key, { label: target.value }) })}
              slotProps={{ htmlInput: { maxLength: choiceLimits.interest } }}
            />
          </ChoiceLine>
        ))}
      </ul>
      <Button
        aria-label={words.add(label.trim() || text.fresh)}
        onClick={() => onChange({ interests: [...interests, newInterest()] })}
      >
        {words.add(label.trim() || text.fresh)}
      </Button>
    </fieldset>
  )
}

/** @param saved the list as it was loaded; a new version starts over */
export function InterestsPanel({ saved }: { saved: ProfileChoicesView['interests'] }) {
  const [groups, setGroups] = useState(() => groupDrafts(saved.groups))
  const { busy, complaint, save } = useSavePart('profile-choices', 'interests')
  const given = storedGroups(groups)
  const isDirty = JSON.stringify(given) !== JSON.stringify(saved.groups)
  return (
    <Panel title={words.title}>
      <p className="hint">{words.hint}</p>
      <PanelForm
        className="choices-fields"
        busy={busy}
        onSave={() => void save({ version: saved.version, groups: given })}
      >
        {groups.map((group, at) => (
          <GroupFields
            key={group.key}
            group={group}
            isFirst={at === 0}
            isLast={at === groups.length - 1}
            onChange={(change) => setGroups(replaced(groups, group.key, change))}
            onMove={(from, by) => setGroups(movedInterest(groups, at, from, by))}
          />
        ))}
        <Button onClick={() => setGroups([...groups, keyed({ label: '', interests: [newInterest()] })])}>
          {words.addGroup}
        </Button>
        <SaveRow
          list={words.title}
          isDirty={isDirty}
          busy={busy}
          complaint={complaint}
          onCancel={() => setGroups(groupDrafts(saved.groups))}
        />
      </PanelForm>
    </Panel>
  )
}
