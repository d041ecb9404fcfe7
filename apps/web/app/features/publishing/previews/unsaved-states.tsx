import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { previewText } from './preview.text.ts'

/** Where there is nothing to preview: opened without a form, or content that the API refuses. */
export function UnsavedStates({ problem }: { problem: string | null }) {
  const { title, text } = problem === null ? previewText.empty : { title: previewText.problem, text: problem }
  return (
    <EmptyState
      level={1}
      title={title}
      text={text}
      action={
        <ButtonLink to="/admin" reloadDocument>
          {previewText.toDesk}
        </ButtonLink>
      }
    />
  )
}
