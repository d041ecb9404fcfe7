/** For France. Opening hours change, so only « day and night » is stated. */
export interface HelpLine {
  number: string
  /** `sms` for a caller who cannot speak. */
  by: 'call' | 'sms'
  name: string
  what: string
}

/** Source of all four: https://www.service-public.fr/particuliers/vosdroits/F33954 (numéros d’urgence et d’écoute). */
export const emergencyLines: HelpLine[] = [
  { number: '17', by: 'call', name: 'Police secours', what: 'Police ou gendarmerie, jour et nuit.' },
  {
    number: '112',
    by: 'call',
    name: 'Urgences européennes',
    what: 'Tous les secours, partout dans l’Union européenne, jour et nuit.',
  },
  {
    number: '114',
    by: 'sms',
    name: 'Urgences par SMS',
    what: 'Si tu ne peux pas parler, ou si tu entends mal. Jour et nuit, gratuit.',
  },
  { number: '15', by: 'call', name: 'Samu', what: 'Urgence médicale, jour et nuit.' },
]

export const listeningLines: HelpLine[] = [
  {
    // https://solidaritefemmes.org/appeler-le-3919/
    number: '3919',
    by: 'call',
    name: 'Violences Femmes Info',
    what: 'Écoute et orientation pour les femmes victimes de violences et leurs proches. Gratuit et anonyme, jour et nuit. Ce n’est pas un numéro d’urgence.',
  },
  {
    // https://e-enfance.org/numero-3018/ and https://www.service-public.fr/particuliers/vosdroits/F33954
    number: '3018',
    by: 'call',
    name: 'Violences numériques',
    what: 'Harcèlement en ligne, images intimes diffusées sans accord, usurpation d’identité. Gratuit et confidentiel. L’équipe peut aider à faire retirer un contenu.',
  },
  {
    // https://www.allo119.gouv.fr
    number: '119',
    by: 'call',
    name: 'Enfance en danger',
    what: 'Pour une personne mineure en danger, ou un doute. Gratuit, jour et nuit ; il ne figure pas sur les factures.',
  },
  {
    // https://www.france-victimes.fr/index.php/categories-inavem/105-actus/543-116006
    number: '116 006',
    by: 'call',
    name: 'France Victimes',
    what: 'Aide aux victimes, quelle que soit l’infraction. Gratuit.',
  },
  {
    // https://3114.fr
    number: '3114',
    by: 'call',
    name: 'Prévention du suicide',
    what: 'Pour toi ou pour quelqu’un que tu aimes. Gratuit, jour et nuit.',
  },
]
