import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { expect, test } from '@playwright/test'
import { layoutText } from '../../apps/web/app/text/pages/layout.ts'
import { signOutText } from '../../apps/web/app/text/pages/sign-out.ts'
import { joins, signsUp, takesFirstSteps } from './evening/arrives.ts'
import { expectSilence, opensBrowser } from './evening/browsers.ts'
import { findsHerNowhere, isInTheQueue, reportsAndBlocks } from './evening/keeps-away.ts'
import {
  findsInDirectory,
  glancesAt,
  honors,
  isToldOfAVisit,
  readsEverything,
  seesVisitor,
  signsIn,
  walksTheDirectory,
} from './evening/meets.ts'
import { opensShare, publishesTwoPictures, reactsAndComments, seesLive } from './evening/shares.ts'
import {
  acceptsRequest,
  hasOnce,
  opensThread,
  seesRead,
  typesUntilSeen,
  writes,
  writesThroughACut,
} from './evening/writes.ts'

const demoPassword = 'consoeurs-demo-2026'
const passphrase = 'bougie tramway noisette'

test.use({ serviceWorkers: 'allow' })

test('an evening: Camille arrives, meets Inès, and they write to each other @one-brand', async ({ browser, request }, {
  project,
}) => {
  test.setTimeout(300_000)
  const brand = await loadBrand(project.metadata.brand as BrandCode)
  const camille = await opensBrowser(browser, 'phone')
  const ines = await opensBrowser(browser, 'desk')
  const third = await opensBrowser(browser, 'desk')
  const stamp = Date.now()
  const newcomer = { name: 'Camille du Soir', email: `camille.${stamp}@exemple.fr`, password: passphrase }
  let username = ''

  await test.step('Camille signs up and confirms her address', () => signsUp(camille.page, brand, newcomer))
  await test.step('completes the first steps', async () => {
    await takesFirstSteps(camille.page, brand)
    username = (await (await camille.page.request.get('/api/users/me')).json()).username
  })

  await test.step('finds Inès, whose open page shows the visit', async () => {
    await signsIn(ines.page, 'ines@demo.test', demoPassword)
    await readsEverything(ines.page)
    await walksTheDirectory(camille.page)
    await findsInDirectory(camille.page, 'Inès')
    await isToldOfAVisit(ines.page, newcomer.name)
    await seesVisitor(ines.page, newcomer.name)
  })

  await test.step('gives an honor, publishes two pictures, and both see the other’s actions live', async () => {
    await honors(camille.page, brand)
    const words = `Deux couleurs ce soir ${stamp}`
    await publishesTwoPictures(camille.page, brand, words)
    await opensShare(ines.page, words)
    await glancesAt(ines.page, newcomer.name)
    await reactsAndComments(ines.page, 'Le corail surtout.')
    await seesLive(camille.page, 'Le corail surtout.')
  })

  await test.step('writes; Inès accepts and replies; nothing is lost without a network', async () => {
    await opensThread(camille.page, 'ines')
    await writes(camille.page, 'Inès', 'Tu passes samedi ?')
    await acceptsRequest(ines.page, { name: newcomer.name, username }, 'Tu passes samedi ?')
    await typesUntilSeen({ page: ines.page, to: newcomer.name }, { page: camille.page, sees: 'Inès' })
    await writes(ines.page, newcomer.name, 'Oui, avec plaisir.')
    await hasOnce(camille.page, 'Oui, avec plaisir.')
    await seesRead(ines.page)
    await writesThroughACut(camille.page, camille.context, 'Inès', 'Alors à samedi.')
    await hasOnce(ines.page, 'Alors à samedi.')
    await seesRead(camille.page)
  })

  await test.step('Inès blocks a third member, who cannot find her; the report is in the queue', async () => {
    const nuisance = await joins(third.page, {
      name: 'Paulette',
      email: `paulette.${stamp}@exemple.fr`,
      password: passphrase,
    })
    await reportsAndBlocks(ines.page, nuisance)
    await findsHerNowhere(third.page, { username: 'ines', name: 'Inès' })
    await isInTheQueue(request, demoPassword, nuisance.username)
  })

  await test.step('Camille signs out, and signs in with the password', async () => {
    await camille.page.goto('/p')
    await camille.page.getByRole('button', { name: layoutText.signOut }).filter({ visible: true }).click()
    await expect(camille.page.getByRole('heading', { name: signOutText.goodbyeTitle })).toBeVisible()
    const cookies = await camille.context.cookies()
    expect(cookies.filter(({ name }) => /session|signed_in/.test(name))).toEqual([])
    await expect(camille.page).toHaveURL(/\/$/)
    await signsIn(camille.page, newcomer.email, passphrase)
  })

  expectSilence()
  for (const { context } of [camille, ines, third]) await context.close()
})
