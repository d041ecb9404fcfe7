export const mailsText = {
  title: 'Tes mails',
  ask: {
    reminders: {
      title: 'Ne plus être prévenue par mail',
      lead: 'Tu ne recevras plus de mail quand un message t’attend. Les autres mails ne changent pas.',
    },
    digest: {
      title: 'Ne plus recevoir le récap',
      lead: 'Tu ne recevras plus de récap par mail. Les autres mails ne changent pas.',
    },
    invitation: {
      title: 'Refuser l’invitation',
      lead: 'Ton adresse sera effacée, et nous ne t’écrirons plus.',
    },
    newsletter: {
      title: 'Ne plus recevoir la lettre',
      lead: 'Tu ne recevras plus la lettre du journal, et ton adresse sera effacée de sa liste.',
    },
  },
  stop: 'Arrêter ces mails',
  done: {
    reminders: {
      title: 'C’est fait',
      lead: 'Nous ne t’écrirons plus quand un message t’attend. Tu peux changer d’avis quand tu veux.',
    },
    digest: {
      title: 'C’est fait',
      lead: 'Tu ne recevras plus le récap. Tu peux changer d’avis quand tu veux.',
    },
    invitation: {
      title: 'C’est fait',
      lead: 'Ton adresse est effacée, et nous ne t’écrirons plus.',
    },
    newsletter: {
      title: 'C’est fait',
      lead: 'Ton adresse est effacée de la liste de la lettre. Le journal reste ouvert à toutes.',
    },
  },
  refuse: 'Refuser, et effacer mon adresse',
  undo: 'Choisir mes mails',
  home: 'Aller à l’accueil',
  unknownTitle: 'Ce lien est incomplet',
  unknownLead: 'Il est peut-être arrivé coupé. Ouvre-le depuis le mail, ou choisis tes mails dans tes réglages.',
} as const
