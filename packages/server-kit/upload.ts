import { rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { FileRule, FileRules, SentFile } from '@sillage/kit/endpoint.ts'
import { fromForm } from '@sillage/kit/form.ts'
import { type FieldErrors, invalid } from '@sillage/kit/problem.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { type FileStore, typeOf } from './files.ts'
import { type Part, readMultipart } from './multipart.ts'
import { drawApart, isTooSlow } from './pictures-apart.ts'
import { type Format, formatOf, isPicture, kindOf } from './upload-kind.ts'

const megabyte = 1024 * 1024
const textBytes = megabyte
// A picture may take a hundred megabytes while it is drawn.
const drawing = createConcurrencyLimit({ atOnce: 2, waiting: 60 })

const nothing: FileRule = { max: 0, mb: 0, kinds: [] }

const endings = { pdf: 'pdf', text: 'txt', gzip: 'gz', zip: 'zip' } as const

type Checked = { field: string; name: string; path: string; format: Format }

/** A form that has come in whole, its files known by their content and not yet touched. */
export type Form = {
  /** What it says to be, where that is not the method it came with. */
  method: string | undefined
  body: unknown
  errors: FieldErrors
  /** Makes the files harmless, by field. */
  prepare(): Promise<Record<string, SentFile[]>>
  /** Nothing of the form stays on the disk. */
  discard(): Promise<void>
}

/** Takes a form in, within the limits of each field. What fails leaves nothing behind. */
export async function receiveForm(request: IncomingMessage, rules: FileRules, store: FileStore): Promise<Form> {
  const paths: string[] = []
  const discard = async () => void (await Promise.all(paths.map((path) => rm(path, { force: true }))))
  const aside = () => {
    const path = store.aside()
    paths.push(path)
    return path
  }
  try {
    const counter = createCounter(rules)
    const { fields, files } = await readMultipart(request, {
      ...limitsOf(rules),
      place: (field) => (counter.takes(fieldOf(field)) ? aside() : null),
    })
    const checked = await checkParts(files, rules, counter.errors)
    const { _method, ...body } = Object(fromForm(fields))
    const method = typeof _method === 'string' ? _method.toUpperCase() : undefined
    return { method, body, errors: counter.errors, prepare: () => prepareAll(checked, rules, aside), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

/** photos[0] is a file of the field photos. */
const fieldOf = (name: string) => name.split('[', 1).join()

function limitsOf(rules: FileRules) {
  const all = Object.values(rules)
  return {
    fileBytes: Math.max(0, ...all.map(({ mb }) => mb)) * megabyte,
    // One file too many, or one too large, is still read, and is then reported under its field.
    bytes: all.reduce((sum, { max, mb }) => sum + (max + 1) * mb, 0) * megabyte + textBytes,
  }
}

function createCounter(rules: FileRules) {
  const counts = new Map<string, number>()
  // Without a prototype: a field may be called __proto__.
  const errors: FieldErrors = Object.create(null)
  return {
    errors,
    takes(field: string) {
      const rule = Object.hasOwn(rules, field) ? rules[field] : undefined
      if (!rule) return refuse(errors, field, '올릴 수 없는 파일 형식이에요.')
      const count = (counts.get(field) ?? 0) + 1
      counts.set(field, count)
      return count <= rule.max || refuse(errors, field, '파일이 너무 많아요. 몇 개를 빼 주세요.')
    },
  }
}

function refuse(errors: FieldErrors, field: string, message: string): false {
  errors[field] = [...new Set([...(errors[field] ?? []), message])]
  return false
}

async function checkParts(parts: Part[], rules: FileRules, errors: FieldErrors): Promise<Checked[]> {
  const checked = await Promise.all(
    parts.map(async ({ field: name, ...part }) => {
      const field = fieldOf(name)
      const { mb, kinds } = rules[field] ?? nothing
      const { size } = await stat(part.path)
      if (size === 0) return refuse(errors, field, '빈 파일은 올릴 수 없어요.')
      if (part.cut || size > mb * megabyte)
        return refuse(errors, field, '파일이 너무 커요. 더 작은 파일로 올려 주세요.')
      const format = await formatOf(part.path)
      if (!format || !kinds.includes(kindOf(format))) return refuse(errors, field, '올릴 수 없는 파일 형식이에요.')
      return { field, format, ...part }
    }),
  )
  return checked.filter((each) => each !== false)
}

async function prepareAll(checked: Checked[], rules: FileRules, aside: () => string) {
  const ready: Record<string, SentFile[]> = Object.fromEntries(Object.keys(rules).map((field) => [field, []]))
  for (const file of checked) ready[file.field]?.push(await prepare(file, aside))
  return ready
}

async function prepare({ field, name, path, format }: Checked, aside: () => string): Promise<SentFile> {
  if (!isPicture(format)) {
    const { size } = await stat(path)
    return {
      name: nameOf(name, endings[format]),
      type: typeOf(`file.${endings[format]}`),
      size,
      width: null,
      height: null,
      path,
    }
  }
  const drawn = aside()
  const picture = await drawing.take(() => drawApart('redraw', path, drawn, format)).catch(nothingIfTooSlow)
  if (!picture) throw invalid(field, '사진을 읽을 수 없어요. 다른 사진으로 올려 주세요.')
  const { ending, ...facts } = picture
  return { ...facts, name: nameOf(name, ending), path: drawn }
}

function nothingIfTooSlow(error: unknown) {
  if (isTooSlow(error)) return null
  throw error
}

/** The name it had, with the ending of what it is now. */
function nameOf(given: string, ending: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
  const plain = given.normalize('NFC').replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e"\\/:*?<>|]/g, '')
  const stem = plain.replace(/\.[^.]*$/, '').trim()
  return `${[...stem].slice(0, 80).join('') || 'file'}.${ending}`
}
