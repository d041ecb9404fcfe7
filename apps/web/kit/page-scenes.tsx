import { useIllustration } from '../app/brand/illustration.ts'
import { CertifiedMark } from '../app/brand/marks.tsx'
import { ModulePage } from '../app/layouts/module-page.tsx'
import { PageMeta } from '../app/page-meta.tsx'
import { Avatar } from '../app/ui/avatar.tsx'
import { Button } from '../app/ui/button.tsx'
import { Field } from '../app/ui/field.tsx'
import { IconButton, IconLink } from '../app/ui/icon-button.tsx'
import { Tabs } from '../app/ui/tabs.tsx'
import { TextArea } from '../app/ui/text-area.tsx'
import { portrait } from './scene.ts'

/** A page that takes the whole height and draws its own head. */
export function ConversationScene() {
  return (
    <ModulePage bar={null} full>
      <PageMeta title="Camille" />
      <div className="ib-th">
        <header className="th-head">
          <IconLink to="/dashboard" icon="chevron-left" label="Retour" className="only-phone" />
          <Avatar src={portrait('camille')} name="Camille" ring="green" size="sm" />
          <h1 className="grow b">Camille</h1>
          <IconButton icon="ellipsis" label="Options" />
        </header>
        <div className="th-body">
          <div className="msgs">
            <p className="tstamp">Aujourd’hui</p>
            <div className="bub">Alors jeudi, tu me liras un passage ?</div>
            <div className="bub me mid">Avec plaisir.</div>
            <div className="bub me">À voix haute, mais pas trop.</div>
          </div>
        </div>
        <form className="send">
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

/** A cover that runs under the phone's bar. */
export function ProfileScene() {
  const cover = useIllustration('cover')
  return (
    <ModulePage bar={{ title: 'Camille', back: '/members', over: true }}>
      <PageMeta title="Camille" />
      <div className="pf-cover">
        <img {...cover} alt="" />
      </div>
      <div className="pf-head pad">
        <div className="pf-av">
          <Avatar src={portrait('camille')} name="Camille" ring="green" size="xl" />
        </div>
        <div className="pf-id">
          <h1 className="d h1">
            Camille, 29 <CertifiedMark label="certifiée" />
          </h1>
          <p className="soft">Nantes, moins de 10 km</p>
        </div>
        <p className="pf-line d">« Libraire le jour, oiseau de nuit le vendredi. »</p>
        <div className="pf-act">
          <Button icon="message-circle">Lui écrire</Button>
          <Button look="quiet" icon="heart">
            L’honorer
          </Button>
        </div>
      </div>
      <div className="pf-body pad">
        <Tabs
          label="Profil"
          current="/p"
          items={[
            { to: '/p', label: 'À propos' },
            { to: '/p/partages', label: 'Partages', count: 24 },
          ]}
        />
      </div>
    </ModulePage>
  )
}
