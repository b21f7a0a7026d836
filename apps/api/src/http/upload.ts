/** What multer hands over of an uploaded file kept in memory. */
export interface BerkasUnggahan {
  /** name as the browser sent it, read as latin1 by multer */
  originalname: string;
  mimetype: string;
  size: number;
  buffer: Buffer;
}
