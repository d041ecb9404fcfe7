import { joinText } from '../../text/join.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** What a visitor reads after what she may read. */
export function JoinPrompt({ title }: { title: string }) {
  return (
    <section className="join">
      <h2 className="d h3">{title}</h2>
      <p className="soft">{joinText.text}</p>
      <ButtonLink to="/signup">{joinText.signUp}</ButtonLink>
    </section>
  )
}
