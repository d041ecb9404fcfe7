import { shoppingLimits } from '@consoeurs/contract'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import styles from './shopping.module.css'
import { shoppingText as text } from './shopping.text.ts'

export function AddLine({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState('')
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        onAdd(name.trim())
        setName('')
      }}
    >
      <TextInput
        value={name}
        maxLength={shoppingLimits.line}
        aria-label={text.add}
        placeholder={text.placeholder}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" icon="plus">
        {text.addDo}
      </Button>
    </form>
  )
}
