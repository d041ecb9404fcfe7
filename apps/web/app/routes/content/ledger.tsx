import { loadPage, pageApi } from '../../api/page-api.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import styles from '../../features/operations/ledger/ledger.module.css'
import { ledgerText as text } from '../../features/operations/ledger/ledger.text.ts'
import { Accounts, ledgerApi } from '../../features/operations/ledger/public.ts'
import { Link } from '../../navigation/link.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/ledger'

export { RouteErrorWithin as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, cached: true, measured: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  return { ledger: await loadPage(request, () => ledgerApi(pageApi(context)).read()) }
}

function Support({ url }: { url: string }) {
  const host = new URL(url).host.replace(/^www\./, '')
  return (
    <section className={styles.support} aria-labelledby="prix-libre">
      <h2 className="display heading-3" id="prix-libre">
        {text.support}
      </h2>
      <p>{text.supportLead}</p>
      <p>{text.supportQuiet}</p>
      <a className="button" href={url} target="_blank" rel="noopener noreferrer" data-no-prefetch>
        {text.supportAction(host)}
      </a>
      <p className="small soft">{text.supportElsewhere}</p>
    </section>
  )
}

/** Who runs the site, its published accounts and the link to support it. */
export default function LedgerPage({ loaderData: { ledger } }: Route.ComponentProps) {
  const { name } = useBrand()
  const { operator, note, supportUrl, years } = ledger
  return (
    <>
      <PageMeta title={text.title} description={text.description(name)} />
      <PageHead title={text.title} lead={text.lead} />
      <div className={styles.page}>
        <section aria-labelledby="qui">
          <h2 className="display heading-3" id="qui">
            {text.who}
          </h2>
          <p>
            <span>{operator === null ? text.unnamed(name) : text.operator(operator, name)}</span>{' '}
            <Link to="/l/mentions-legales" className="text-link">
              {text.reach}
            </Link>
          </p>
          <p>{text.nothingSold}</p>
        </section>
        <section aria-labelledby="comptes">
          <h2 className="display heading-3" id="comptes">
            {text.accounts}
          </h2>
          {note === '' ? null : <p>{note}</p>}
          <Accounts years={years} />
        </section>
        {supportUrl === null ? null : <Support url={supportUrl} />}
        <p>
          <span>{text.question}</span>{' '}
          <Link to="/l/contact" className="text-link">
            {text.write}
          </Link>
        </p>
      </div>
    </>
  )
}
