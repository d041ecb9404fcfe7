import { useMatches } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { type RouteHandle, useIsReaderPage } from '../reader-page.ts'
import styles from '../styles/cookie-ask.css?url'
import { cookiesText } from '../text/cookies.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { AnalyticsTag } from './analytics-tag.ts'

/** What the answer was, where the question is opened again. */
function Said({ said }: { said: 'yes' | 'no' }) {
  return (
    <p className="small soft" data-cookies-said={said} hidden>
      {cookiesText.said[said]}
    </p>
  )
}

/**
 * The question of product §6 (CNIL), where the operator has a measuring service: two equal buttons, no wall, and nothing
 * before the answer. It stands in every reading page, hidden; `install-ask.ts` shows it. Which service may measure the
 * page stands on it: where none may, it never asks by itself. Pages with the router's scripts do not carry it.
 */
export function CookieAsk({ url, id }: AnalyticsTag) {
  const { name } = useBrand()
  const reading = useIsReaderPage(useViewer() !== null)
  const measured = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.measured === true)
  if (!reading) return null
  return (
    <section
      className="ck"
      aria-labelledby="cookies-question"
      tabIndex={-1}
      hidden
      data-cookies-ask
      {...(measured && { 'data-tag': url, 'data-tag-id': id })}
    >
      <link rel="stylesheet" href={styles} precedence="default" />
      <h2 className="d h4" id="cookies-question">
        {cookiesText.title}
      </h2>
      <p className="small ck-question">{cookiesText.text(name, new URL(url).host)}</p>
      <p className="small ck-refused">{cookiesText.refused}</p>
      <Said said="yes" />
      <Said said="no" />
      <div className="ck-answers">
        {(['no', 'yes'] as const).map((answer) => (
          <button key={answer} type="button" className="btn quiet" data-cookies={answer}>
            {answer === 'yes' ? cookiesText.accept : cookiesText.refuse}
          </button>
        ))}
      </div>
      <p className="small ck-foot">
        <a className="link" href="/l/cookies">
          {cookiesText.more}
        </a>
        <button type="button" className="link ck-close" data-cookies="close">
          {cookiesText.close}
        </button>
      </p>
    </section>
  )
}
