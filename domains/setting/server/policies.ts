import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { Policy, PolicyVersion, policies } from '../contract.ts'
import { type PolicyKind, policyKinds } from '../policy-words.ts'
import { policyTable } from './tables.ts'

type Key = { kind: PolicyKind; version: number }

/** Each document as it stands today; one that has not begun yet is shown ahead of its day. */
export async function listPolicies(ctx: Context): Promise<Policy[]> {
  const all = await listVersions(ctx)
  const shown = policyKinds.flatMap((kind) => {
    const own = all.filter((version) => version.kind === kind)
    return own.find(({ state }) => state === 'current') ?? own.at(-1) ?? []
  })
  return Promise.all(shown.map((version) => withText(ctx, version, all)))
}

export async function findPolicy(ctx: Context, key: Key): Promise<Policy> {
  const all = await listVersions(ctx)
  const version = all.find(({ kind, version }) => kind === key.kind && version === key.version)
  if (!version) throw notFound()
  return withText(ctx, version, all)
}

/** Which version of each document is valid today. Consent given today is to these versions. */
export async function versionsInForce(ctx: Context): Promise<ReadonlyMap<PolicyKind, string>> {
  const current = (await listVersions(ctx)).filter(({ state }) => state === 'current')
  return new Map(current.map(({ kind, version }) => [kind, String(version)]))
}

/** The same as a column of someone's own question: the version of each document by its kind. */
export const termsInForce = (today: string | Placeholder) => sql<Record<string, string> | null>`(
  select jsonb_object_agg(kind, version::text) from (
    select distinct on (kind) kind, version from ${policyTable}
    where ${policyTable.effective_from} <= ${today} order by kind, version desc) in_force)`

/** Always a version more: what someone has agreed to stays as it was read. */
export const publishPolicy = (ctx: Context, body: HandlerInput<typeof policies.publish>['body']) =>
  ctx.transaction(async (ctx) => {
    const last = (await listVersions(ctx)).find(({ kind }) => kind === body.kind)
    if (body.effective_from < seoulDay(ctx.now()))
      throw invalid('effective_from', '시행일은 오늘이거나 그 뒤여야 해요.')
    if (last && body.effective_from < last.effective_from)
      throw invalid('effective_from', '앞서 게시한 버전의 시행일보다 빠를 수 없어요.')
    if (last && body.changes === '') throw invalid('changes', '무엇이 바뀌었는지 적어 주세요.')
    const key = { kind: body.kind, version: (last?.version ?? 0) + 1 }
    const added = await ctx.db
      .insert(policyTable)
      .values({ ...body, ...key, published_at: ctx.now() })
      .onConflictDoNothing()
      .returning({ version: policyTable.version })
    if (added.length === 0) throw invalid('kind', '방금 다른 버전이 게시됐어요. 확인하고 다시 게시해 주세요.')
    const { effective_from, changes } = body
    const after = { ...key, effective_from, changes }
    await writeAudit(ctx, {
      action: 'policy.publish',
      subject: `policy:${key.kind}-${key.version}`,
      before: null,
      after,
    })
    await emptyTags(ctx, 'policies')
    return findPolicy(ctx, key)
  })

/** Every version of every document without its text, newest first. */
async function listVersions(ctx: Context): Promise<PolicyVersion[]> {
  const { kind, version, effective_from, published_at, changes, changes_en } = policyTable
  const rows = await ctx.db
    .select({ kind, version, effective_from, published_at, changes, changes_en })
    .from(policyTable)
    .orderBy(desc(version))
  const today = seoulDay(ctx.now())
  const begun = (row: (typeof rows)[number]) => row.effective_from <= today
  return rows.map((row) => {
    const inForce = rows.find((other) => other.kind === row.kind && begun(other))
    const state = row === inForce ? 'current' : begun(row) ? 'past' : 'coming'
    return { ...row, state, published_at: row.published_at.toISOString() }
  })
}

async function withText(ctx: Context, shown: PolicyVersion, all: PolicyVersion[]): Promise<Policy> {
  const [row] = await ctx.db
    .select({ sections: policyTable.sections })
    .from(policyTable)
    .where(and(eq(policyTable.kind, shown.kind), eq(policyTable.version, shown.version)))
  if (!row) throw notFound()
  return { ...shown, sections: row.sections, versions: all.filter(({ kind }) => kind === shown.kind) }
}
