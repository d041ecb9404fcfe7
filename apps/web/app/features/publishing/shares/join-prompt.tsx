import styles from '../../../styles/shared/share.module.css'
import { joinText } from '../../../text/join.ts'
import { ButtonLink } from '../../../ui/button.tsx'

export function JoinPrompt({ title }: { title: string }) {
  return (
    <section className={styles.join}>
      <h2 className="display heading-3">{title}</h2>
      <p className="soft">{joinText.text}</p>
      <ButtonLink to="/signup">{joinText.signUp}</ButtonLink>
    </section>
  )
}
