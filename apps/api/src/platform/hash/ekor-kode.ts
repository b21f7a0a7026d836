import { randomInt } from 'node:crypto';

const HURUF = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Nobody guesses one of these; decisions from before end in six. */
const PANJANG = 10;

/** The end of a code by which anybody may ask: letters and digits that nobody mistakes for each other. */
export const ekorKode = (): string => Array.from({ length: PANJANG }, () => HURUF[randomInt(HURUF.length)]).join('');
