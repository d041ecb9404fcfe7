import type { Page } from '@playwright/test'
import { messageRequestText } from '../../../apps/web/app/features/chat/messages/message-request.text.ts'
import { sharesText } from '../../../apps/web/app/text/shares.ts'
import { uiText } from '../../../apps/web/app/text/ui.ts'
import { longNamed } from '../long-named.ts'
import type { Screen } from '../screens.ts'
import type { ScreenshotContext } from '../stage.ts'

async function opensReactions(page: Page): Promise<void> {
  const button = page.locator('[data-hook~="reacting"] > button').first()
  await button.focus()
  await button.press('ArrowUp')
  await page.getByRole('group', { name: sharesText.reactions.choose }).waitFor()
}

async function opensShareMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Options du partage/ })
    .first()
    .click()
  await page.locator('[data-hook~="menu-item"]').first().waitFor()
}

async function copiesLink(page: Page): Promise<void> {
  await opensShareMenu(page)
  await page.locator('[data-hook~="menu-item"]', { hasText: sharesText.copyLink }).click()
  await page.locator('.toast').waitFor()
}

async function opensComments(page: Page): Promise<void> {
  await page.locator('[data-hook~="share-actions"] a[data-hook~="share-action"][aria-expanded=false]').first().click()
  await page.locator('[data-hook~="share-actions"] a[data-hook~="share-action"][aria-expanded=true]').waitFor()
  await page.waitForLoadState('networkidle')
}

/** The composer of the brand's share kind at `index`. */
const composes =
  (index: number) =>
  async (page: Page, { brand }: ScreenshotContext) => {
    const kind = brand.shareKinds[index]?.kind
    await page.goto(`/shares?publier=${kind}`)
    await page.waitForLoadState('networkidle')
  }

async function publishesNothing(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').filter({ visible: true }).last().click()
  await page.locator('[aria-invalid=true], .form-error, [role=alert]').first().waitFor()
}

async function opensLongRequest(page: Page): Promise<void> {
  await page.locator('[data-hook~="conversation"]', { hasText: longNamed }).first().click()
  await page.getByRole('button', { name: messageRequestText.accept }).waitFor()
}

async function opensThreadMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Options de la conversation/ }).click()
  await page.locator('[data-hook~="menu-item"]').first().waitFor()
}

async function waitsForNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.getByText(uiText.offline).waitFor()
}

const written = (name: string, route: string, path: string, act?: Screen['act']): Screen => ({
  name: `${name}-membre`,
  route,
  path,
  who: 'member',
  ...(act && { act }),
})

export const writing: Screen[] = [
  ...[0, 1, 2, 3].map((index) => written(`publier-${index + 1}`, 'shares', '/shares', composes(index))),
  written('publier-rien', 'shares', '/shares?publier=1', publishesNothing),
  written('reactions', 'shares', '/shares', opensReactions),
  written('partage-options', 'shares', '/shares', opensShareMenu),
  written('lien-copie', 'shares', '/shares', copiesLink),
  written('commentaires', 'shares', '/shares', opensComments),
  written('demandes', 'messages', '/messages?boite=demandes'),
  written('demande-nom-long', 'messages/:username', '/messages?boite=demandes', opensLongRequest),
  written('conversation-options', 'messages/:username', '/messages/lea', opensThreadMenu),
  written('conversation-hors-ligne', 'messages/:username', '/messages/lea', waitsForNetwork),
]
