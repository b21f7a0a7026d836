/** Values of packages/ui/src/tokens.css, as far as these pages need them; a test keeps the two equal. */
const TERANG =
  '--bg:#f5f6f8;--surface:#ffffff;--sunken:#edf0f4;--bar:#0b2344;--text:#12223a;--text-2:#43526a;--on-bar:#ffffff;--on-bar-2:#b9c7db;--line:#dbe1e9;--line-strong:#7f8ca0;--primary:#143a6e;--primary-hover:#0b2344;--on-primary:#ffffff;--accent-tint:#fcf1e8;--danger:#a4262c;--danger-tint:#fbecec;--focus:#ad4e17;--focus-on-bar:#f5b585';
const GELAP =
  '--bg:#0a1424;--surface:#111e33;--sunken:#182841;--bar:#071020;--text:#eaf0f8;--text-2:#b7c4d6;--on-bar:#eaf0f8;--on-bar-2:#b9c7db;--line:#263853;--line-strong:#6f829e;--primary:#a9c8f5;--primary-hover:#c9defa;--on-primary:#0a1b34;--accent-tint:#33251b;--danger:#f49c9c;--danger-tint:#3a1e26;--focus:#f2a66b;--focus-on-bar:#f5b585';

/** The look of the product for pages that the server draws itself, without script. */
export const GAYA = `
@font-face{font-family:'Plus Jakarta Sans Variable';src:url('/oidc/masuk/huruf.woff2') format('woff2-variations');font-weight:200 800;font-display:swap}
:root{color-scheme:light;${TERANG}}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;${GELAP}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--bg);color:var(--text);font:450 .9375rem/1.55 'Plus Jakarta Sans Variable','Plus Jakarta Sans',system-ui,'Segoe UI',sans-serif;font-variant-numeric:tabular-nums;word-spacing:.07em}
a{color:var(--primary)}a:hover{color:var(--primary-hover)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.bilah{background:var(--bar);color:var(--on-bar)}
.bilah a{display:flex;align-items:center;gap:.75rem;max-width:64rem;min-height:4rem;margin:0 auto;padding:.5rem 1.5rem;color:inherit;text-decoration:none}
.bilah :focus-visible{outline-color:var(--focus-on-bar)}
.bilah svg{width:2rem;height:2rem;flex:none}
.bilah strong{display:block;font-weight:750;letter-spacing:-.011em;line-height:1.3}.bilah span span{color:var(--on-bar-2);font-size:.8125rem}
main{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,27rem);gap:2rem 5rem;align-items:start;max-width:64rem;margin:0 auto;padding:4rem 1.5rem}
.kata{padding-top:1rem}
h1{margin:0 0 .75rem;font-size:2.125rem;line-height:1.16;letter-spacing:-.022em;font-weight:750}
h2{margin:0 0 .5rem;font-size:1.25rem;line-height:1.35;letter-spacing:-.022em;font-weight:650}
.kata p{max-width:34rem;margin:0 0 1rem;color:var(--text-2)}
.kartu{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:1.75rem}
.kartu>:first-child{margin-top:0}.kartu p{margin:0 0 1rem}
label{display:block;margin:1rem 0 .35rem;font-weight:650;font-size:.875rem}
.kartu>form:first-child label:first-of-type,.galat+form label:first-of-type{margin-top:0}
input{width:100%;height:2.75rem;padding:0 .75rem;border:1px solid var(--line-strong);border-radius:6px;background:var(--surface);color:inherit;font:inherit}
input[aria-invalid]{border:2px solid var(--danger)}
.kode{font-size:1.25rem;letter-spacing:.14em;font-weight:550}
.kartu .petunjuk{margin:.55rem 0 0;font-size:.8125rem;color:var(--text-2)}
button,.tombol{display:flex;align-items:center;justify-content:center;width:100%;min-height:2.75rem;margin-top:1.25rem;padding:0 1rem;border:1px solid transparent;border-radius:6px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:650;cursor:pointer;text-decoration:none}
button:hover,.tombol:hover{background:var(--primary-hover);color:var(--on-primary)}
button.kedua{background:transparent;border-color:var(--line-strong);color:var(--primary)}
button.kedua:hover{background:var(--sunken)}
.galat{margin:0 0 1rem!important;padding:.75rem;border-radius:6px;background:var(--danger-tint);color:var(--danger);font-weight:550}
.atau{margin:1.5rem 0 0;border-top:1px solid var(--line);padding-top:.25rem}
details{margin-top:1.25rem;border-top:1px solid var(--line);padding-top:1rem}
summary{cursor:pointer;font-weight:650;color:var(--primary);min-height:1.75rem}
.kaki{display:flex;flex-wrap:wrap;gap:.35rem 1.25rem;margin:1.5rem 0 0!important;font-size:.875rem}
.kaki a{min-height:1.5rem}
.qr{display:flex;justify-content:center;margin:1rem 0;padding:.75rem;border-radius:6px;background:#fff}
.qr svg{width:11.5rem;height:11.5rem}
code,.daftar-kode{font:550 .9375rem/1.7 ui-monospace,'Cascadia Mono',Menlo,Consolas,monospace;word-spacing:0}
code{overflow-wrap:anywhere}
.daftar-kode{display:grid;grid-template-columns:1fr 1fr;gap:.15rem 1.25rem;margin:1rem 0;padding:1rem;list-style:none;border-radius:6px;background:var(--accent-tint)}
ol.langkah{margin:0 0 1rem;padding-left:1.25rem}ol.langkah li{margin:.25rem 0}
@media (max-width:52rem){main{grid-template-columns:minmax(0,1fr);gap:1.25rem;padding:1.75rem 1rem}.kata{padding-top:0}h1{font-size:1.625rem}.kartu{padding:1.25rem}.bilah a{padding:.5rem 1rem}.kata p{margin-bottom:.25rem}}
@media (max-width:24rem){.daftar-kode{font-size:.8125rem;gap:.15rem .75rem}}
`;

/** Sends the form of a sign-out by itself. */
export const KELUAR_JS =
  "const f=document.querySelector('form');const i=document.createElement('input');i.type='hidden';i.name='logout';i.value='yes';f.appendChild(i);f.submit();";

/** Asks the device for its passkey and sends the answer with the form; without script the other ways remain. */
export const KUNCI_JS = `
const form=document.getElementById('kunci');
const dari=(t)=>Uint8Array.from(atob(t.replace(/-/g,'+').replace(/_/g,'/')),(c)=>c.charCodeAt(0));
const ke=(b)=>btoa(String.fromCharCode(...new Uint8Array(b))).replace(/\\+/g,'-').replace(/\\//g,'_').replace(/=+$/,'');
if(form&&window.PublicKeyCredential){
  form.hidden=false;
  form.addEventListener('submit',async(e)=>{
    const isian=form.elements.namedItem('passkey');
    if(isian.value)return;
    e.preventDefault();
    try{
      const p=JSON.parse(form.dataset.pilihan);
      const publicKey={...p,challenge:dari(p.challenge),allowCredentials:(p.allowCredentials||[]).map((k)=>({...k,id:dari(k.id)}))};
      const k=await navigator.credentials.get({publicKey});
      const r=k.response;
      isian.value=JSON.stringify({id:k.id,rawId:ke(k.rawId),type:k.type,authenticatorAttachment:k.authenticatorAttachment||undefined,clientExtensionResults:k.getClientExtensionResults(),response:{clientDataJSON:ke(r.clientDataJSON),authenticatorData:ke(r.authenticatorData),signature:ke(r.signature),userHandle:r.userHandle?ke(r.userHandle):undefined}});
      form.submit();
    }catch{document.getElementById('kunci-galat').hidden=false;}
  });
}
`;
