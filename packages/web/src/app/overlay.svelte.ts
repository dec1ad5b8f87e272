// What can be opened in front of any screen without leaving it: the legend of all symbols, and a single rule.

export type Overlay = { readonly kind: 'legend' } | { readonly kind: 'rule'; readonly number: string };

class Overlays {
  shown: Overlay | undefined = $state.raw();

  legend(): void {
    this.shown = { kind: 'legend' };
  }

  rule(number: string): void {
    this.shown = { kind: 'rule', number };
  }

  close(): void {
    this.shown = undefined;
  }
}

export const overlays = new Overlays();
