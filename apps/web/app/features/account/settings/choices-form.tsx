import { type ReactNode, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import styles from '../../../styles/shared/settings.module.css'
import { settingsText } from '../../../text/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import type { PartAnswer } from './part-form.tsx'
import type { ProfilePart } from './profile-forms.ts'

interface ChoicesFormProps {
  part: ProfilePart
  /** Shown below until something is saved. */
  note?: string
  children: ReactNode
}

/** Saves each choice at once; a refusal restores the saved state. */
export function ChoicesForm({ part, note, children }: ChoicesFormProps) {
  const fetcher = useFetcher<PartAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const refused = fetcher.state === 'idle' ? fetcher.data?.refusal?.error : undefined
  const problem = refused && Object.values(refused).flat()[0]
  useEffect(() => {
    if (!problem) return
    toast.error(problem)
    form.current?.reset()
  }, [problem])
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className={styles.form}
      onChange={(event) => void fetcher.submit(event.currentTarget)}
    >
      <input type="hidden" name="part" value={part} />
      {children}
      <p className="small soft" role="status">
        {fetcher.state === 'idle' && fetcher.data?.refusal === null ? settingsText.saved : note}
      </p>
      <Unscripted>
        <Button type="submit">{settingsText.save}</Button>
      </Unscripted>
    </fetcher.Form>
  )
}
