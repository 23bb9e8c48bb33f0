import {readFileSync, readdirSync} from 'node:fs';
import {load} from 'cheerio';
const root = process.argv[2];
const files = readdirSync(root,{recursive:true}).map(String).filter(f=>f.endsWith('.html'));
const addr=(f:string)=>(`/${f}`.replace(/(\/index)?\.html$/,'')||'/');
const sm = [...readFileSync(root+'/sitemap.xml','utf8').matchAll(/<loc>([^<]*)/g)].map(m=>m[1].replace('https://docs.pact.io','')||'/').map(p=>p===''?'/':p);
const inc=new Map<string,Set<string>>(); let n=0, links=0;
for(const f of files){const html=readFileSync(root+'/'+f,'utf8'); if(html.includes('src="/redirect.js"'))continue;
 const $=load(html); const a=addr(f); const c=$('html').attr('class')??'';
 if(/\bplugin-blog\b/.test(c)&&!/blog-post-page/.test(c)) continue;
 if(a==='/blog/archive'||/docs-tag/.test(c)||/-wip|\/search$|\/404/.test(a)) continue;
 let scope=$('article .markdown'); if(scope.length===0) {scope=$('main'); console.error('main',a,c);}
 n++;
 scope.find('a[href]').each((_,e)=>{const h=$(e).attr('href')!; if($(e).hasClass('hash-link'))return; const u=new URL(h,'https://docs.pact.io'+a); if(u.host!=='docs.pact.io')return; const p=u.pathname.replace(/(.)\/$/,'$1'); if(p===a)return; links++; if(!inc.has(p))inc.set(p,new Set()); inc.get(p)!.add(a);});
}
const exempt=/^\/blog$|^\/blog\/(page|tags|archive|authors)|^\/tags/;
const bad=sm.filter(p=>!exempt.test(p)&&(inc.get(p)?.size??0)<2);
console.log('pages',n,'links',links,'sitemap',sm.length,'checked',sm.filter(p=>!exempt.test(p)).length,'bad',bad.length);
for(const b of bad) console.log(b,[...(inc.get(b)??[])].join(' '));
