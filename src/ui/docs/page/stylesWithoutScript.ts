/**
 * For the documentation's pages where scripts are off: every language of a sample shows, the list of the page is unfolded,
 * and what only a script can do is away. Important, because the stylesheet comes after it. Not a media query, since `scripting`
 * says nothing of a script blocker.
 */
export const stylesWithoutScript =
  '.docs-toc button,.docs-page-actions button,.code-tools,.language-choice,.errors .search,.workbench-place,.docs-nav-awaited{display:none!important}.docs-toc [aria-expanded=false]~ul{display:grid!important}.samples>.code{display:block!important}.answers td pre{overflow:auto}'
