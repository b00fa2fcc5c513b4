/** The select the menus lead to. There is one so far, and it is still to be filled. */
export const newestSelectId = 1
