export const signInText = {
  signInTitle: 'Te revoilà',
  signInLead: 'Pas encore inscrite ?',
  goToSignUp: 'Je m’inscris',
  identifier: 'Ton adresse e-mail',
  password: 'Ton mot de passe',
  signIn: 'Me connecter',
  linkExpired: 'Ce lien n’est plus valable. Connecte-toi : un nouveau partira vers ta boîte.',
  linkConfirmed: 'Ton adresse est confirmée. Connecte-toi pour entrer.',
  signInFirst: 'Connecte-toi pour voir cette page. Tu y reviendras aussitôt.',
  cookiesNeeded:
    'Ton navigateur refuse les cookies de ce site, et sans eux tu ne peux pas rester connectée. Autorise-les dans ses réglages, puis recharge la page.',
  forgotten: 'Mot de passe oublié ?',
  signInByLink: 'Recevoir un lien de connexion',
  passwordChanged: 'Ton mot de passe a changé. Connecte-toi avec le nouveau.',
} as const
