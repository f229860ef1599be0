import BrowserFrameNavigator from 'happy-dom/lib/browser/utilities/BrowserFrameNavigator.js'
import HistoryItemList from 'happy-dom/lib/history/HistoryItemList.js'
import type IHistoryItem from 'happy-dom/lib/history/IHistoryItem.js'
import * as PropertySymbol from 'happy-dom/lib/PropertySymbol.js'

type Navigation = Parameters<typeof BrowserFrameNavigator.navigate>[0]
type Frame = Navigation['frame']

/** Of an entry that a script or a fragment has added: the entry for which its document was loaded. */
const loadedFor = new WeakMap<IHistoryItem, IHistoryItem>()
const documentOf = (entry: IHistoryItem): IHistoryItem => loadedFor.get(entry) ?? entry

const { push, replace } = HistoryItemList.prototype
HistoryItemList.prototype.push = function (entry) {
  if (entry.popState) loadedFor.set(entry, documentOf(this.currentItem))
  push.call(this, entry)
}
HistoryItemList.prototype.replace = function (entry) {
  loadedFor.set(entry, documentOf(this.currentItem))
  replace.call(this, entry)
}

/**
 * happy-dom takes an entry that a script has once led away from for one of the document that is open now; browsers load
 * the document of an entry unless it is that one (HTML, 7.4.6.1). False where there is no such entry.
 */
function prepareTraversal(frame: Frame, steps: number): boolean {
  const { items, currentItem } = frame[PropertySymbol.history]
  const entry = items[items.indexOf(currentItem) + steps]
  if (!entry) return false
  const isOpen = documentOf(entry) === documentOf(currentItem)
  for (const each of items) each.popState = isOpen
  return true
}

const { navigate, navigateBack, navigateForward, navigateSteps } = BrowserFrameNavigator
const original = BrowserFrameNavigator

BrowserFrameNavigator.navigateBack = async (options) =>
  prepareTraversal(options.frame, -1) ? navigateBack.call(original, options) : null
BrowserFrameNavigator.navigateForward = async (options) =>
  prepareTraversal(options.frame, 1) ? navigateForward.call(original, options) : null
BrowserFrameNavigator.navigateSteps = async (options) =>
  prepareTraversal(options.frame, options.steps ?? 0) ? navigateSteps.call(original, options) : null

/** Ends the wait for the load that a frame has begun. */
const supersede = new WeakMap<Frame, () => void>()

/** Who waits for a load that another one replaces waits no longer; happy-dom would never tell. */
BrowserFrameNavigator.navigate = (options) => {
  const { frame } = options
  const left = frame.window
  const loading = navigate.call(original, options)
  if (frame.window === left) return loading
  supersede.get(frame)?.()
  return new Promise((resolve, reject) => {
    supersede.set(frame, () => resolve(null))
    loading.then(resolve, reject)
  })
}
