import type { ThemeView } from '@consoeurs/contract'
import { sharesText } from '../../../text/shares.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

export function ThemeHead({ theme }: { theme: ThemeView }) {
  return <PageHead title={`#${theme.label}`} lead={sharesText.theme.count(theme.count)} />
}

export function ThemeEmpty({ theme }: { theme: ThemeView }) {
  const { title, text, action } = sharesText.theme.empty
  return <EmptyState title={title(theme.label)} text={text} action={<ButtonLink to="/shares">{action}</ButtonLink>} />
}
