/** What the audit log calls a member. */
export const subjectOf = (mb_id: string) => `member:${mb_id}`
