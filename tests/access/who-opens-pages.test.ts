import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import siteMap from '../../apps/web/app/routes.ts'
import { ServedSite } from '../builds/served-site.ts'
import { linesOf, named, printed } from './access-table.ts'
import { type Onlooker, OnlookerScene } from './who-sees-whom.scene.ts'

const openers = [
  'visitor',
  'unconfirmed',
  'member',
  'contact',
  'blocked',
  'blocker',
  'paused',
  'banned',
  'she-paused',
  'she-banned',
  'within',
  'moderator',
  'admin',
] as const satisfies readonly Onlooker[]

/** What each is answered. « + »: the page, and Mandragore is on it; « - »: the page, without her; else the status. */
const tellingTable = `
                               visitor unconfirmed member contact blocked blocker paused banned she-paused she-banned within moderator admin
/settings/blocages                 302           -      -       -       -       +      -    302          -          -      -         -     -
/settings/blocages/mandragore      302         404    404     404     404       +    404    302        404        404    404       404   404
/shares                              -           +      +       +       -       -      +      -          -          -      +         +     +
/shares/{share}                    404           +      +       +     404     404      +    404        404        404      +         +     +
/shares/{share}/signaler           404           +      +       +     404     404      +    404        404        404      +         +     +
/outings                           302           +      +       +       -       -      +    302          -          -      +         +     +
/dashboard                         302           +      +       +       -       -      +    302          -          -      +         +     +
/c/lectrices                         -           +      +       +       -       -      +      -          -          -      +         +     +
/c/lectrices/{room}                302         302    302     302     302     302    302    302        302        302      -       302   302
/members                           302           +      +       +       -       -      +    302          -          -      +         +     +
/blog/{article}-une-page             -           -      -       -       -       -      -      -          -          -      -         -     -
/search?q=mandrag                  302           +      +       +       -       -      +    302          -          -      +         +     +
/visits                            302           +      +       +       -       -      +    302          -          -      +         +     +
/honors                            302           +      +       +       -       -      +    302          -          -      +         +     +
/favorites                         302           +      +       +       -       -      +    302          -          -      +         +     +
/likes                             302           +      +       +       -       -      +    302          -          -      +         +     +
/notifications                     302           +      +       +       -       -      +    302          -          -      +         +     +
/messages/groupe/nouveau           302           +      +       +       -       -      +    302          -          -      +         +     +
/messages/groupe/:slug/membres     302         404    404     404     404     404    404    302        404        404    404       404   404
/messages                          302           -      -       -       -       -      -    302          -          -      -         -     -
/messages/groupe/:slug             302         404    404     404     404     404    404    302        404        404    404       404   404
/messages/mandragore               302           +      +       +     404     404      +    302        404        404      +         +     +
/p                                 302           +      +       +       -       -      +    302          -          -      +         +     +
/p/mandragore                      404           +      +       +     404     404      +    404        404        404      +         +     +
/p/mandragore/signaler             404           +      +       +     404     404      +    404        404        404      +         +     +
`

/** Pages that tell of nobody: whether she is signed in, here, and of the staff is all that counts. */
const plainTable = `
                           visitor member paused banned moderator admin
/                                -    302    302      -       302   302
/go                            404    404    404    404       404   404
/signup                          -    302    302      -       302   302
/signup/attente                  -    302    302      -       302   302
/signup/confirmer              302    302    302    302       302   302
/signup/avec                   302    302    302    302       302   302
/login                           -    302    302      -       302   302
/login/link                      -    302    302      -       302   302
/login/code                      -    302    302      -       302   302
/password                        -      -      -      -         -     -
/password/nouveau              400    400    400    400       400   400
/account/email                 400    400    400    400       400   400
/mails/desabonnement           400    400    400    400       400   400
/mails/abonnement              400    400    400    400       400   400
/mails/contact                 400    400    400    400       400   400
/login/avec                    302    302    302    302       302   302
/login/avec/x                  404    404    404    404       404   404
/login/action                  302    302    302    302       302   302
/login/retour                  302    302    302    302       302   302
/logout                          -      -      -    302         -     -
/account/suspended               -      -      -      -         -     -
/account/approbation           302    302    302    302       302   302
/invitation/:slug              404    404    404    404       404   404
/account/relecture             400    400    400    400       400   400
/admin/                        302    403    403    302         -     -
/settings/steps                302      -      -    302         -     -
/settings                      302      -      -    302         -     -
/settings/compte               302      -      -    302         -     -
/settings/compte/lien          302    302    302    302       302   302
/settings/profil               302      -      -    302         -     -
/settings/profil/lieu          302      -      -    302         -     -
/settings/photos               302      -      -    302         -     -
/settings/certification        302      -      -    302         -     -
/settings/notifications        302      -      -    302         -     -
/settings/sujets               302      -      -    302         -     -
/settings/alertes              302      -      -    302         -     -
/settings/confidentialite      302      -      -    302         -     -
/settings/sourdine             302      -      -    302         -     -
/settings/mots                 302      -      -    302         -     -
/settings/discretion           302      -      -    302         -     -
/settings/pause                302      -      -    302         -     -
/settings/apparence            302      -      -    302         -     -
/settings/securite             302      -      -    302         -     -
/settings/donnees              302      -      -    302         -     -
/settings/accords              302      -      -    302         -     -
/settings/invitation           302      -      -    302         -     -
/settings/signalements         302      -      -    302         -     -
/settings/autre                302    404    404    302       404   404
/shares/theme/:slug            404    404    404    404       404   404
/recettes                      404    404    404    404       404   404
/recettes/table                404    404    404    404       404   404
/recettes/ingredient/:slug     404    404    404    404       404   404
/recettes/saison/:slug         404    404    404    404       404   404
/recettes/technique/:slug      404    404    404    404       404   404
/saison/:slug?                 404    404    404    404       404   404
/bocaux                        302      -      -    302         -     -
/bocaux/nouveau                302      -      -    302         -     -
/bocaux/:id                    302    404    404    302       404   404
/trocs                         302      +      +    302         +     +
/trocs/nouveau                 302    404    404    302       404   404
/trocs/:id                     302    404    404    302       404   404
/trocs/:id/modifier            302    404    404    302       404   404
/recettes/importer             302    404    404    302       404   404
/communities                     -      -      -      -         -     -
/community-room                302      -      -    302         -     -
/blog                            -      -      -      -         -     -
/blog/cat                        -      -      -      -         -     -
/blog/cat/x                    404    404    404    404       404   404
/blog/tag                        -      -      -      -         -     -
/blog/tag/x                    404    404    404    404       404   404
/blog/lettre                     -      -      -      -         -     -
/blog/apercu                   302    403    403    302       403     -
/blog/apercu/{article}         302    403    403    302       403     -
/carnet                        302      -      -    302         -     -
/carnet/:id                    302    404    404    302       404   404
/carnet/:id/imprimer           302    404    404    302       404   404
/courses                       302      -      -    302         -     -
/semaine                       302      -      -    302         -     -
/meetings                      302      -      -    302         -     -
/meetings/nouvelle             302      -      -    302         -     -
/villes                          -      -      -      -         -     -
/villes/:slug                  404    404    404    404       404   404
/etat                            -      -      -      -         -     -
/l/contact                     404    404    404    404       404   404
/l/apercu                      302    403    403    302       403     -
/l/apercu/1                    302    403    403    302       403   404
/l/comment-cela-tient            -      -      -      -         -     -
/l/plan-du-site                  -      -      -      -         -     -
/l/support                       -      -      -      -         -     -
/l/charte                      404    404    404    404       404   404
/account/pause                 302    302    302    302       302   302
/manifest.webmanifest            -      -      -      -         -     -
/carnet.webmanifest              -      -      -      -         -     -
/carnet/:id/recettes.json      302    404    404    302       404   404
/shares/recevoir               302    302    302    302       302   302
/r/salon                       302    302    302    302       302   302
/blog/rss.xml                    -      -      -      -         -     -
/robots.txt                      -      -      -      -         -     -
/.well-known/security.txt        -      -      -      -         -     -
/offline                         -      -      -      -         -     -
/nulle-part                    404    404    404    404       404   404
`
const comers = ['visitor', 'member', 'paused', 'banned', 'moderator', 'admin'] as const satisfies readonly Onlooker[]

const telling =
  /^\/(shares|shares\/\{share\}|shares\/\{share\}\/signaler|dashboard|members|visits|honors|favorites|likes|outings|notifications|messages.*|search.*|p|p\/.*|c\/.*|blog\/\{.*|settings\/blocages.*)$/

let site: ServedSite
let scene: OnlookerScene
beforeAll(async () => {
  site = await ServedSite.open()
  scene = OnlookerScene.on(site.test)
})
afterAll(() => site.close())

/** Every address of the site map, with somebody of the scene in the place of its parameters. */
const examples: Record<string, string> = {
  'login/avec/:slug': '/login/avec/x',
  'admin/*': '/admin/',
  'settings/:page': '/settings/autre',
  'settings/blocages/:username': '/settings/blocages/mandragore',
  'shares/:id': '/shares/{share}',
  'shares/:id/signaler': '/shares/{share}/signaler',
  'c/:slugCommunity': '/c/lectrices',
  'c/:slugCommunity/:roomId': '/c/lectrices/{room}',
  'blog/cat/:category': '/blog/cat/x',
  'blog/tag/:tag': '/blog/tag/x',
  'blog/:id-slug': '/blog/{article}-une-page',
  'blog/apercu/:id': '/blog/apercu/{article}',
  'messages/:username': '/messages/mandragore',
  'l/apercu/:id': '/l/apercu/1',
  'l/:slug': '/l/charte',
  'r/:slug': '/r/salon',
  'p/:username': '/p/mandragore',
  'p/:username/signaler': '/p/mandragore/signaler',
  'settings/profil/:page': '/settings/profil/lieu',
  search: '/search?q=mandrag',
  '*': '/nulle-part',
}

type Line = Awaited<typeof siteMap>[number]
const pathsOf = (lines: readonly Line[], above = ''): string[] =>
  lines.flatMap((line) => {
    const path = [above, line.path].filter(Boolean).join('/')
    const below = pathsOf(line.children ?? [], path)
    if (below.length > 0) return below
    return line.index === true || line.path !== undefined ? [path] : []
  })

/** Where an address has a better name it leads there. */
async function opens(url: string, cookie: string) {
  const ask = (at: string) => site.app.inject({ url: at, headers: { cookie, accept: 'text/html' } })
  const answer = await ask(url)
  return answer.statusCode === 301 ? ask(String(answer.headers.location)) : answer
}

async function cellsOf(kind: Onlooker, pages: readonly string[]): Promise<string[]> {
  const { asks, names } = await scene.arranges(kind)
  const room = await scene.opensRoom()
  const cookie = asks.token === null ? '' : `consoeurs.session_token=${asks.token}.`
  const cells: string[] = []
  for (const page of pages) {
    const { statusCode, body } = await opens(named(page, { ...names, room }), cookie)
    // Her name in the address that was asked for says nothing of her.
    const shown = /mandragore/i.test(body.replaceAll(page, '')) ? '+' : '-'
    cells.push(statusCode === 200 ? shown : String(statusCode))
  }
  return cells
}

const pages = async () => [...new Set(pathsOf(await siteMap).map((path) => examples[path] ?? `/${path}`))]

async function tableFor(kinds: readonly Onlooker[], paths: readonly string[]): Promise<string[]> {
  const columns = new Map<Onlooker, string[]>()
  for (const kind of kinds) columns.set(kind, await cellsOf(kind, paths))
  return printed(paths, kinds, columns)
}

describe('every page of the site map', () => {
  it('shows a member to each kind of viewer as the table says', async () => {
    const now = await tableFor(
      openers,
      (await pages()).filter((page) => telling.test(page)),
    )
    expect(now).toEqual(linesOf(tellingTable))
  })

  it('without members opens to each role as the table says', async () => {
    const now = await tableFor(
      comers,
      (await pages()).filter((page) => !telling.test(page)),
    )
    expect(now).toEqual(linesOf(plainTable))
  })

  it.each(['visitor', 'member', 'admin'] as const)('answers HEAD to %s like GET, without a body', async (kind) => {
    const { asks, names } = await scene.arranges(kind)
    const room = await scene.opensRoom()
    const cookie = asks.token === null ? '' : `consoeurs.session_token=${asks.token}.`
    const headers = { cookie, accept: 'text/html' }
    for (const page of await pages()) {
      const url = named(page, { ...names, room })
      const read = await site.app.inject({ url, headers })
      const head = await site.app.inject({ method: 'HEAD', url, headers })
      expect([url, head.statusCode, head.headers.location, head.body]).toEqual([
        url,
        read.statusCode,
        read.headers.location,
        '',
      ])
    }
  })
})
