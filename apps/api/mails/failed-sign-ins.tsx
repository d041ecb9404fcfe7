import type { MailProps } from '../src/platform/delivery/mail-transport.ts'
import { Action, type MailBrand, MailFrame, TextLink, Words } from './mail-frame.tsx'

type Props = MailProps['failedSignIns'] & { brand: MailBrand }

export const failedSignInsSubject = (brand: MailBrand) => `Quelqu’un essaie d’entrer dans ton compte ${brand.name}`

export const failedSignInsText: Record<Props['what'], { title: string; words: string }> = {
  password: {
    title: 'Des mots de passe inexacts',
    words:
      'Aujourd’hui, quelqu’un a essayé plusieurs mots de passe pour entrer dans ton compte. Aucun n’était le bon, et nous limitons ces tentatives.',
  },
  confirmation: {
    title: 'Des mots de passe inexacts dans ton compte',
    words:
      'Aujourd’hui, quelqu’un qui a ton compte ouvert a essayé plusieurs mots de passe, et nous limitons ces tentatives. Si ce n’était pas toi, ferme les connexions que tu ne reconnais pas.',
  },
  code: {
    title: 'Des codes inexacts après ton mot de passe',
    words:
      'Aujourd’hui, quelqu’un a donné ton mot de passe, puis plusieurs codes inexacts. Personne n’est entré. Si ce n’était pas toi, quelqu’un connaît ton mot de passe : change-le maintenant.',
  },
}

export function FailedSignIns({ name, what, linkUrl, securityUrl, passwordUrl, brand }: Props) {
  const { title, words } = failedSignInsText[what]
  return (
    <MailFrame
      brand={brand}
      preview="Si c’est toi, tout va bien."
      title={title}
      reason={`Tu reçois ce mail parce que des essais de connexion à ton compte ${brand.name} ont échoué. Il part une fois par jour au plus, et toujours : il te protège.`}
    >
      <Words>{`Bonjour ${name},`}</Words>
      <Words>{words}</Words>
      <Words>
        C’était toi ? Alors tu n’as rien à faire. Ce n’était pas toi ? Tu entres toujours : depuis un navigateur où tu
        t’es déjà connectée, ou, depuis un autre, <TextLink href={linkUrl}>par un lien reçu par mail</TextLink>.
      </Words>
      {what === 'code' ? (
        <Action href={passwordUrl} label="Choisir un nouveau mot de passe" />
      ) : (
        <Action href={securityUrl} label="Voir la sécurité de mon compte" />
      )}
    </MailFrame>
  )
}
