import { choiceLimits, type ProfileChoicesView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Panel } from '../../care/panel.tsx'
import { profileChoicesText as text } from '../../text/profile-choices.ts'
import { ChoiceLine } from './choice-line.tsx'
import { keyed, moved, newQuestion, replaced, storedQuestions } from './drafts.ts'
import { SaveRow } from './save-row.tsx'
import { useSaveChoices } from './use-choices.ts'

const words = text.questions

/** @param saved the list as it was loaded; a new version starts over */
export function QuestionsPanel({ saved }: { saved: ProfileChoicesView['questions'] }) {
  const [questions, setQuestions] = useState(() => saved.questions.map(keyed))
  const { busy, complaint, save } = useSaveChoices('questions')
  const given = storedQuestions(questions)
  const changed = JSON.stringify(given) !== JSON.stringify(saved.questions)
  const retire = (key: string, isNew: boolean, retired: boolean) =>
    setQuestions(
      isNew ? questions.filter((entry) => entry.key !== key) : replaced(questions, key, { retired: !retired }),
    )
  return (
    <Panel title={words.title}>
      <p className="hint">{words.hint}</p>
      <form
        className="choices"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save({ version: saved.version, questions: given })
        }}
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
          changed={changed}
          busy={busy}
          complaint={complaint}
          onCancel={() => setQuestions(saved.questions.map(keyed))}
        />
      </form>
    </Panel>
  )
}
