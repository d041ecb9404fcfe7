import { sharesText } from '../../text/shares.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** What a visitor reads after what she may read. */
export function JoinPrompt({ title }: { title: string }) {
  return (
    <section className="join">
      <h2 className="d h3">{title}</h2>
      <p className="soft">{sharesText.joinText}</p>
      <ButtonLink to="/signup">{sharesText.signUp}</ButtonLink>
    </section>
  )
}
