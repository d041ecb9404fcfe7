import { readKeptPictures } from '../files/public.ts'

/** Whether pictures for this talk were on their way when she left: asked once the page is there, not with it. */
export const hasKeptPictures = async (viewerId: number, scope: string): Promise<boolean> =>
  (await readKeptPictures(viewerId, scope, Date.now())).length > 0
