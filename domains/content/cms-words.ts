/** Names under which the shop itself reads: parts of other pages, and no pages of their own. */
export const cmsPlaces: readonly string[] = ['banner', 'company']

/** Addresses below /contents that are pages of their own: no one would ever see what is published under them. */
export const takenNames: readonly string[] = ['diy', 'select', 'store', 'privacy', 'promotion']
