/** Stopping mails from the mail itself, without signing in. */
export const mailsText = {
  title: 'Tes courriels',
  ask: {
    reminders: {
      title: 'Ne plus être prévenue par courriel',
      lead: 'Tu ne recevras plus de courriel quand un message t’attend. Les autres courriels ne changent pas.',
    },
    digest: {
      title: 'Ne plus recevoir le résumé',
      lead: 'Tu ne recevras plus de résumé de ce qui t’attend. Les autres courriels ne changent pas.',
    },
  },
  stop: 'Arrêter ces courriels',
  done: {
    reminders: {
      title: 'C’est fait',
      lead: 'Nous ne t’écrirons plus quand un message t’attend. Tu peux changer d’avis quand tu veux.',
    },
    digest: {
      title: 'C’est fait',
      lead: 'Le résumé ne partira plus. Tu peux changer d’avis quand tu veux.',
    },
  },
  undo: 'Choisir mes courriels',
  unknownTitle: 'Ce lien n’est pas entier',
  unknownLead:
    'Il est peut-être arrivé coupé. Ouvre-le depuis le courriel, ou choisis tes courriels dans tes réglages.',
} as const
