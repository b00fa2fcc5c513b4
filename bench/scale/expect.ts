import type { Database } from '@sillage/server-kit/database.ts'

/** Says what holds and what does not, and remembers the latter. */
export function expectations(say: (line: string) => void) {
  const failures: string[] = []
  return {
    failures,
    expect(what: string, holds: boolean) {
      if (!holds) failures.push(what)
      say(`  ${holds ? '✓' : '✗'} ${what}`)
    },
  }
}

/** Index scans of tables that only lists and searches read; what the shop asks a replica about itself has none. */
export async function countReads(pool: Database['pool']): Promise<number> {
  const { rows } = await pool.query<{ scans: number }>(
    `select coalesce(sum(idx_scan + seq_scan), 0)::int as scans from pg_stat_user_tables
     where relname in ('listing', 'listing_count', 'product_card', 'search_entry')`,
  )
  return rows[0]?.scans ?? 0
}
