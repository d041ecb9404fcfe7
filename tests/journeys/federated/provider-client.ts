/** The site, as the provider of the journeys knows it. */
export const providerClient = { id: 'consoeurs', secret: 'un-secret-pour-les-parcours', name: 'Ma Clé' } as const
