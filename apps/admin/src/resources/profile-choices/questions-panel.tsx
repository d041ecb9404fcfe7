import { choiceLimits, type ProfileChoicesView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Panel } from '../../care/panel.tsx'
import { PanelForm } from '../../forms/panel-form.tsx'
import { useSavePart } from '../../forms/use-parts.ts'
import { profileChoicesText as text } from '../../text/profile-choices.ts'
import { ChoiceLine } from './choice-line.tsx'
import { keyed, moved, newQuestion, replaced, storedQuestions } from './drafts.ts'
import { SaveRow } from './save-row.tsx'

const words = text.questions

/** @param saved the list as it was loaded; a new version starts over */
export function QuestionsPanel({ saved }: { saved: ProfileChoicesView['questions'] }) {
  const [questions, setQuestions] = useState(() => saved.questions.map(keyed))
  const { busy, complaint, save } = useSavePart('profile-choices', 'questions')
  const given = storedQuestions(questions)
  const isDirty = JSON.stringify(given) !== JSON.stringify(saved.questions)
  const retire = (key: string, isNew: boolean, retired: boolean) =>
    setQuestions(
      isNew ? questions.filter((entry) => entry.key !== key) : replaced(questions, key, { retired: !retired }),
    )
  return (
    <Panel title={words.title}>
      <p className="hint">{words.hint}</p>
      <PanelForm
        className="choices-fields"
        busy={busy}
        onSave={() => void save({ version: saved.version, questions: given })}
      >
        <ul>
          {questions.map(({ key, id, label, placeholder, retired }, at) => (
            <ChoiceLine
              key={key}
              label={label}
              retired={retired}
              retiredLabel={text.retiredQuestion}
              canMoveUp={at > 0}
              canMoveDown={at < questions.length - 1}
              onMove={(by) => setQuestions(moved(questions, at, by))}
              onRetire={() => retire(key, id === null, retired)}
            >
              <TextField
                label={words.name}
                value={label}
                autoFocus={id === null && label === ''}
                onChange={({ target }) => setQuestions(replaced(questions, key, { label: target.value }))}
                slotProps={{ htmlInput: { maxLength: choiceLimits.question } }}
              />
              <TextField
                label={words.example}
                value={placeholder}
                onChange={({ target }) => setQuestions(replaced(questions, key, { placeholder: target.value }))}
                slotProps={{ htmlInput: { maxLength: choiceLimits.example } }}
              />
            </ChoiceLine>
          ))}
        </ul>
        <Button onClick={() => setQuestions([...questions, newQuestion()])}>{words.add}</Button>
        <SaveRow
          list={words.title}
          isDirty={isDirty}
          busy={busy}
          complaint={complaint}
          onCancel={() => setQuestions(saved.questions.map(keyed))}
        />
      </PanelForm>
    </Panel>
  )
}
