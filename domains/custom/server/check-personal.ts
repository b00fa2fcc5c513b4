import { createHash } from 'node:crypto'
import { invalid } from '@sillage/kit/problem.ts'
import { Day } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { and, eq, like } from 'drizzle-orm'
import { z } from 'zod'
import { designOptions } from '../design-facts.ts'
import type { PersonalField, PersonalInput, PersonalValue } from '../personal-contract.ts'
import { isPrintable, lengthOf } from '../words.ts'
import { personalFiles } from './files.ts'

/** The product as far as its fields are concerned: what it asks for, and which variant was chosen. */
type Asked = { fields: readonly PersonalField[]; values: readonly string[] }

/** What was filled in, held against what staff declared; in the order of the fields, so that the same is always equal. */
export async function checkPersonal(
  ctx: Context,
  asked: Asked,
  given: readonly PersonalInput[],
): Promise<PersonalValue[]> {
  const unknown = given.find(({ key }) => !asked.fields.some((field) => field.key === key))
  if (unknown) throw invalid('personal', '이 상품에 없는 항목이에요.')
  const found: PersonalValue[] = []
  for (const field of asked.fields) {
    const input = given.find(({ key }) => key === field.key)
    const value = input && (await readValue(ctx, field, input, asked))
    if (value) found.push(value)
    else if (field.required) throw invalid(`personal.${field.key}`, '상품 제작에 필요한 내용을 적어 주세요.')
  }
  return found
}

async function readValue(ctx: Context, field: PersonalField, input: PersonalInput, { values }: Asked) {
  const { key, kind, name, name_en } = field
  const base = { key, kind, name, name_en, file_id: null, design: null }
  const path = `personal.${key}`
  if (kind === 'design') {
    const { design } = input
    if (!design) return null
    const { options, title } = designOptions(design)
    if (!options.every((option) => values.includes(option))) throw invalid(path, '고른 용기와 디자인이 달라요.')
    return { ...base, value: title, design }
  }
  const value = input.value.normalize('NFC')
  if (value === '') return null
  if (kind === 'file') return { ...base, ...(await findUploaded(ctx, value, path)) }
  if (kind === 'date') {
    if (!Day.safeParse(value).success) throw invalid(path, '날짜를 확인해 주세요.')
    return { ...base, value }
  }
  if (lengthOf(value) > field.max_length) throw invalid(path, '글자가 너무 많아요.')
  if (!isPrintable(value)) throw invalid(path, '새기거나 인쇄할 수 없는 글자가 있어요.')
  return { ...base, value }
}

/** The file was uploaded for this purpose; who knows its random id has uploaded it. */
async function findUploaded(ctx: Context, id: string, path: string) {
  const isId = z.uuid().safeParse(id).success
  const [file] = isId
    ? await ctx.db
        .select({ name: storedFileTable.name })
        .from(storedFileTable)
        .where(and(eq(storedFileTable.id, id), like(storedFileTable.subject, `${personalFiles}%`)))
    : []
  if (!file) throw invalid(path, '파일을 다시 올려 주세요.')
  return { value: file.name, file_id: id }
}

/** Two lines with the same values are one line: what they are compared by. Empty where nothing was filled in. */
export function personalKey(personal: readonly PersonalValue[]): string {
  if (personal.length === 0) return ''
  const facts = personal.map(({ key, value, file_id, design }) => [key, value, file_id, design])
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)
}
