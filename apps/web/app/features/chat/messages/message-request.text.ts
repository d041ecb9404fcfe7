export const messageRequestText = {
  lead: (name: string) => `${name} t’écrit pour la première fois.`,
  text: 'Elle ne saura pas que tu as lu tant que tu n’as pas accepté. Photos et liens restent fermés.',
  ignoredLead: 'Tu as ignoré sa demande.',
  ignoredText: 'Elle ne le sait pas. Tu peux encore l’accepter.',
  accept: 'Accepter',
  ignore: 'Ignorer',
  reportAndBlock: 'Signaler et bloquer',
  accepted: (name: string) => `Vous pouvez vous écrire, ${name} et toi.`,
  ignored: 'Demande ignorée. Elle n’en est pas avertie.',
} as const
