/** A product's picture: its drawing in a rounded square, in colours that hold on light and on dark pages. */
export const pictureOf = (drawing: string): string => {
  const picture = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    '<rect width="48" height="48" rx="12" fill="#dff3ea"/>',
    `<path transform="translate(10 10) scale(1.1667)" d="${drawing}" fill="none" stroke="#0f6b50" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('')
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}
