import { profilesText } from '../../text/profiles.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** What a visitor is missing, and the way in. */
export function JoinCard() {
  return (
    <Card className="pf-join">
      <h2 className="d h3">{profilesText.join}</h2>
      <p className="soft">{profilesText.joinText}</p>
      <ButtonLink to="/signup">{profilesText.joinAction}</ButtonLink>
    </Card>
  )
}
