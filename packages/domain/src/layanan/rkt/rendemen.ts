/**
 * Products of a hundred parts of raw material, by commodity group, in percent [D]: the law names a reference and gives no
 * figures. A group that stands here not is not asked.
 */
export const RENDEMEN: Readonly<Record<string, readonly [bawah: number, atas: number]>> = {
  '012': [80, 100],
  '013': [30, 100],
  '014': [60, 100],
  '015': [90, 100],
  '016': [85, 100],
  '0121': [60, 100],
};
