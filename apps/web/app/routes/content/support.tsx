import { cleanLine, startOf } from '@consoeurs/contract'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { Answers, AnswersByTopic, HelpLines, supportApi } from '../../features/operations/support/public.ts'
import styles from '../../features/operations/support/support.module.css'
import { supportText } from '../../features/operations/support/support.text.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/support'

export { RouteErrorWithin as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, measured: true }

/** Longer queries are truncated, not rejected. */
const LONGEST = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  const calls = supportApi(pageApi(context))
  const q = cleanLine(startOf(new URL(request.url).searchParams.get('q') ?? '', LONGEST))
  return loadPage(request, async () => {
    const [all, found] = await Promise.all([calls.list(), q === '' ? null : calls.find(q)])
    return { q, answers: all.data, found: found?.data ?? null }
  })
}

export default function Support({ loaderData: { q, answers, found } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={supportText.title} description={supportText.description} hidden={q !== ''} />
      <PageHead title={supportText.title} lead={supportText.lead} />
      <div className={styles.page}>
        <p className={styles.danger}>
          <b className="bold">{supportText.danger}</b> <a href="#lignes">{supportText.lines}</a>
        </p>
        <Answers q={q} found={found} />
        <AnswersByTopic answers={answers} />
        <HelpLines />
        <section className={`card padded ${styles.write}`} aria-labelledby="ecrire">
          <h2 className="display heading-4" id="ecrire">
            {supportText.askUs}
          </h2>
          <p className="soft">{supportText.askUsText}</p>
          <ButtonLink to="/l/contact">{supportText.write}</ButtonLink>
        </section>
      </div>
    </>
  )
}
