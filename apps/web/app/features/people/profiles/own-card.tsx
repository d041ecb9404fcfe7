import type { OwnProfile } from '@consoeurs/contract'
import { initialOf } from '@consoeurs/contract/text/truncate'
import { CertifiedMark } from '../../../brand/marks.tsx'
import { Link } from '../../../navigation/link.tsx'
import { membersText } from '../../../text/members.ts'
import { profilesText } from '../../../text/profiles.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import styles from './own-page.module.css'
import { ownPageText } from './own-page.text.ts'

/** A first photo that waits for a moderator is shown to its owner alone. */
function Portrait({ photo: main, photos, displayName }: OwnProfile) {
  const photo = main ?? photos.at(0)?.file ?? null
  return (
    <Link className={styles.portrait} to="/settings/photos" viewTransition aria-label={ownPageText.changePhoto}>
      {photo === null ? (
        <span className={`display ${styles.initial}`}>{initialOf(displayName)}</span>
      ) : (
        <Picture picture={{ ...pictureOf(photo), alt: '' }} sizes="200px" ratio={4 / 5} priority />
      )}
      <span className={`icon-button ${styles.camera}`}>
        <Icon of="camera" />
      </span>
    </Link>
  )
}

/** The member's portrait and first words, and how to change or see them. */
export function OwnCard({ own }: { own: OwnProfile }) {
  const { displayName, age, certified, certifiedAt, city, headline } = own
  return (
    <section className={styles.card} aria-labelledby="moi">
      <Portrait {...own} />
      <div className={styles.identity}>
        <h2 className={`display ${styles.name}`} id="moi">
          <span>{membersText.nameAge(displayName, age)} </span>
          {certified ? <CertifiedMark label={membersText.certifiedOn(certifiedAt)} /> : null}
        </h2>
        <p className="soft">{membersText.place(city, null)}</p>
        {headline === '' ? null : <p className={`display ${styles.headline}`}>{profilesText.headline(headline)}</p>}
        {own.photos.some(({ state }) => state === 'waiting') ? (
          <p className="small soft" role="status">
            {ownPageText.photoWaits}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        <ButtonLink to="/settings/profil" look="quiet" icon="pencil">
          {profilesText.edit}
        </ButtonLink>
        <ButtonLink to="/p?vue=membre" look="line" icon="eye">
          {ownPageText.see}
        </ButtonLink>
      </div>
    </section>
  )
}
