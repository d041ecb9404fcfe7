/** Baselines: `/hello` answers with one word, `/react/<n>` renders the nth of the comma-separated PAGES with plain React. */
import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { minimalPage } from './minimal-page.ts'

const { PORT = '', SITE = '', COOKIE = '', PAGES = '' } = process.env

/** Pages that begin with `visitor:` are asked for without the cookie. */
async function record(page: string) {
  const path = page.replace(/^visitor:/, '')
  const answer = await fetch(SITE + path, { headers: path === page ? { cookie: COOKIE } : {} })
  if (!answer.ok || answer.redirected) throw new Error(`${page} answered ${answer.status}`)
  return minimalPage(await answer.text())
}

const pages = await Promise.all(PAGES.split(',').map(record))
createServer(({ url = '' }, response) => {
  const page = pages[Number(url.slice('/react/'.length))]
  if (url === '/hello' || page === undefined) return response.end('hello')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!DOCTYPE html>${renderToString(page())}`)
}).listen(Number(PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
