import type { AuditRow } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { actorName, actSentence } from './audit.ts'

const entry = (given: Partial<AuditRow>): AuditRow => ({
  id: 1,
  createdAt: '2026-11-22T10:00:00.000Z',
  action: 'x',
  actor: { username: 'odile', name: 'Odile' },
  target: 'member',
  targetId: 7,
  member: { username: 'camille', name: 'Camille' },
  detail: {},
  ip: '192.0.2.1',
  ...given,
})

it.each([
  [
    'role.change',
    { detail: { before: 'member', after: 'editor' } },
    /rôle de Camille\s: membre avant, rédactrice maintenant/,
  ],
  [
    'role.change',
    { member: null, detail: { username: 'partie', before: 'editor', after: 'member' } },
    /rôle de partie/,
  ],
  ['setting.change', { target: 'setting', detail: { key: 'hosting', value: 'Ici' } }, /« Hébergement.*» à « Ici »/],
  [
    'setting.change',
    { target: 'setting', detail: { key: 'operatorPhone', value: '' } },
    /vidé le réglage « Téléphone »/,
  ],
  ['appearance.hero', { target: 'appearance', detail: {} }, /a rétabli le texte d’origine de l’accueil/],
  ['appearance.colours', { target: 'appearance', detail: { value: {} } }, /a changé les couleurs du site/],
  [
    'ledger.delete',
    { target: 'ledger', member: null, detail: { label: 'Serveur', amountCents: 1250, year: 2026 } },
    /a retiré des comptes « Serveur », 12,50 €, 2026/,
  ],
  [
    'webhook.rotate',
    { target: 'webhook', member: null, detail: { name: 'Le site vitrine' } },
    /a changé le secret du webhook « Le site vitrine »/,
  ],
  [
    'webhook.stop',
    { target: 'webhook', member: null, detail: { name: 'Le site vitrine', reason: 'failing' } },
    /a arrêté le webhook « Le site vitrine », après cinq jours sans réussite/,
  ],
  ['sanction.give', { detail: { kind: 'ban' } }, /un bannissement envers Camille/],
  ['member.seek', {}, /a cherché Camille par son adresse/],
  ['member.seek', { member: null, targetId: null }, /une adresse qui n’est celle d’aucune membre/],
  ['share.removed', { target: 'share', member: null }, /a retiré le partage 7/],
  ['moon.painted', { target: 'moon' }, /moon\.painted.*moon 7/],
])('says %s in a sentence', (action, given, sentence) => {
  expect(actSentence(entry({ action, ...given } as Partial<AuditRow>)).replaceAll(/[\u202f\u00a0]/g, ' ')).toMatch(
    sentence,
  )
})

it('names who acted, and says where nobody has a name', () => {
  expect(actorName(entry({}))).toBe('Odile')
  expect(actorName(entry({ action: 'role.change', actor: null, ip: null }))).toBe('Depuis le serveur')
  expect(actorName(entry({ action: 'role.change', actor: null }))).toBe('Compte supprimé')
  expect(actorName(entry({ action: 'webhook.stop', actor: null, ip: null }))).toBe('Le site')
})
