import { z } from 'zod'

/** Path, with its query where WordPress needs it: `/2019/05/un-article/`, `/?p=12`. */
export const OldAddressQuery = z.object({ address: z.string().min(1).max(2000) })

/** Present path on this site. */
export const OldAddressView = z.object({ path: z.string() })
export type OldAddressView = z.infer<typeof OldAddressView>
