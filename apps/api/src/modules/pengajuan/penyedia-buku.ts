import type { Type } from '@nestjs/common';
import { BahanBukuRepository } from './buku/bahan-buku.repository';
import { AndaiService } from './buku/andai.service';
import { AndaiMintaService } from './buku/andai-minta.service';
import { BukuBerkasService } from './buku/buku-berkas.service';
import { SusunBukuService } from './buku/susun-buku.service';
import { KejadianBukuRepository } from './buku/kejadian-buku.repository';
import { KejadianRapatRepository } from './buku/kejadian-rapat.repository';
import { PutarBukuService } from './buku/putar-buku.service';
import { BerkasPabeanService } from './pabean/berkas-pabean.service';
import { BukaIzinService } from './pabean/buka-izin.service';
import { CocokPabeanService } from './pabean/cocok-pabean.service';
import { DaftarPabeanRepository } from './pabean/daftar-pabean.repository';
import { DaftarPabeanService } from './pabean/daftar-pabean.service';
import { DjbcAdapter } from './pabean/djbc.adapter';
import { IzinPabeanRepository } from './pabean/izin-pabean.repository';
import { KerjaPabeanService } from './pabean/kerja-pabean.service';
import { OlahPabeanService } from './pabean/olah-pabean.service';
import { PabeanRepository } from './pabean/pabean.repository';
import { TarikPabeanService } from './pabean/tarik-pabean.service';

/** What files move in the quantity ledger, and what customs say of it. */
export const PENYEDIA_BUKU: Type[] = [
  BahanBukuRepository,
  AndaiService,
  AndaiMintaService,
  BukuBerkasService,
  SusunBukuService,
  KejadianBukuRepository,
  KejadianRapatRepository,
  PutarBukuService,
  BerkasPabeanService,
  BukaIzinService,
  CocokPabeanService,
  DaftarPabeanRepository,
  DaftarPabeanService,
  DjbcAdapter,
  IzinPabeanRepository,
  KerjaPabeanService,
  OlahPabeanService,
  PabeanRepository,
  TarikPabeanService,
];
