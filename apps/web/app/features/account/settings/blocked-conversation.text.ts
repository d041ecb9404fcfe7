export const blockedConversationText = {
  read: 'Relire tes messages',
  readOf: (name: string) => `Relire tes messages avec ${name}`,
  title: (name: string) => `Tes messages avec ${name}`,
  lead: (until: string) =>
    `Ils sont là pour que tu puisses les relire et les signaler jusqu’au ${until}. Vous ne pouvez plus vous répondre, et elle ne saura pas que tu les relis.`,
  none: { title: 'Vous ne vous étiez rien écrit', text: 'Il n’y a aucun message à relire ici.' },
  over: (until: string) => ({
    title: 'Vos messages ne s’ouvrent plus ici',
    text: `Un blocage les garde 30 jours, pour que tu puisses les signaler : c’était jusqu’au ${until}. Si tu la débloques, et si elle ne t’a pas bloquée aussi, vous les retrouverez toutes les deux.`,
  }),
  back: 'Revenir aux blocages',
  order: 'Du plus récent au plus ancien',
  pictures: (count: number): string =>
    count === 1
      ? 'Une photo, que le blocage cache. Si tu signales ce message, l’équipe la verra.'
      : `${count} photos, que le blocage cache. Si tu signales ce message, l’équipe les verra.`,
  spoken: 'Un message vocal, que le blocage cache. Si tu signales ce message, l’équipe l’écoutera.',
  report: 'Signaler',
  reportOf: (date: string) => `Signaler le message du ${date}`,
} as const
