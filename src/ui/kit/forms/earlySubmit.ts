/**
 * Goes inline into the page's head: until its scripts have taken the page over, a form that is sent stays where it is.
 * The browser alone would lose what was typed, or write it into the address.
 */
export const earlySubmitScript =
  "addEventListener('submit',function(e){if(!('settled'in document.documentElement.dataset))e.preventDefault()},true)"
