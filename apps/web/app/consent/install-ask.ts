import { analyticsAnswer, keepAnalyticsAnswer } from './analytics-answer.ts'
import { type AnalyticsTag, loadTag, refusesTracking } from './analytics-tag.ts'

class CookieQuestion {
  readonly #ask: HTMLElement
  /** Null on pages that may not be measured. */
  readonly #tag: AnalyticsTag | null
  #measuring = false
  #opener: HTMLElement | null = null

  constructor(ask: HTMLElement) {
    this.#ask = ask
    const { tag, tagId = '' } = ask.dataset
    const refused = refusesTracking(navigator)
    ask.toggleAttribute('data-cookies-refused', refused)
    this.#tag = tag === undefined || refused ? null : { url: tag, id: tagId }
  }

  begin(): void {
    const answer = analyticsAnswer()
    if (answer === true) this.#measure()
    else this.#ask.hidden = this.#tag === null || answer !== null
  }

  #measure(): void {
    if (this.#tag === null || this.#measuring) return
    this.#measuring = true
    loadTag(this.#tag)
  }

  /** Opened by the visitor: shows the current answer and can be closed. */
  open(opener: HTMLElement | null): void {
    this.#opener = opener
    const said = analyticsAnswer()
    for (const line of this.#ask.querySelectorAll<HTMLElement>('[data-cookies-said]')) {
      line.hidden = said === null || line.dataset.cookiesSaid !== (said ? 'yes' : 'no')
    }
    this.#ask.toggleAttribute('data-cookies-called', true)
    this.#ask.hidden = false
    this.#ask.focus()
  }

  close(): void {
    this.#ask.hidden = true
    this.#ask.removeAttribute('data-cookies-called')
    this.#opener?.focus()
    this.#opener = null
  }

  /** A banner that opened unprompted stays until it is answered. */
  mayClose = () => this.#ask.hasAttribute('data-cookies-called')

  answer(yes: boolean): void {
    keepAnalyticsAnswer(yes)
    this.close()
    if (yes) this.#measure()
    // A loaded analytics script can only be stopped by a reload.
    else if (this.#measuring) location.reload()
  }
}

/** URL fragment used by pages that do not contain the banner. */
const opened = '#cookies'

/** Asks visitors without an answer, and wires the « Gérer mes cookies » links. */
export function installAsk(): void {
  const ask = document.querySelector<HTMLElement>('[data-cookies-ask]')
  if (ask === null) return
  const question = new CookieQuestion(ask)
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cookies]') : null
    if (pressed === null) return
    event.preventDefault()
    const { cookies } = pressed.dataset
    if (cookies === 'open') question.open(pressed)
    else if (cookies === 'close') question.close()
    else question.answer(cookies === 'yes')
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && question.mayClose()) question.close()
  })
  if (location.hash !== opened) {
    question.begin()
    return
  }
  // The answer may change: do not measure this page until then.
  history.replaceState(null, '', location.pathname + location.search)
  question.open(document.querySelector<HTMLElement>('[data-cookies="open"]'))
}
