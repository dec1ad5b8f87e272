// How long the tasks of a page's main thread take, out of Chromium's own trace.

const MARK = 'nhex-step:';
/** The hand comes, presses and lets go: no hand does it all within one frame. */
const COMING_MS = 120;
const PRESSING_MS = 80;
/** Until everything that follows from a step has been drawn. */
const SETTLING_MS = 300;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A click of a hand at a place of the page; nothing of ours runs in the page for it. */
export async function click(page, [x, y]) {
  await page.mouse.move(x, y);
  await pause(COMING_MS);
  await page.mouse.down();
  await pause(PRESSING_MS);
  await page.mouse.up();
}

export async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Does one step after the other, each a name and what is done; the longest task of each, in their order, with how much of
 * it the thread was at work: it waits where others need the processor. */
export async function longestTasks(browser, page, steps) {
  await browser.startTracing(page, {
    categories: ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  for (const [i, [, act]] of steps.entries()) {
    await page.evaluate((name) => performance.mark(name), `${MARK}${i}`);
    await pause(SETTLING_MS);
    await act();
    await pause(SETTLING_MS);
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const marks = traceEvents.filter(({ name }) => name?.startsWith(MARK)).sort((a, b) => a.ts - b.ts);
  const [{ pid, tid }] = marks;
  const tasks = traceEvents.filter(
    (event) => event.pid === pid && event.tid === tid && event.name === 'RunTask' && event.ph === 'X',
  );
  return marks.map(({ ts }, i) => {
    // The mark itself was made by us.
    const from = ts + (SETTLING_MS * 1000) / 2;
    const to = (marks[i + 1]?.ts ?? Number.POSITIVE_INFINITY) - 50_000;
    const [longest] = tasks
      .filter((task) => task.ts >= from && task.ts < to)
      .sort((one, other) => other.dur - one.dur);
    return { name: steps[i][0], ms: (longest?.dur ?? 0) / 1000, busy: (longest?.tdur ?? 0) / 1000 };
  });
}
