/**
 * The one script that every page carries, before its first paint: theme, random subheading, drawer.
 * It is the same on all pages, so that the policy can name it by its hash. Plain ES2020, no build step.
 */
import { firm } from '#content/firm.ts';

export const THEME_KEY = 'ledge-frame-theme';

/** How many subheadings the home page offers (specification §9). */
const PICKS = 7;

export const inlineScript = `(()=>{
const root=document.documentElement,system=matchMedia('(prefers-color-scheme: dark)');
const preference=()=>{try{return localStorage.getItem('${THEME_KEY}')||'${firm.defaultTheme}'}catch{return'${firm.defaultTheme}'}};
const apply=()=>{const p=preference(),dark=p==='dark'||p!=='light'&&system.matches;
root.classList.toggle('dark',dark);
for(const m of document.querySelectorAll('meta[name=theme-color]'))m.content=dark?'#10161c':'#f7f4ed';
for(const b of document.querySelectorAll('[data-theme-toggle]'))b.setAttribute('aria-pressed',dark)};
const closeMenu=()=>{const m=document.getElementById('menu');if(m&&m.matches(':popover-open'))m.hidePopover()};
apply();
root.dataset.pick=Math.floor(Math.random()*${PICKS});
system.addEventListener('change',apply);
addEventListener('storage',apply);
addEventListener('DOMContentLoaded',apply);
addEventListener('pageshow',()=>{apply();closeMenu()});
document.addEventListener('click',e=>{
if(e.target.closest('[data-theme-toggle]')){try{localStorage.setItem('${THEME_KEY}',root.classList.contains('dark')?'light':'dark')}catch{}
apply()}
else if(e.target.closest('#menu a'))closeMenu()})
})()`;
