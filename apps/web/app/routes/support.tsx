import { cleanLine } from '@consoeurs/contract'
import { loadPage, pageApi } from '../api/page-api.ts'
import { Answers, AnswersByTopic, HelpLines, supportApi } from '../features/support/public.ts'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { supportText } from '../text/support.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/support'

export { RouteErrorWithin as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, measured: true }

/** An address is cut, never refused. */
const LONGEST = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  const calls = supportApi(pageApi(context))
  const q = cleanLine((new URL(request.url).searchParams.get('q') ?? '').slice(0, LONGEST))
  return loadPage(request, async () => {
    const [all, found] = await Promise.all([calls.list(), q === '' ? null : calls.find(q)])
    return { q, answers: all.data, found: found?.data ?? null }
  })
}

/** Her question first, then all answers by topic, whom to call, and the way to a person. */
export default function Support({ loaderData: { q, answers, found } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={supportText.title} description={supportText.description} hidden={q !== ''} />
      <PageHead title={supportText.title} lead={supportText.lead} />
      <div className="faq">
        <p className="faq-danger">
          <b className="b">{supportText.danger}</b> <a href="#lignes">{supportText.lines}</a>
        </p>
        <Answers q={q} found={found} />
        <AnswersByTopic answers={answers} />
        <HelpLines />
        <section className="card p faq-write" aria-labelledby="ecrire">
          <h2 className="d h4" id="ecrire">
            {supportText.askUs}
          </h2>
          <p className="soft">{supportText.askUsText}</p>
          <ButtonLink to="/l/contact">{supportText.write}</ButtonLink>
        </section>
      </div>
    </>
  )
}
