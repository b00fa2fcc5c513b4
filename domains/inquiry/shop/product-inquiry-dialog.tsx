import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { Dialog } from '@sillage/ui/dialog.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import { useStoredDraft } from '@sillage/web-kit/use-stored-draft.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { MyProductInquiry } from '../product-inquiry-contract.ts'
import { productInquiryLimits } from '../words.ts'
import { useQuestionsChanged } from './use-product-inquiry.ts'

type Props = {
  open: boolean
  onClose: () => void
  product_id: number
  /** Without one, a new question is asked. */
  question?: MyProductInquiry
}

/** A question about a product, open or for the shop's eyes alone. */
export function ProductInquiryDialog({ open, onClose, product_id, question }: Props) {
  const t = usePhrases()
  const { draft, change, secret, setSecret, form } = useQuestion({ onClose, product_id, question })
  const send = () => void form.submit(undefined)

  return (
    <Dialog
      open={open}
      isForm
      title={t(question ? '상품 문의 수정' : '상품 문의하기')}
      confirmLabel={t(question ? '수정한 내용 저장' : '문의 남기기')}
      cancelLabel={t('취소')}
      busy={form.pending}
      onClose={(reason) => (reason === 'confirm' ? send() : onClose())}
    >
      <form
        className="question-form"
        method="post"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          send()
        }}
      >
        <TextArea
          label={t('궁금한 점')}
          name="body"
          required
          rows={5}
          max={productInquiryLimits.body}
          value={draft.body}
          error={form.errors.body?.[0]}
          onChange={(event) => {
            form.clear('body')
            change({ body: event.target.value })
          }}
        />
        <Checkbox checked={secret} onChange={(event) => setSecret(event.target.checked)}>
          {t('비밀글로 묻기 (실라주만 볼 수 있어요)')}
        </Checkbox>
      </form>
    </Dialog>
  )
}

/** The question as it is typed, stored in this browser until it was sent. */
function useQuestion({
  onClose,
  product_id,
  question,
}: Omit<Props, 'open' | 'question'> & { question: Props['question'] }) {
  const t = usePhrases()
  const { api } = useShop()
  const { user } = useSession()
  const { toast } = useDialogs()
  const changed = useQuestionsChanged()
  const key = `product_inquiry_draft ${user?.mb_id} ${question ? `question ${question.id}` : `product ${product_id}`}`
  const { draft, change, clear } = useStoredDraft(key, { body: question?.body ?? '' })
  const [secret, setSecret] = useState(question?.secret ?? false)

  const form = useSubmit(
    () => {
      const body = { body: draft.body, secret }
      if (question) return api.productInquiry.change({ params: { id: question.id }, body })
      return api.productInquiry.create({ body: { ...body, product_id } })
    },
    {
      async onDone() {
        clear(question ? draft : { body: '' })
        onClose()
        toast(t(question ? '문의를 수정했어요.' : '문의를 남겼어요. 답변이 달리면 알려 드릴게요.'))
        await changed()
      },
    },
  )
  return { draft, change, secret, setSecret, form }
}
