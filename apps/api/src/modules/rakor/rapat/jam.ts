/** HH:MM of a day of 24 hours. */
export const JAM = /^([01]\d|2[0-3]):[0-5]\d$/;
