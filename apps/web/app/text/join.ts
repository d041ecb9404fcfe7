export const joinText = {
  signUp: 'Je m’inscris',
  title: 'Tu veux lui répondre ?',
  allTitle: 'Tu veux leur répondre ?',
  text: 'Les réponses et les réactions sont entre membres. L’inscription est gratuite.',
} as const
