import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRequestKey } from '@sillage/web-kit/request-key.ts'
import { useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'

/** For whom a quotation is; what is on it is written on its own screen. */
export function NewQuotation({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const navigate = useNavigate()
  const { api } = useShop()
  const { keyOf } = useRequestKey()
  return (
    <FormDialog
      title={t('견적 만들기')}
      lead={t('전화나 메일로 요청받은 견적이에요. 보내기 전에는 손님에게 아무것도 보이지 않아요.')}
      width={640}
      button={t('상품 고르러 가기')}
      initial={{ mb_id: '', company: '', name: '', hp: '', email: '', zip: '', memo: '', lang: 'kr' as const }}
      fields={[
        { name: 'company', label: t('회사'), kind: 'text' },
        { name: 'name', label: t('이름'), kind: 'text' },
        { name: 'hp', label: t('전화'), kind: 'text' },
        { name: 'email', label: t('메일'), kind: 'text' },
        { name: 'mb_id', label: t('회원 아이디'), hint: t('회원이 아니면 비워 두세요.'), kind: 'text' },
        { name: 'zip', label: t('우편번호'), hint: t('배송비를 계산해요.'), kind: 'text' },
        {
          name: 'lang',
          label: t('언어와 통화'),
          kind: 'choice',
          options: [
            { value: 'kr', label: t('한국어, 원') },
            { value: 'en', label: t('영어, 달러') },
          ],
        },
        { name: 'memo', label: t('요청받은 내용'), kind: 'area', rows: 3, wide: true },
      ]}
      save={(body) => api.staffQuotations.create({ body: { ...body, request_key: keyOf(body) } })}
      after={({ id }) => navigate(`/quotations/${id}`)}
      onClose={onClose}
    />
  )
}
