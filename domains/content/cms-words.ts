/** Names under which the shop itself reads: they are parts of every page and no pages. */
export const cmsPlaces: readonly string[] = ['banner']

/** Addresses below /contents that are pages of their own: nobody would ever see what is published under them. */
export const takenNames: readonly string[] = ['diy', 'company', 'select', 'store', 'privacy', 'promotion']
