// Who plays in this browser: the session's cookie is the server's, here is only what it says.

import { type ApiFault, faultOf, get, post } from './api.ts';
import type { PlayerView } from './views.ts';

export interface Me {
  readonly player: PlayerView | null;
  readonly kind: 'guest' | 'account' | 'bot' | null;
}

class Session {
  /** Undefined until the server has said it. */
  me: Me | undefined = $state.raw();
  fault: ApiFault | undefined = $state.raw();

  async load(): Promise<void> {
    this.fault = undefined;
    try {
      this.me = await get<Me>('/me');
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  get player(): PlayerView | undefined {
    return this.me?.player ?? undefined;
  }

  /** Makes whoever is nobody yet a guest: before the first thing that needs a player. */
  async enter(): Promise<void> {
    if (this.player) return;
    await post('/guest');
    await this.load();
  }
}

export const session = new Session();
