/** Cards glide from where they were to where they are. Nothing waits for it, and anything interrupts it. */

const GLIDE = { duration: 170, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };

interface Seen {
  place: string | undefined;
  x: number;
  y: number;
}

export class Motion {
  private seen = new Map<string, Seen>();
  /** A card that was let go elsewhere than where it is painted. */
  private hand: [string, Seen] | null = null;

  constructor(private readonly root: HTMLElement) {}

  /** Note where all cards are, just before they are painted anew. */
  before(): void {
    this.seen = this.look();
    if (this.hand) this.seen.set(...this.hand);
    this.hand = null;
  }

  /** A card will come from elsewhere: from where it was let go. */
  comesFrom(card: string, x: number, y: number): void {
    const box = this.root.getBoundingClientRect();
    this.hand = [card, { place: "hand", x: x - box.x, y: y - box.y }];
  }

  /** Let each card glide that lies in another place than before. */
  after(): void {
    if (still()) return;
    for (const [key, { place, x, y }] of this.look()) {
      const then = this.seen.get(key);
      if (!then || then.place === place) continue;
      const cards = this.root.querySelectorAll<HTMLElement>(`[data-card="${key.slice(0, 2)}"]`);
      const element = cards[key.length - 2];
      element?.animate(
        [
          { translate: `${then.x - x}px ${then.y - y}px`, zIndex: 9 },
          { translate: "0 0", zIndex: 9 },
        ],
        GLIDE,
      );
    }
  }

  /** By card, with an apostrophe for its second copy. */
  private look(): Map<string, Seen> {
    const { x, y } = this.root.getBoundingClientRect();
    const found = new Map<string, Seen>();
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-card]")) {
      let key = element.dataset.card ?? "";
      if (found.has(key)) key += "'";
      const box = element.getBoundingClientRect();
      const place = element.closest<HTMLElement>("[data-place]")?.dataset.place;
      found.set(key, { place, x: box.x - x, y: box.y - y });
    }
    return found;
  }
}

/** Whether the person wants nothing to move. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
