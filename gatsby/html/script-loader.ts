import { fontsClass, fontsKey } from '../../src/theme/pre-paint-script';

/**
 * How long the page waits for word of its first paint, in ms: a browser need not send it, and no page takes so long from
 * its last line to the screen.
 */
export const PAINT_TIMEOUT_MS = 1000;

/**
 * The script that stands at the end of every page and asks for everything else once the page's words have been
 * painted for the first time, so that nothing competes with that for the line or the processor. A page in a hidden
 * tab paints nothing and asks at once; where the browser does not tell of paints, time does.
 *
 * - Routes are written without a stroke at their end: an address with one is corrected before the router reads it.
 * - The fonts take their stand-ins' places together, and for the rest of the visit pages begin with them. Browsers that
 *   have been hardened may know no fonts to wait for.
 * - Whatever script is asked for from here on, webpack's chunks too, has to come from the site itself: the default policy
 *   of Trusted Types says so. It makes nothing of text that would become markup or code, so that is refused.
 * - What to load stands in the attributes of the script's element, so that one hash allows it for the whole site. The
 *   last script is Gatsby's entry, which mounts the layout: it runs once the whole style sheet is there (or cannot be
 *   had), because a page carries only the styles of what it shows before that.
 */
export const lateScripts = `(({styles,scripts,entry,data},{head,fonts,documentElement})=>{
const add=(tag,props)=>head.append(Object.assign(document.createElement(tag),props));
const preload=href=>href.endsWith(".js")?add("link",{rel:"preload",as:"script",href}):add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href});
self.trustedTypes?.createPolicy("default",{createScriptURL:url=>new URL(url,location).origin===location.origin?url:null});
const load=src=>add("script",{src});
const run=()=>load(entry);
let start=()=>{
start=()=>{};
const {pathname,search,hash}=location;
if(pathname.endsWith("/")&&!styles.startsWith(pathname))history.replaceState(null,"",pathname.slice(0,-1)+search+hash);
Promise.all([...fonts||[]].filter(({family})=>!family.includes("Fallback")).map(font=>font.load())).then(()=>{documentElement.classList.add("${fontsClass}");sessionStorage.setItem("${fontsKey}",1)}).catch(()=>{});
add("link",{rel:"stylesheet",href:styles,onload:run,onerror:run});
scripts.split(" ").forEach(load);
[entry,...data.split(" ")].forEach(preload)
};
if(document.hidden)return start();
setTimeout(()=>start(),${PAINT_TIMEOUT_MS});
self.PerformanceObserver&&new PerformanceObserver(list=>{list.getEntriesByName("first-contentful-paint")[0]&&start()}).observe({type:"paint",buffered:true})
})(document.currentScript.dataset,document)`.replaceAll('\n', '');
