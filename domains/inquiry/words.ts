/** Where visitors reach a person. */
export const customerPhone = '1800-8914'
