import { brandCodes } from '@consoeurs/brand/codes'
import { loadSeed } from '@consoeurs/brand/seed'
import { certificationLimits, limits, meetingLimits } from '@consoeurs/contract'
import { expect, it } from 'vitest'

const day = 24 * 3_600_000

/** What /l/confidentialite says is erased by itself, row by row, and the number that the code erases by. */
const rows: [data: RegExp, period: string][] = [
  [/^Partage ou commentaire retiré/, `${limits.evidenceDays} jours`],
  [/^Message effacé/, `${limits.evidenceDays} jours`],
  [/^Visites/, `${limits.visitsFadeDays} jours`],
  [/^Brouillon/, `${limits.draftDays} jours`],
  [/^Photo envoyée qui/, `${limits.uploadUnused / 3_600_000} heures`],
  [/^Appareil connecté/, `${limits.session.idle / day} jours`],
  [/^Jeton d’accès/, `${limits.apiTokens.days.at(-1)} jours`],
  [/^Ancien nom/, `${limits.username.redirectDays} jours`],
  [/^Message envoyé par la page de contact/, `${limits.contactDays} jours`],
  [/^Ce qui était signalé/, `${limits.evidenceDays} jours`],
  [/^Compte que tu demandes de supprimer/, `${limits.leaving.days} jours`],
  [/^Compte inactif/, `${limits.asleep.days} jours`],
  [/^Compte inactif/, limits.asleep.warnDays.join(' puis ')],
  [/^Photo envoyée pour être certifiée/, `${certificationLimits.unjudgedDays} jours`],
  [/^Demande de certification/, `${limits.moderationDays} jours`],
  [/^Rencontre préparée/, `${meetingLimits.kept / 3_600_000} heures`],
  [/^Archive de tes données/, `${limits.archive.days} jours`],
  [/^Adresse IP/, `${limits.connectionDays} jours`],
  [/^Preuve de tes accords/, `${limits.consentProofDays} jours`],
  [/^Signalement décidé/, `${limits.moderationDays} jours`],
]

it.each(brandCodes)('the privacy page of %s states how long each kind of data is kept', async (code) => {
  const { pages } = await loadSeed(code)
  const { body = '' } = pages.find(({ slug }) => slug === 'confidentialite') ?? {}
  const said = [...body.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, data = '', period = '']) => ({
    data,
    period,
  }))
  for (const [data, period] of rows) {
    expect(said.find((row) => data.test(row.data))?.period ?? '', String(data)).toContain(period)
  }
})
