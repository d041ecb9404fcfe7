import { plural } from '../../../text/counts.ts'

/** Texts of the pages that create and change a group. */
export const groupFormText = {
  title: 'Nouveau groupe',
  lead: 'De trois à douze membres. Chacune accepte ou décline, et part quand elle veut.',
  outingLead: 'Celles qui prendront une place plus tard seront invitées aussi.',
  outingTitle: 'Vous vous retrouvez',
  name: 'Nom du groupe',
  nameHelp: 'Visible de celles que tu invites.',
  whom: 'Qui inviter ?',
  chosen: (count: number, most: number) =>
    plural(count, { one: `${count} choisie sur ${most} au plus`, other: `${count} choisies sur ${most} au plus` }),
  find: 'Chercher un prénom dans cette liste',
  none: 'Aucun prénom ne correspond.',
  nobody: {
    title: 'Personne à inviter pour l’instant',
    text: 'Ici s’affichent celles avec qui tu as une conversation, et tes favorites. Écris d’abord à quelques membres.',
    action: 'Voir les membres',
  },
  create: 'Créer le groupe',
  created: 'Ton groupe est créé. Les invitations sont parties.',
  refused: (names: readonly string[]): string =>
    names.length === 1
      ? `${names[0]} ne peut pas être ajoutée à ce groupe.`
      : `${names.slice(0, -1).join(', ')} et ${names.at(-1)} ne peuvent pas être ajoutées à ce groupe.`,
  cancel: 'Annuler',

  pageTitle: (name: string) => `Membres du groupe ${name}`,
  back: 'Revenir au groupe',
  membersTitle: 'Membres',
  invitedTitle: 'Invitées',
  invitedHelp: 'Elles n’ont pas encore répondu.',
  you: 'Toi',
  admin: 'Administratrice',
  optionsShort: 'Options',
  nameAdmin: 'Nommer administratrice',
  remove: 'Retirer du groupe',
  removeText: 'Elle ne pourra plus lire ni écrire ici. Elle n’est pas prévenue.',
  withdraw: 'Retirer l’invitation',
  invite: 'Inviter d’autres membres',
  inviteButton: 'Envoyer les invitations',
  full: 'Ce groupe est complet : douze membres, invitations comprises.',
  settings: 'Nom et image',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  picture: 'Image du groupe',
  pictureHelp: 'JPEG, PNG, WebP, GIF ou AVIF. Sans image, le groupe montre vos visages.',
  removePicture: 'Retirer l’image',
  sent: 'Les invitations sont parties.',
  leave: 'Quitter le groupe',
  leaveText: 'Tu pars sans bruit : aucun message ne l’annonce. Pour revenir, il faudra une nouvelle invitation.',
  left: 'Tu as quitté le groupe.',
  report: 'Signaler ce groupe',
} as const
