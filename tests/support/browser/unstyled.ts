import type { Page } from '@playwright/test'

/**
 * The rules of the whole stylesheet that the page matches, in any state, and that the stylesheet of public pages lacks; null
 * where the document has the whole one.
 */
export const unstyled = (page: Page): Promise<string[] | null> =>
  page.evaluate(async () => {
    const part = document.querySelector<HTMLLinkElement>('link[data-whole^="/"]')
    if (!part) return null
    const alternativesOf = (list: string) => {
      let depth = 0
      const marked = [...list].map((character) => {
        if (character === '(') depth += 1
        if (character === ')') depth -= 1
        return character === ',' && depth === 0 ? '\0' : character
      })
      return marked.join('').split('\0')
    }
    const selectorsOf = (rules: CSSRuleList, within = ''): [string, string][] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule)
          return alternativesOf(rule.selectorText).map((each): [string, string] => [`${within}${each.trim()}`, each])
        const condition = rule instanceof CSSConditionRule ? `${within}${rule.conditionText} ` : within
        return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules, condition) : []
      })
    const read = async (address: string) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(await (await fetch(address)).text())
      return selectorsOf(sheet.cssRules)
    }
    const known = new Map(await read(part.href))
    const state = ':(?:hover|active|focus-visible|focus-within|focus)'
    const inAnyState = (selector: string) =>
      selector
        .replace(/::[\w-]+(?:\([^)]*\))?/g, '')
        .replace(new RegExp(`:not\\(${state}\\)`, 'g'), '')
        .replace(new RegExp(state, 'g'), ':where(*)')
        .replace(/(^|[\s>+~(,])(?=$|[\s>+~),])/g, '$1')
    return (await read(part.dataset.whole ?? ''))
      .filter(([rule]) => !known.has(rule))
      .flatMap(([rule, selector]) => (document.querySelector(inAnyState(selector) || '*') ? rule : []))
  })
