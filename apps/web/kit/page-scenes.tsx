import { CertifiedMark } from '../app/brand/marks.tsx'
import heroStyles from '../app/features/people/profiles/profile-hero.module.css'
import { ModulePage } from '../app/layouts/module-page.tsx'
import { PageMeta } from '../app/page/page-meta.tsx'
import messageFieldStyles from '../app/styles/shared/message-field.module.css'
import messagesPageStyles from '../app/styles/shared/messages-page.module.css'
import profileStyles from '../app/styles/shared/profile.module.css'
import styles from '../app/styles/shared/thread.module.css'
import { Avatar } from '../app/ui/avatar.tsx'
import { Button } from '../app/ui/button.tsx'
import { Field } from '../app/ui/forms/field.tsx'
import { TextArea } from '../app/ui/forms/text-area.tsx'
import { IconButton, IconLink } from '../app/ui/icon-button.tsx'
import { portrait } from './scene.ts'

/** A page that takes the whole height and draws its own head. */
export function ConversationScene() {
  return (
    <ModulePage bar={null} full>
      <PageMeta title="Camille" />
      <div className={messagesPageStyles.inboxThread}>
        <header className={messagesPageStyles.threadHead}>
          <IconLink to="/dashboard" icon="chevron-left" label="Retour" className="only-phone" />
          <Avatar src={portrait('camille')} name="Camille" ring="green" size="sm" />
          <h1 className="grow bold">Camille</h1>
          <IconButton icon="ellipsis" label="Options" />
        </header>
        <div className={styles.scroller} data-hook="thread-scroller">
          <div className={styles.messages} data-hook="messages">
            <p className={styles.timestamp}>Aujourd’hui</p>
            <div className={styles.bubble} data-hook="bubble">
              Alors jeudi, tu me liras un passage ?
            </div>
            <div className={`${styles.bubble} ${styles.mine} ${styles.middle}`} data-hook="bubble">
              Avec plaisir.
            </div>
            <div className={`${styles.bubble} ${styles.mine}`} data-hook="bubble">
              À voix haute, mais pas trop.
            </div>
          </div>
        </div>
        <form className={messageFieldStyles.field}>
          <div className="grow">
            <Field label="Ton message" hiddenLabel>
              <TextArea look="pill" rows={1} placeholder="Écris à Camille" />
            </Field>
          </div>
          <IconButton icon="send" label="Envoyer" look="brand" />
        </form>
      </div>
    </ModulePage>
  )
}

/** A portrait that runs under the discs, above the band with the name. */
export function ProfileScene() {
  return (
    <ModulePage bar={null} wide>
      <PageMeta title="Camille" />
      <div className={heroStyles.profile}>
        <header className={heroStyles.hero}>
          <div className={heroStyles.portrait}>
            <div className={heroStyles.words}>
              <p className={`display ${heroStyles.saying}`}>« Libraire le jour, oiseau de nuit le vendredi. »</p>
            </div>
          </div>
          <div className={heroStyles.band}>
            <h1 className="display">
              Camille, 29 <CertifiedMark label="certifiée" />
            </h1>
            <p>Nantes · à moins de 10 km</p>
            <div className={`${profileStyles.action} ${profileStyles.dock}`}>
              <Button icon="message-circle">Lui écrire</Button>
              <Button look="quiet" icon="award">
                Offrir un honneur
              </Button>
            </div>
          </div>
        </header>
      </div>
    </ModulePage>
  )
}
