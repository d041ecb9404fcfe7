const collections = ['articles', 'categories', 'communities', 'faq', 'ingredients', 'pages', 'rooms', 'tags']
const written = ['articles', 'categories', 'faq', 'ingredients', 'pages', 'tags']
const queues = ['certifications', 'filters', 'first-photos', 'reports', 'reviews', 'sign-ups']

/** Every route that API tokens open, with the scopes that open it, each alone. All others refuse every token. */
export const scopeTable: readonly string[] = [
  ...collections.flatMap((name) => [
    `GET /api/${name} content:read`,
    `GET /api/${name}/:id(^\\d+$|^[0-9a-v]{24}$) content:read`,
  ]),
  ...written.flatMap((name) => [
    `POST /api/${name} content:write`,
    `PUT /api/${name}/:id content:write`,
    `DELETE /api/${name}/:id content:write`,
  ]),
  'GET /api/articles/:id/versions content:read',
  'GET /api/faq/:id/versions content:read',
  'GET /api/pages/:id/versions content:read',
  'POST /api/articles/preview content:read',
  'POST /api/pages/preview content:read',
  'GET /api/upload/files content:read',
  'GET /api/upload/files/:id content:read',
  'GET /api/upload/files/:id/uses content:read',
  'POST /api/upload/files content:write',
  'PUT /api/upload/files/:id content:write',
  'DELETE /api/upload/files/:id content:write',
  'POST /api/files content:write shares:write',
  'GET /api/shares shares:read',
  'GET /api/shares/:idOrSlug shares:read',
  'POST /api/shares shares:write',
  'PATCH /api/shares/:id shares:write',
  'DELETE /api/shares/:id shares:write',
  'GET /api/members/me profile:read',
  ...queues.map((name) => `GET /api/desk/${name}/waiting moderation:read`),
  'GET /api/desk/transparency moderation:read',
]
