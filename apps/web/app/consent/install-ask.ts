import { type AnalyticsTag, loadTag, refusesTracking } from './analytics-tag.ts'
import { agrees, keepAnswer, keptAnswer } from './kept-answers.ts'

/** The question as the page was served with it (`cookie-ask.tsx`). */
class CookieQuestion {
  readonly #ask: HTMLElement
  /** The service that may measure this page, where one may. */
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

  /** Nothing of the service is asked for before she agrees. */
  begin(): void {
    if (agrees('analytics')) this.#measure()
    else this.#ask.hidden = this.#tag === null || keptAnswer('analytics') !== null
  }

  #measure(): void {
    if (this.#tag === null || this.#measuring) return
    this.#measuring = true
    loadTag(this.#tag)
  }

  /** She called for it herself: it says what she answered, and may be closed again. */
  open(opener: HTMLElement | null): void {
    this.#opener = opener
    const said = keptAnswer('analytics')
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

  /** A question that came by itself stays until it is answered. */
  mayClose = () => this.#ask.hasAttribute('data-cookies-called')

  answer(yes: boolean): void {
    keepAnswer('analytics', yes)
    this.close()
    if (yes) this.#measure()
    // What runs already stops with the page alone.
    else if (this.#measuring) location.reload()
  }
}

/** In an address: the page is asked for with the question open, by pages that do not have it. */
const opened = '#cookies'

/** Makes the question of a reading page work: where she has not answered, and from « Gérer mes cookies » anywhere. */
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
  // She came to answer anew: until she has, this page is not measured.
  history.replaceState(null, '', location.pathname + location.search)
  question.open(document.querySelector<HTMLElement>('[data-cookies="open"]'))
}
