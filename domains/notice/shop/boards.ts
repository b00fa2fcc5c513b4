type Board = 'customer' | 'tssa'

/** The two notice boards share their pages and differ by address. */
export const boardAt = (pathname: string): Board => (pathname.startsWith('/tssa/') ? 'tssa' : 'customer')
export const boardPath: Record<Board, string> = { customer: '/customer/notice', tssa: '/tssa/notice' }
