import { useBrand } from '../app/brand/brand-context.tsx'
import { useIllustration } from '../app/brand/illustration.ts'
import { ModulePage } from '../app/layouts/module-page.tsx'
import { SettingsPage } from '../app/layouts/settings-page.tsx'
import { PageMeta } from '../app/page/page-meta.tsx'
import homeStyles from '../app/styles/shared/home.module.css'
import noticeRowStyles from '../app/styles/shared/notice-row.module.css'
import styles from '../app/styles/shared/share.module.css'
import visitorFrameStyles from '../app/styles/shared/visitor-frame.module.css'
import { Avatar } from '../app/ui/avatar.tsx'
import { ButtonLink } from '../app/ui/button.tsx'
import { Switch } from '../app/ui/forms/checkbox.tsx'
import { Note } from '../app/ui/note.tsx'
import { PageHead } from '../app/ui/page-head.tsx'
import { PhotoGrid } from '../app/ui/photo-grid.tsx'
import { Prose } from '../app/ui/prose.tsx'
import { EmptyState } from '../app/ui/states/empty-state.tsx'
import faultStyles from '../app/ui/states/fault.module.css'
import { TimeAgo } from '../app/ui/time-ago.tsx'
import { people, photos } from './scene.ts'

function Aside() {
  return (
    <section>
      <h2 className="display heading-4">Elles viennent d’arriver</h2>
      {people.slice(0, 3).map((person) => (
        <div className={noticeRowStyles.person} key={person.id}>
          <Avatar src={person.src} name={person.name} ring="green" />
          <span className="grow">
            <span className="person-name">{person.name}, 33</span>
            <span className="meta block">Angers, depuis ce matin</span>
          </span>
        </div>
      ))}
    </section>
  )
}

export function ModuleScene() {
  return (
    <ModulePage aside={<Aside />}>
      <PageMeta title="Accueil" />
      <PageHead title="Bonsoir Léa" lead="Trois choses t’attendent." />
      <article className={styles.card}>
        <div className={styles.author} data-hook="author">
          <Avatar src={people[0]?.src ?? null} name="Camille" ring="amber" />
          <div className="grow">
            <span className="person-name">Camille</span>
            <p className="meta">
              Pensée, <TimeAgo date={new Date(Date.now() - 720_000).toISOString()} />
            </p>
          </div>
        </div>
        <Note>J’ai cinquante-quatre ans et, hier, une femme m’a tenu la porte en souriant.</Note>
      </article>
      <article className={styles.card}>
        <p className={styles.body}>Cinq photos, dont deux en hauteur.</p>
        <PhotoGrid photos={photos} />
      </article>
    </ModulePage>
  )
}

export function SettingsScene() {
  return (
    <SettingsPage title="Notifications">
      <PageMeta title="Réglages" />
      <Switch label="Notifications discrètes" help="Ni prénom, ni contenu sur l’écran verrouillé." defaultChecked />
    </SettingsPage>
  )
}

export function HomeScene() {
  const { text } = useBrand()
  const hero = useIllustration('hero')
  return (
    <main id="contenu">
      <PageMeta title="" />
      <section className={visitorFrameStyles.hero}>
        <div className={homeStyles.heroText}>
          <h1 className="display hero-title">{text.photosTitle}</h1>
          <p className="lead">{text.signupLead}</p>
          <div className={homeStyles.callToAction}>
            <ButtonLink to="/signup" size="lg">
              Je m’inscris
            </ButtonLink>
          </div>
        </div>
        <div className={homeStyles.heroPicture}>
          <img {...hero} alt="" />
        </div>
      </section>
    </main>
  )
}

export function ClassicScene() {
  return (
    <>
      <PageMeta title="Charte" />
      <PageHead title="Charte" lead="Ce que nous nous devons." />
      <Prose
        html="<h2>La bienveillance</h2><p>On se parle comme à une amie. <a href='/l/securite'>En cas de danger</a>, il y a de l’aide.</p><ul><li>On ne juge pas.</li><li>On ne vend rien.</li></ul>"
        dropCap={false}
      />
    </>
  )
}

export function FaultScene() {
  const { text } = useBrand()
  const picture = useIllustration('lost')
  return (
    <main id="contenu" className={faultStyles.fault}>
      <PageMeta title={text.notFound.title} />
      <EmptyState
        level={1}
        title={text.notFound.title}
        text={text.notFound.text}
        picture={picture}
        action={<ButtonLink to="/">Je m’inscris</ButtonLink>}
      />
      <p className="fault-detail meta" lang="en">
        Page not found: /p/marguerite
      </p>
    </main>
  )
}
