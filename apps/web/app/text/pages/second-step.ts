export const secondStepText = {
  title: 'Encore un code',
  lead: 'Ouvre ton application de codes et recopie les six chiffres.',
  recoveryTitle: 'Un code de récupération',
  recoveryLead: 'Recopie un des codes que tu as gardés. Il ne servira qu’une fois.',
  recoveryCode: 'Un de tes codes',
  useRecovery: 'Utiliser un code de récupération',
  useCode: 'Utiliser mon application',
  trust: 'Faire confiance à cet appareil 30 jours',
  trustHelp: 'Seulement s’il n’est qu’à toi.',
  enter: 'Entrer',
  again: 'Revenir au mot de passe',
} as const
