import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** What the toolbar of an editor says; each toolbar of a form by the field it belongs to. */
export function useEditorLabels(label: string) {
  const t = usePhrases()
  return {
    toolbar: t('{label} 꾸미기', { label }),
    bold: t('굵게'),
    italic: t('기울임'),
    heading: t('큰 제목'),
    subheading: t('작은 제목'),
    bullets: t('목록'),
    numbers: t('번호 목록'),
    quote: t('인용'),
    rule: t('가로줄'),
    link: t('링크'),
    picture: t('사진 넣기'),
    table: t('표 넣기'),
    row: t('아래에 줄 더하기'),
    column: t('오른쪽에 칸 더하기'),
    header: t('첫 줄을 제목 줄로'),
    dropRow: t('이 줄 지우기'),
    dropColumn: t('이 칸 지우기'),
    dropTable: t('표 지우기'),
    undo: t('되돌리기'),
    redo: t('다시 하기'),
  }
}
