/** What one post may hold, whichever board it stands on. */
export const postLimits = { title: 120, keyword: 50, files: 10, file_mb: 20, edition: 20, lot: 40 } as const

/** How a post stands: who wrote it sees all, visitors see only what is published. */
export const postStates = ['draft', 'scheduled', 'published', 'ended'] as const
export type PostState = (typeof postStates)[number]

export const postStateNames: Record<PostState, string> = {
  draft: '초안',
  scheduled: '게시 예약',
  published: '게시 중',
  ended: '게시 종료',
}

/** Who may write on the boards. */
export const boardPermission = 'boards'
