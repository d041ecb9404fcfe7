import { unknownDevice } from '@consoeurs/contract'
import { plural } from '../../../text/counts.ts'

const browserIn = {
  Android: 'sur Android',
  iOS: 'sur iOS',
  Windows: 'sous Windows',
  macOS: 'sur Mac',
  ChromeOS: 'sur ChromeOS',
  Linux: 'sous Linux',
}
const isKnownSystem = (os: string): os is keyof typeof browserIn => os in browserIn

/** « Firefox, sous Windows », from the user agent. */
export function deviceName({ deviceBrowser, deviceOs }: { deviceBrowser: string; deviceOs: string }): string {
  if (deviceBrowser === unknownDevice) return 'Un navigateur ou un programme que nous ne reconnaissons pas'
  return isKnownSystem(deviceOs) ? `${deviceBrowser}, ${browserIn[deviceOs]}` : deviceBrowser
}

export const securityText = {
  password: 'Ton mot de passe',
  cancel: 'Annuler',
  passwordWhy: 'Pour vérifier que c’est bien toi.',
  owed: 'Ton rôle demande la validation en deux étapes : active-la ici, et tes outils s’ouvriront aussitôt.',
  factor: {
    title: 'La validation en deux étapes',
    off: 'Après ton mot de passe, une application de ton téléphone donne un code à six chiffres. Quelqu’un qui devinerait ton mot de passe resterait dehors.',
    on: 'Elle est active : un code te sera demandé après ton mot de passe.',
    enable: 'Activer la validation en deux étapes',
    scanTitle: 'Ouvre ton application de codes',
    scan: 'Scanne ce code avec une application comme Aegis, FreeOTP, ou celle de ton gestionnaire de mots de passe.',
    qrLabel: 'Code QR à scanner avec ton application',
    byHand: 'Ou recopie cette clé à la main :',
    code: 'Le code à six chiffres',
    codeHelp: 'Il change toutes les trente secondes.',
    confirm: 'Confirmer',
    confirmed: 'La validation en deux étapes est active.',
    disable: 'Désactiver la validation en deux étapes',
    disableLead: 'Ton mot de passe suffira de nouveau pour entrer.',
    disabled: 'La validation en deux étapes est désactivée.',
  },
  codes: {
    title: 'Tes codes de récupération',
    once: 'Nous ne les montrerons plus. Garde-les ailleurs que dans ton téléphone : si tu le perds, chacun te connecte une fois.',
    left: (count: number) =>
      count === 0
        ? 'Il ne te reste aucun code de récupération. Crées-en de nouveaux.'
        : plural(count, {
            one: 'Il te reste un code de récupération.',
            other: `Il te reste ${count} codes de récupération.`,
          }),
    renew: 'Créer de nouveaux codes',
    renewLead: 'Les anciens cesseront aussitôt de fonctionner.',
    copy: 'Copier',
    copied: 'Les codes sont copiés.',
    notCopied: 'Ton navigateur refuse de copier. Sélectionne les codes et copie-les à la main.',
    download: 'Télécharger',
    fileName: (brand: string) => `codes-de-recuperation-${brand}.txt`,
    fileHead: (brand: string) => `Codes de récupération de ton compte ${brand}. Chacun sert une fois.`,
    print: 'Imprimer',
  },
  sessions: {
    title: 'Tes appareils connectés',
    lead: 'Chaque navigateur où ton compte est ouvert. Tu en vois un que tu ne connais pas ? Déconnecte-le, puis change ton mot de passe.',
    here: 'Cet appareil',
    more: (count: number) =>
      plural(count, { one: 'Voir l’autre appareil', other: `Voir les ${count} autres appareils` }),
    since: (date: string) => `Connectée depuis le ${date}`,
    active: 'Active',
    end: 'Déconnecter',
    ended: 'Cet appareil est déconnecté.',
    endOthers: 'Déconnecter tous les autres',
    endedOthers: (count: number) =>
      count === 0
        ? 'Aucun autre appareil n’était connecté.'
        : plural(count, {
            one: 'L’autre appareil est déconnecté.',
            other: `${count} autres appareils sont déconnectés.`,
          }),
    alone: 'Tu n’es connectée nulle part ailleurs.',
  },
  suspended: {
    title: 'Ton compte est fermé pour l’instant',
    banned: 'Notre équipe de modération a fermé ton compte. Cette décision n’a pas de date de fin.',
    suspended: (until: string) =>
      `Notre équipe de modération a suspendu ton compte jusqu’au ${until}. Il rouvrira ce jour-là, sans que tu aies rien à faire.`,
    blocked: 'Ton compte est bloqué pour l’instant : une vérification est en cours.',
    reason: 'La raison',
    noReason: 'Aucune raison n’a été notée. Écris-nous, nous te répondrons.',
    appealTitle: 'Tu n’es pas d’accord ?',
    appeal:
      'Écris-nous ton nom d’utilisatrice et ce que nous n’avons pas vu : nous relirons cette décision et nous te répondrons.',
    write: 'Écrire à l’équipe',
    charter: 'Relire la charte',
    unknownTitle: 'Rien à lire ici',
    unknown:
      'Cette page explique à une membre pourquoi son compte est fermé. Connecte-toi : si c’est le cas, tu le liras ici.',
    signIn: 'Me connecter',
  },
} as const
