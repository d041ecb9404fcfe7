import type { Page } from '@playwright/test'

/**
 * Does to a page what the translators of browsers do: every text node, those that come later included, gives its place to
 * `<font><font>…</font></font>`, and <html> says another language.
 */
export async function translates(page: Page): Promise<void> {
  await page.evaluate(() => {
    const left = 'script, style, textarea, option, svg, font'
    const translate = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest(left) !== null) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateWithin = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found: Text[] = node instanceof Text ? [node] : []
      while (walker.nextNode()) found.push(walker.currentNode as Text)
      for (const text of found) translate(text)
    }
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateWithin(node)
    })
    document.documentElement.lang = 'en'
    document.documentElement.classList.add('translated-ltr')
    translateWithin(document.body)
    watch.observe(document.body, { childList: true, subtree: true })
  })
}

/** The next time that React puts something before something else, the browser refuses: once. */
export async function refusesNextInsertion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { insertBefore } = Node.prototype
    Node.prototype.insertBefore = function refuse<T extends Node>(this: Node): T {
      Node.prototype.insertBefore = insertBefore
      throw new DOMException('The node before which the new node is to be inserted is not a child', 'NotFoundError')
    }
  })
}
