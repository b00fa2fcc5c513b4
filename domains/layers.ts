/** The domains in their order: a domain imports only from domains before it, on the server and on screens. */
export const layers = [
  { name: 'foundations', domains: ['audit', 'change-set', 'setting', 'file', 'translation', 'insight', 'shipping'] },
  { name: 'people', domains: ['notification', 'member', 'staff', 'message', 'application'] },
  { name: 'goods', domains: ['custom', 'catalog', 'inventory', 'course', 'store'] },
  { name: 'benefits', domains: ['point', 'coupon'] },
  { name: 'choosing', domains: ['pricing', 'cart', 'wish'] },
  { name: 'reading', domains: ['board', 'notice', 'faq', 'document', 'content', 'popup', 'search'] },
  { name: 'buying', domains: ['order', 'quotation', 'payment', 'receipt', 'checkout'] },
  { name: 'afterwards', domains: ['claim', 'shipment', 'recall', 'reconciliation'] },
  { name: 'around', domains: ['review', 'store-order', 'inquiry', 'broadcast', 'tssa', 'formula', 'wick'] },
  { name: 'running', domains: ['moving', 'today', 'statistics', 'system', 'export'] },
]
