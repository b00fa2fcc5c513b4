/** The domains in their order: a domain imports only from domains before it, on the server and on screens. */
export const layers = [
  { name: 'foundations', domains: ['setting', 'file', 'translation', 'insight'] },
  { name: 'people', domains: ['staff', 'notification', 'message', 'member'] },
  { name: 'goods', domains: ['catalog', 'inventory', 'course', 'store', 'shipping'] },
  { name: 'benefits', domains: ['point', 'coupon', 'wish'] },
  { name: 'reading', domains: ['search', 'board', 'notice', 'faq', 'document', 'content', 'popup', 'application'] },
  { name: 'buying', domains: ['pricing', 'cart', 'order', 'quotation', 'payment', 'receipt', 'checkout'] },
  { name: 'afterwards', domains: ['claim', 'shipment', 'reconciliation', 'store-order'] },
  { name: 'around', domains: ['review', 'inquiry', 'tssa', 'formula'] },
]
