import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MailTransport } from '../../../platform/delivery/mail-transport.ts'
import { AppError } from '../../../platform/http/errors.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const page = (title: string, body: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><body><main><h1>${escapeHtml(title)}</h1>${body}</main>`

/** Not in production (architecture: mail goes to the data folder by default). */
export const devMailsRoutes: FastifyPluginAsyncZod<{ mailer: MailTransport }> = async (app, { mailer }) => {
  app.get('/dev/mails', {
    schema: { hide: true },
    config: { access: 'public' },
    handler: async (_request, reply) => {
      const mails = await mailer.list()
      const rows = mails.map(
        (mail) =>
          `<li><a href="/dev/mails/${mail.id}">${escapeHtml(mail.subject)}</a> — ${escapeHtml(mail.to)}, ${escapeHtml(mail.at)}</li>`,
      )
      const body = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Aucun mail pour l’instant.</p>'
      return reply.type('text/html; charset=utf-8').send(page('Mails envoyés', body))
    },
  })

  app.get('/dev/mails/:id', {
    schema: { hide: true, params: z.object({ id: z.string().max(100) }) },
    config: { access: 'public' },
    handler: async (request, reply) => {
      const mail = (await mailer.list()).find((candidate) => candidate.id === request.params.id)
      if (mail === undefined) throw new AppError('NOT_FOUND')
      return reply
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
        )
        .type('text/html; charset=utf-8')
        .send(mail.html)
    },
  })
}
