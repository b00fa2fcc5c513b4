/** What one post may hold, whichever board it stands on. */
export const postLimits = { title: 120, keyword: 50, files: 10, file_mb: 20, edition: 20, lot: 40 } as const

/** Who may write on the boards. */
export const boardPermission = 'boards'
