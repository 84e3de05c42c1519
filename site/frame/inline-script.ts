/**
 * The one script that every page carries, run before its first paint: theme, random subheading, drawer,
 * keys of the large views, and where the visit began: its first page, the host it came from and its utm_*,
 * in session storage, gone with the tab (product decision §6). It is the same on all pages, so that the policy can name it by its hash.
 * Plain ES2020, no build step.
 */
import { firm } from '#content/firm.ts';
import { themeColors } from './theme-colors.ts';
import { VISIT_KEY } from './visit-key.ts';

export const THEME_KEY = 'ledge-frame-theme';

/** How many subheadings the home page offers (specification §9). */
const PICKS = 7;

export const inlineScript = `(()=>{
const root=document.documentElement,all=q=>document.querySelectorAll(q),system=matchMedia('(prefers-color-scheme: dark)');
let kept;
const apply=()=>{try{kept=localStorage.getItem('${THEME_KEY}')||kept}catch{}
const p=kept||'${firm.defaultTheme}',dark=p==='dark'||p!=='light'&&system.matches;
root.classList.toggle('dark',dark);
for(const m of all('meta[name=theme-color]'))m.content=dark?'${themeColors.dark}':'${themeColors.light}';
for(const b of all('[data-theme-toggle]'))b.setAttribute('aria-pressed',dark)};
const closeMenu=()=>{for(const m of all('#menu:popover-open'))m.hidePopover()};
apply();
root.dataset.pick=Math.floor(Math.random()*${PICKS});
system.addEventListener('change',apply);
addEventListener('storage',apply);
addEventListener('DOMContentLoaded',apply);
addEventListener('pageshow',()=>{apply();closeMenu()});
addEventListener('click',e=>{
if(e.target.closest('[data-theme-toggle]')){kept=root.classList.contains('dark')?'light':'dark';
try{localStorage.setItem('${THEME_KEY}',kept)}catch{}
apply()}
else if(e.target.closest('#menu a'))closeMenu()});
addEventListener('keydown',e=>{if(e.altKey||e.ctrlKey||e.metaKey)return;
for(const a of all(':target [data-key="'+CSS.escape(e.key)+'"]')){e.preventDefault();a.click()}});
try{sessionStorage['${VISIT_KEY}']=sessionStorage['${VISIT_KEY}']||JSON.stringify([location.pathname,document.referrer.split('/')[2],location.search.match(/utm_[^&]+/g)])}catch{}
})()`.replaceAll('\n', '');
