import { elide } from '@consoeurs/contract'
export const pushHelpText = {
  title: 'Rétablir les notifications',
  lead: 'Elles sont coupées sur cet appareil. Trois gestes, et tu sauras quand on t’écrit.',
  nothingHelps: 'Rien n’y fait\u202F?',
  write: 'Écris-nous.',
  done: 'C’est fait',
  mail: 'Plutôt un mail si je manque un message',
  /** Three steps by browser and system. `app` is the name on the icon, `host` the address. */
  steps: {
    installedAndroid: (app: string) => [
      `Appuie longuement sur l’icône ${elide('de', app)}, puis sur «\u202FInfos sur l’appli\u202F».`,
      'Touche «\u202FNotifications\u202F», puis «\u202FAutoriser\u202F».',
      'Reviens ici\u202F: la cloche disparaît toute seule.',
    ],
    installedIphone: (app: string) => [
      `Ouvre les réglages de ton iPhone, puis «\u202FNotifications\u202F» et ${app}.`,
      'Active «\u202FAutoriser les notifications\u202F».',
      'Reviens ici\u202F: la cloche disparaît toute seule.',
    ],
    installedComputer: (app: string) => [
      `Dans la barre de la fenêtre ${elide('de', app)}, ouvre le menu à trois points, puis les informations sur l’appli.`,
      'Ouvre «\u202FNotifications\u202F», puis choisis «\u202FAutoriser\u202F».',
      'Reviens ici\u202F: la cloche disparaît toute seule.',
    ],
    chromium: () => [
      'Ouvre le petit symbole à gauche de l’adresse, en haut de la fenêtre.',
      'À côté de «\u202FNotifications\u202F», choisis «\u202FAutoriser\u202F».',
      'Reviens ici\u202F: la cloche disparaît toute seule.',
    ],
    firefox: () => [
      'Ouvre le symbole à gauche de l’adresse, en haut de la fenêtre.',
      'Efface le refus à côté de «\u202FEnvoyer des notifications\u202F».',
      'Recharge la page, puis réponds «\u202FActiver mes notifications\u202F».',
    ],
    safari: (_app: string, host: string) => [
      'Dans le menu Safari, ouvre «\u202FRéglages\u202F», puis «\u202FSites web\u202F».',
      `Dans «\u202FNotifications\u202F», choisis «\u202FAutoriser\u202F» à côté ${elide('de', host)}.`,
      'Reviens ici\u202F: la cloche disparaît toute seule.',
    ],
    other: () => [
      'Ouvre les réglages de ton navigateur, puis ceux de ce site.',
      'Dans «\u202FNotifications\u202F», choisis «\u202FAutoriser\u202F».',
      'Recharge la page\u202F: la cloche disparaît.',
    ],
  },
} as const
