/** The categories of the tree whose products are the school's. */
export const classCategoryId = 7
export const bookCategoryId = 6
