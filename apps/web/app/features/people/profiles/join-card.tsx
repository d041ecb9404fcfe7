import styles from '../../../styles/shared/profile.module.css'
import { profilesText } from '../../../text/profiles.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

export function JoinCard() {
  return (
    <Card className={styles.join}>
      <h2 className="display heading-3">{profilesText.join}</h2>
      <p className="soft">{profilesText.joinText}</p>
      <ButtonLink to="/signup">{profilesText.joinAction}</ButtonLink>
    </Card>
  )
}
