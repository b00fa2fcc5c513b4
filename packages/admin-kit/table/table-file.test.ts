import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { readTableFile } from './table-file.ts'

const file = (content: BlobPart, name = 'rows.csv') => new File([content], name)

test('an Excel file is read: texts, numbers, moments, and empty cells between them', async () => {
  const excel = await writeExcelFile([
    [{ value: '때' }, { value: '이름' }, { value: '금액' }],
    [{ value: new Date('2026-11-18T09:05:00Z'), format: 'yyyy-mm-dd hh:mm' }, null, { value: 31_000 }],
  ]).toBuffer()
  expect(await readTableFile(file(new Uint8Array(excel), 'rows.xlsx'))).toEqual({
    rows: [
      ['때', '이름', '금액'],
      ['2026-11-18 09:05:00', '', '31000'],
    ],
  })
})

test('CSV is read in UTF-8 and in EUC-KR, as banks still write it', async () => {
  const rows = { rows: [['가', '나']] }
  expect(await readTableFile(file('가,나'))).toEqual(rows)
  expect(await readTableFile(file(new Uint8Array([0xb0, 0xa1, 0x2c, 0xb3, 0xaa])))).toEqual(rows)
})

test.each([
  ['nothing', '', '파일에 읽을 내용이 없어요.'],
  ['a file with a password', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), /암호가 걸렸거나/],
  ['a picture', new Uint8Array([0x89, 0x50, 0, 0]), /표가 아닌 파일/],
  ['an archive that is no sheet', new Uint8Array([0x50, 0x4b, 3, 4, 1]), /엑셀 파일을 읽지 못했어요/],
  ['21 MB', new Uint8Array(21 * 1024 * 1024), /너무 커요/],
])('%s is refused in a sentence', async (_, content, sentence) => {
  expect(await readTableFile(file(content))).toEqual({ problem: expect.stringMatching(sentence) })
})
