import { useMatches } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { type RouteHandle, useIsReaderPage } from '../reader-page.ts'
import styles from '../styles/cookie-ask.css?url'
import { cookiesText } from '../text/cookies.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { AnalyticsTag } from './analytics-tag.ts'

function Said({ said }: { said: 'yes' | 'no' }) {
  return (
    <p className="small soft" data-cookies-said={said} hidden>
      {cookiesText.said[said]}
    </p>
  )
}

/**
 * Analytics consent banner (product §6, CNIL): two equal buttons, no wall. Reader pages render it hidden;
 * `install-ask.ts` shows it, unprompted only on pages with `measured`.
 */
export function CookieAsk({ url, id }: AnalyticsTag) {
  const { name } = useBrand()
  const reading = useIsReaderPage(useViewer() !== null)
  const measured = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.measured === true)
  if (!reading) return null
  return (
    <section
      className="cookie-ask"
      aria-labelledby="cookies-question"
      tabIndex={-1}
      hidden
      data-cookies-ask
      {...(measured && { 'data-tag': url, 'data-tag-id': id })}
    >
      <link rel="stylesheet" href={styles} precedence="default" />
      <h2 className="display heading-4" id="cookies-question">
        {cookiesText.title}
      </h2>
      <p className="small cookie-ask-question">{cookiesText.text(name, new URL(url).host)}</p>
      <p className="small cookie-ask-refused">{cookiesText.refused}</p>
      <Said said="yes" />
      <Said said="no" />
      <div className="cookie-ask-answers">
        {(['no', 'yes'] as const).map((answer) => (
          <button key={answer} type="button" className="button quiet" data-cookies={answer}>
            {answer === 'yes' ? cookiesText.accept : cookiesText.refuse}
          </button>
        ))}
      </div>
      <p className="small cookie-ask-foot">
        <a className="text-link" href="/l/cookies">
          {cookiesText.more}
        </a>
        <button type="button" className="text-link cookie-ask-close" data-cookies="close">
          {cookiesText.close}
        </button>
      </p>
    </section>
  )
}
