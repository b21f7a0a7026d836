declare module 'pdfmake/fonts/Roboto' {
  const roboto: Record<string, { normal: string; bold: string; italics: string; bolditalics: string }>;
  export default roboto;
}
