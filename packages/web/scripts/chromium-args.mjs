// How Chromium is started for browser tests and measurements.

/** What Playwright turns off, as far as it would call somebody (a later list replaces an earlier one), and the pop-ups of
 * the address bar: two pages of their own with every window, which cost as much as ours. */
const NEEDLESS = [
  'AimEnabled',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${NEEDLESS.join(',')}`,
];
