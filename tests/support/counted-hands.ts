/** A person's hands at a page: counts what a task costs, and times it from the first touch to what is seen last. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Interactions, screenfuls scrolled besides, and milliseconds. */
export type Effort = { interactions: number; scrolled: number; ms: number };

/**
 * A click, a key chord, a text typed and an option chosen are one interaction each. A control out of sight is scrolled
 * to first, and that is counted apart: a test's click would find it anywhere, a person's wouldn't.
 */
export class CountedHands {
  private interactions = 0;
  private scrolled = 0;
  private began = 0;
  private ended = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  effort(): Effort {
    const { interactions, scrolled } = this;
    return { interactions, scrolled, ms: Math.round(this.ended - this.began) };
  }

  async click(target: Locator, modifiers: ('Shift' | 'Control')[] = []): Promise<void> {
    await this.scrollTo(target);
    await this.one(() => target.click({ modifiers }));
  }

  async choose(target: Locator, label: string): Promise<void> {
    await this.scrollTo(target);
    await this.one(() => target.selectOption({ label }));
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.scrollTo(target);
    await this.one(() => target.fill(text));
  }

  /** Where the focus is. */
  type = (text: string): Promise<void> => this.one(() => this.page.keyboard.type(text));

  press = (chord: string): Promise<void> => this.one(() => this.page.keyboard.press(chord));

  /** Scrolls to an element that is rendered. */
  async scrollTo(target: Locator): Promise<void> {
    await target.waitFor();
    const screens = await target.evaluate(screensAway);
    if (screens === 0) return;
    this.begin();
    this.scrolled += screens;
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  }

  /** Work that takes its time by itself, such as a call; it isn't the interface's. */
  async meanwhile(happens: () => Promise<unknown>): Promise<void> {
    const since = performance.now();
    await happens();
    this.began += performance.now() - since;
  }

  /** Waits until a person sees it without scrolling. */
  async sees(target: Locator): Promise<void> {
    await target.waitFor();
    await expect.poll(() => target.evaluate(screensAway), { interval: 20 }).toBe(0);
    this.ended = performance.now();
  }

  private async one(touch: () => Promise<unknown>): Promise<void> {
    this.begin();
    this.interactions += 1;
    await touch();
  }

  private begin(): void {
    this.began ||= performance.now();
  }
}

/** Screenfuls of every scrolling box around an element until its middle is in sight. Runs in the page. */
function screensAway(element: Element): number {
  let screens = 0;
  const { top, height } = element.getBoundingClientRect();
  let middle = top + height / 2;
  for (let box = element.parentElement; box; box = box.parentElement) {
    const isPage = box === document.documentElement;
    if (!isPage && !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const { top: from, bottom: to } = isPage ? { top: 0, bottom: innerHeight } : box.getBoundingClientRect();
    const beyond = Math.max(from - middle, middle - to, 0);
    screens += Math.ceil(beyond / (to - from));
    middle = Math.min(Math.max(middle, from), to);
  }
  return screens;
}
