import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'
import { readCsv } from './read-csv.ts'
import { readDump } from './read-dump.ts'

const dump = `-- a comment; with a semicolon
/*!40101 SET NAMES utf8mb4 */;
CREATE TABLE \`a\` (
  \`id\` int NOT NULL COMMENT 'it''s; (here)',
  \`text\` text,
  PRIMARY KEY (\`id\`)
);
LOCK TABLES \`a\` WRITE;
INSERT INTO \`a\` VALUES (1,'one, \\'two\\'; (three)\\n\\\\'),(2,NULL),(-3,'it''s 가나');
INSERT INTO \`b\` (\`x\`, \`y\`) VALUES (0x41, _binary 'z');
UNLOCK TABLES;
`
const rows = [
  ['a', { id: '1', text: "one, 'two'; (three)\n\\" }],
  ['a', { id: '2', text: '' }],
  ['a', { id: '-3', text: "it's 가나" }],
  ['b', { x: 'A', y: 'z' }],
]

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

test.each([1, 2, 7, 64, 10_000])('a dump is read the same in pieces of %i characters', async (size) => {
  const found = []
  for await (const { table, row } of readDump(inPieces(dump, size))) if (row) found.push([table, row])
  expect(found).toEqual(rows)
})

test.each([1, 3, 1_000])('a CSV is read the same in pieces of %i characters', async (size) => {
  const text = 'a,"b ""c"""\r\n"1\n2",3\r\n\r\n4,'
  const found = []
  for await (const row of readCsv(inPieces(text, size))) found.push(row)
  expect(found).toEqual([
    { a: '1\n2', 'b "c"': '3' },
    { a: '4', 'b "c"': '' },
  ])
})

test('of a page only its words are left', () => {
  const html =
    '<p>하나<br>둘 &lt;b&gt;</p><script>alert(1)</script><img src=x onerror=alert(1)>셋&nbsp;넷<!-- <p>x</p> -->'
  expect(paragraphsOf(html)).toEqual(['하나', '둘 <b>', '셋 넷'])
})
