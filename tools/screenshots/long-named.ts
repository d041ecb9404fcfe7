import type { Brand } from '@consoeurs/brand'
import type { Page } from '@playwright/test'

/** The longest possible name, to test lists and headings. */
export const longNamed = 'Marie-Clémentine Vandenbroucke-Delacroix'

const longWord = 'Hexakosioihexekontahexaphobieanticonstitutionnellement'

/** Sends a message, an honour and a share, so that the name appears in all kinds of lists. */
export async function meetsCamille(page: Page, brand: Brand): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} to ${longNamed}`)
  }
  await page.request.patch('/api/members/me', {
    data: { headline: `${longWord}, et le reste du temps je lis.` },
    headers,
  })
  await post('/api/shares', {
    clientId: crypto.randomUUID(),
    kind: brand.shareKinds.find(({ form }) => form === 'words')?.kind,
    body: `${longWord} ! C’est le mot que ma grand-mère disait pour nous faire rire, et je n’ai jamais su l’écrire. https://exemple.fr/une-adresse-qui-ne-finit-jamais/et-qui-n-a-pas-d-espace`,
  })
  await post('/api/visits', { username: 'camille' })
  await post('/api/honors', { username: 'camille', kind: brand.honors[0]?.kind })
  await post('/api/messages', {
    clientId: crypto.randomUUID(),
    to: 'camille',
    text: `Bonjour Camille, je viens d’arriver. ${longWord}, tu connais ?`,
  })
}
