import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import { State, Tag } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { MyProductInquiry } from '../product-inquiry-contract.ts'

type Row = MyProductInquiry & { mb_id: string; mb_name: string }

/** Questions about products; secret ones too. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const [answered, setAnswered] = useState<Row | null>(null)
  return (
    <>
      <Top title={t('상품 문의')} />
      <DataList<Row>
        name="product-inquiries"
        label={t('상품 문의 목록')}
        query={(query) => queries.productInquiry.staff.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ body }) => body}
        views={[
          { label: t('답변 대기'), query: {} },
          { label: t('모두'), query: { waiting: 'false' } },
        ]}
        columns={[
          {
            key: 'created_at',
            label: t('언제'),
            cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
          },
          { key: 'product', label: t('상품'), cell: ({ product, product_id }) => product?.name ?? product_id },
          { key: 'name', label: t('문의한 분'), cell: ({ mb_name }) => mb_name },
          { key: 'body', label: t('질문'), fill: true, cell: ({ body }) => body },
          { key: 'secret', label: t('비밀글'), cell: ({ secret }) => secret && <Tag>{t('비밀글')}</Tag> },
          {
            key: 'state',
            label: t('상태'),
            cell: ({ answer, hidden_reason }) =>
              hidden_reason !== null ? (
                <State tone="off">{t('숨김')}</State>
              ) : answer === null ? (
                <State tone="act">{t('답변 대기')}</State>
              ) : (
                <State tone="done">{t('답변 완료')}</State>
              ),
          },
          {
            key: 'answer',
            label: t('답변'),
            cell: (row) => (
              <Button small onClick={() => setAnswered(row)}>
                {row.answer === null ? t('답하기') : t('답 수정')}
              </Button>
            ),
          },
        ]}
        empty={{ title: t('답변할 상품 문의가 없어요'), text: t('새 질문이 오면 여기에 보여요.') }}
      />
      {answered && <Answer row={answered} onClose={() => setAnswered(null)} />}
    </>
  )
}

function Answer({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { id: row.id }
  return (
    <Dialog
      title={row.product?.name ?? t('상품 문의')}
      lead={row.body}
      onClose={onClose}
      width={640}
      actions={<Button onClick={onClose}>{t('닫기')}</Button>}
    >
      <div className="stack stack-wide">
        {row.answer !== null && <p className="said">{row.answer}</p>}
        <WordsForm
          draft={`product-inquiry:${row.id}`}
          label={t('답변')}
          hint={row.secret ? t('물어본 분만 봐요.') : t('누구나 볼 수 있어요.')}
          button={t('답변 보내기')}
          send={async (answer) => [await api.productInquiry.staff.answer({ params, body: { answer } }), onClose()]}
          done={() => t('답변을 보냈어요.')}
        />
        {row.hidden_reason === null && (
          <WordsForm
            draft={`product-inquiry-hide:${row.id}`}
            label={t('숨기는 이유')}
            rows={1}
            button={t('숨기기')}
            look="line"
            send={async (reason) => [await api.productInquiry.staff.hide({ params, body: { reason } }), onClose()]}
            done={() => t('숨겼어요.')}
          />
        )}
      </div>
    </Dialog>
  )
}
