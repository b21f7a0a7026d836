declare module 'pdfmake/standard-fonts/Helvetica' {
  const helvetica: Record<string, { normal: string; bold: string; italics: string; bolditalics: string }>;
  export default helvetica;
}
