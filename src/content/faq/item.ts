/** A question of the FAQ. `id` is its address (/faq#id); the answer is text that `answerBlocks` reads. */
export interface FaqItem {
  id: string
  question: string
  answer: string
}
