/** So many products fit on a wish list. */
export const wishesMax = 500
