import { useIllustration } from '../app/brand/illustration.ts'
import { CertifiedMark, Lockup } from '../app/brand/marks.tsx'
import { PageMeta } from '../app/page/page-meta.tsx'
import { Avatar, AvatarStack } from '../app/ui/avatar.tsx'
import { ButtonLink } from '../app/ui/button.tsx'
import { Note } from '../app/ui/note.tsx'
import { EmptyState } from '../app/ui/states/empty-state.tsx'
import { Progress } from '../app/ui/states/progress.tsx'
import { SkeletonList } from '../app/ui/states/skeleton.tsx'
import { Tabs } from '../app/ui/tabs.tsx'
import { Buttons, Chipsets } from './kit-actions.tsx'
import { Fields } from './kit-fields.tsx'
import { Overlays } from './kit-overlays.tsx'
import { people } from './scene.ts'

function Faces() {
  const rings = ['green', 'amber', 'purple', 'grey', null] as const
  return (
    <section className="stack">
      <h2 className="display heading-3">Portraits</h2>
      <div className="row wrapping">
        {people.map((person, index) => (
          <Avatar key={person.id} src={person.src} name={person.name} size="lg" ring={rings[index]} />
        ))}
        <Avatar src={null} name="Zoé" size="lg" ring="green" />
        <Avatar src={null} name="Zoé" size="sm" />
      </div>
      <AvatarStack people={people} label="Camille, Nadège et trois autres" />
      <p className="person-name">
        Camille <CertifiedMark label="certifiée" />
      </p>
    </section>
  )
}

export function KitPage() {
  const empty = useIllustration('empty')
  return (
    <main id="contenu" className="wide-content stack" style={{ paddingBlock: 32, maxWidth: 720 }}>
      <PageMeta title="Composants" />
      <Lockup />
      <h1 className="display heading-1">Composants</h1>
      <p className="lead">Texte d’introduction, dix-huit pixels, pour une phrase qui ouvre.</p>
      <Buttons />
      <Chipsets />
      <Tabs
        label="Profil"
        current="/a"
        items={[
          { to: '/a', label: 'À propos' },
          { to: '/b', label: 'Partages', count: 24 },
          { to: '/c', label: 'Photos', count: 1240 },
        ]}
      />
      <Fields />
      <Faces />
      <Note>J’ai cinquante-quatre ans et, hier, une femme m’a tenu la porte en souriant.</Note>
      <Overlays />
      <Progress value={70} label="Profil complété" />
      <SkeletonList count={1} />
      <EmptyState
        title="Le premier mot est à toi"
        text="Douze femmes ont aimé les mêmes choses que toi ce mois-ci."
        picture={empty}
        action={<ButtonLink to="/members">Voir celles qui te ressemblent</ButtonLink>}
      />
    </main>
  )
}
