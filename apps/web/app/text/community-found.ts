/** Founding a community. */
export const communityFoundText = {
  lead: 'Tu en deviens la responsable, et un premier salon t’y attend. Une communauté par jour suffit bien.',
  action: 'Fonder cette communauté',
} as const
