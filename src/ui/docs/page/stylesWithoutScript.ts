/**
 * For the documentation's pages where scripts are off: every language of a sample shows, the list of the page is unfolded,
 * and what only a script can do is away. Not a media query: `scripting` says nothing of a script blocker.
 */
export const stylesWithoutScript =
  '.docs-toc button,.docs-page-actions button,.copy,.samples>[role=group],.errors .search{display:none}.docs-toc [aria-expanded=false]~ul{display:grid}:root .samples>.code:not(#any){display:block}'
