/**
 * The one script on every page, run before its first paint: theme, random copy, drawer,
 * keys of the large views, and the source of the visit: its first page, the referring host and its utm_*,
 * in session storage, deleted with the tab (requirements §11). The same on all pages, so that the policy can name it by its hash.
 * Plain ES2020, no build step.
 */
import { setup } from '#content/firm.ts';
import { derived } from '../content/snapshot.ts';
import { themeColors } from './theme-colors.ts';
import { THEME_KEY } from './theme-key.ts';
import { VISIT_KEY } from './visit-key.ts';

export const inlineScript = derived(({ home }) => {
  /** Sizes of the random pools: headlines, subheadings, about intros (requirements §10). */
  const pools = [home.homeHeadlines, home.homeSubheadings, home.aboutIntros];
  // Pools of one size share a pick: with two of them, two texts of each would show.
  const sizes = [...new Set(pools.map((pool) => pool.length))];
  return `(()=>{
const root=document.documentElement,all=q=>document.querySelectorAll(q),system=matchMedia('(prefers-color-scheme: dark)');
let kept,dark;
const apply=()=>{try{kept=localStorage.getItem('${THEME_KEY}')||kept}catch{}
const p=kept||'${setup.defaultTheme}';dark=p==='dark'||p!=='light'&&system.matches;
root.classList.toggle('dark',dark);root.classList.toggle('light',!dark);
for(const m of all('meta[name=theme-color]'))m.content=dark?'${themeColors.dark}':'${themeColors.light}';
for(const b of all('[data-theme-toggle]'))b.ariaLabel='Theme: '+(dark?'dark':'light')};
const closeMenu=()=>{for(const m of all('#menu:popover-open'))m.hidePopover()};
apply();
root.dataset.pick=[${sizes}].map(n=>n+'-'+Math.floor(Math.random()*n)).join(' ');
system.addEventListener('change',apply);
addEventListener('storage',apply);
addEventListener('DOMContentLoaded',apply);
addEventListener('pageshow',()=>{apply();closeMenu()});
addEventListener('click',e=>{
if(e.target.closest('[data-theme-toggle]')){kept=dark?'light':'dark';
try{localStorage.setItem('${THEME_KEY}',kept)}catch{}
apply()}
else if(e.target.closest('#menu a'))closeMenu()});
addEventListener('keydown',e=>{if(e.altKey||e.ctrlKey||e.metaKey)return;
for(const a of all(':target [data-key="'+CSS.escape(e.key)+'"]')){e.preventDefault();a.click()}});
try{sessionStorage['${VISIT_KEY}']=sessionStorage['${VISIT_KEY}']||JSON.stringify([location.pathname,document.referrer.split('/')[2],location.search.match(/(utm_|(gcl|wbra|gbra|msclk)id=)[^&]+/g)])}catch{}
})()`.replaceAll('\n', '');
});
