import { limits } from '@consoeurs/contract'

interface IntroductionFacts {
  brandName: string
  publicUrl: string
}

/** Head of the API description, in Markdown. */
export const introduction = ({ brandName, publicUrl }: IntroductionFacts) => `
Everything that the pages of ${brandName} do, they do through this API, and a program may do the same for its member.
It speaks JSON over HTTPS. Names are English, sentences for people are French, times are UTC in ISO 8601.

The description is complete: a client can be generated from [openapi.json](${publicUrl}/api/openapi.json). Operations keep
their \`operationId\`. Fields and error codes may be added, so ignore what you do not know.

## Sign in

\`\`\`sh
curl ${publicUrl}/api/auth/local \\
  -H 'Content-Type: application/json' \\
  -d '{"identifier": "camille@example.org", "password": "…"}'
\`\`\`

The answer holds \`jwt\`, the session’s token. Send it with each call, and end the session when the program is done:

\`\`\`sh
curl ${publicUrl}/api/members/me -H 'Authorization: Bearer <jwt>'
curl -X POST ${publicUrl}/api/auth/sign-out -H 'Authorization: Bearer <jwt>'
\`\`\`

With a second factor, send its \`code\` too. Browsers on the site use the session cookie instead; a write with a cookie
must come from a page of the site. Sessions are listed and ended at \`/api/sessions\`.

## Errors

Every answer from 400 to 599 has the same form. \`error.details.code\` is stable and meant for programs;
\`error.message\` is a French sentence to show; only an address that does not exist answers \`Page not found: {path}\`.
A refused form names each field. Operations list their own codes. The schema \`ErrorCode\` lists all codes with their sentences.

\`\`\`json
{
  "data": null,
  "error": {
    "status": 400,
    "name": "VALIDATION",
    "message": "Certains champs sont à corriger.",
    "details": { "code": "VALIDATION", "fields": { "text": ["Écris quelques mots."] } }
  }
}
\`\`\`

What the viewer may not see is not found (404): the answer does not tell whether it exists.

## Pages

Lists that grow answer \`items\` and \`cursor\`. Send the cursor back to get the next page; it is \`null\` on the last one.
\`limit\` is at most ${limits.pageSizeMax}.

\`\`\`sh
curl '${publicUrl}/api/shares?limit=10'
curl '${publicUrl}/api/shares?limit=10&cursor=<cursor>'
\`\`\`

Editorial content (articles, pages, questions) answers Strapi 4’s query language and envelope instead:
\`filters[title][$containsi]=cru\`, \`sort=publishedAt:desc\`, \`populate=category\`, \`pagination[page]=2\`.

## Limits

Each operation says how many calls it accepts in a time. Beyond that the answer is 429 with \`Retry-After\` in seconds.
A program that opens many profiles in a row is slowed down as well.

## Repeat safely

What creates something takes a \`clientId\`, a UUID of your choice. After a lost answer, send the same request again: it
finds what the first one created.

## Files

Upload a picture with \`POST /api/files\` as \`multipart/form-data\`, then name it by its \`id\` in a share, a message or a
profile. Large files may be sent in pieces to \`/api/uploads\` with the [tus protocol](https://tus.io), version 1.0.

## Live events

Socket.IO on the same address, transport \`websocket\`, signed in with \`auth: { token }\`. Emit \`subscribe\` with
\`canal-user-{id}\`; messages arrive as the event of that name. They are hints: after a reconnection ask
\`GET /api/inbox?after=<seq>\` for the rest.

Everything else arrives as \`live\`, an object with a \`type\`. For what happens around content, emit \`watch\` with the name of
its channel: \`share-{id}\`, \`article-{id}\`, \`room-{id}\`, \`outings-1\` (agenda) or \`swaps-1\` (offers). It answers \`{ ok }\`,
false without access; \`unwatch\` ends it. \`docs/live-events.md\` of the source lists all events and their recipients.
`
