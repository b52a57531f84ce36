import { build } from 'vite'
import { brotliCompressSync } from 'node:zlib'
const entry='virtual:entry'
async function size(names: string[], ext: RegExp, dump=false) {
  const r: any = await build({ configFile:false, logLevel:'silent', plugins:[{name:'e',resolveId:(id)=>id===entry?entry:undefined,load:(id)=>id===entry?names.map(n=>`export * from '/src/domain/search/${n}.ts'`).join('\n'):undefined}], build:{write:false,target:'baseline-widely-available',rolldownOptions:{input:entry,preserveEntrySignatures:'strict',external:(id:string)=>ext.test(id)}}})
  const code = r.output.map((o:any)=>o.code).join('')
  if (dump) console.log(code)
  return [code.length, brotliCompressSync(code).length]
}
const all=['build-search-index','search-products','suggest','marked-parts']
console.log('all', await size(all,/^$/))
console.log('no zod,kind,category,money', await size(all,/zod|domain\/(kind|category|money)/))
console.log('and no facets/swatches', await size(all,/zod|domain\/(kind|category|money|facets|swatches|loose)/))
console.log('and no units', await size(all,/zod|domain\/(kind|category|money|facets|swatches|loose|units)/, process.argv[2]==='dump'))
console.log('build+search only', await size(['build-search-index','search-products'],/zod|domain\/(kind|category|money|facets|swatches|loose|units)/))
for (const m of ['suggest','marked-parts','words','readings','candidates','terms','match-terms','price-words','product-words','type-words','errors-between','vocabulary','find-products','required-terms','ranked']) console.log(m, await size([m], new RegExp('#src|\\.\/(?!'+m+')')))
