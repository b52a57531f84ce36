import { useState } from 'react'

/**
 * What is shown of a picture when its files fail to load: when one of its sources fails, the plain file `src`; when
 * that fails too, nothing.
 */
export function usePictureFallback(src: string, hasSources: boolean) {
  const [failed, setFailed] = useState({ src: '', times: 0 })
  const timesFailed = failed.src === src ? failed.times : 0
  return {
    isMissing: src === '' || timesFailed > Number(hasSources),
    isPlain: timesFailed > 0,
    imageProps: { ref: repeatOutcome, onError: () => setFailed({ src, times: timesFailed + 1 }) },
  }
}

/** A picture of the page's template may have loaded or failed before React listened. */
function repeatOutcome(image: HTMLImageElement | null): void {
  if (image?.complete && image.currentSrc !== '') {
    image.dispatchEvent(new Event(image.naturalWidth === 0 ? 'error' : 'load'))
  }
}
