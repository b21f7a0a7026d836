/* eslint-disable */
// @ts-nocheck: made by npm run gen
export default async () => {
    const t = {
        ["./modules/pengajuan/formulir.dto"]: await import("./modules/pengajuan/formulir.dto"),
        ["./modules/pengajuan/tampilan.dto"]: await import("./modules/pengajuan/tampilan.dto"),
        ["./modules/pengajuan/beranda.dto"]: await import("./modules/pengajuan/beranda.dto"),
        ["./modules/pengajuan/daftar.dto"]: await import("./modules/pengajuan/daftar.dto"),
        ["./modules/pengajuan/baris.dto"]: await import("./modules/pengajuan/baris.dto"),
        ["./modules/pengajuan/draf.dto"]: await import("./modules/pengajuan/draf.dto"),
        ["./modules/pengajuan/pengiriman.dto"]: await import("./modules/pengajuan/pengiriman.dto"),
        ["./modules/pengajuan/keputusan.dto"]: await import("./modules/pengajuan/keputusan.dto"),
        ["./modules/auth/auth.dto"]: await import("./modules/auth/auth.dto"),
        ["./modules/publik/publik.dto"]: await import("./modules/publik/publik.dto"),
        ["./modules/notifikasi/notifikasi.dto"]: await import("./modules/notifikasi/notifikasi.dto"),
        ["./modules/referensi/komoditas.dto"]: await import("./modules/referensi/komoditas.dto"),
        ["./modules/referensi/referensi.dto"]: await import("./modules/referensi/referensi.dto"),
        ["./modules/berkas/berkas.dto"]: await import("./modules/berkas/berkas.dto"),
        ["./modules/impor/impor.dto"]: await import("./modules/impor/impor.dto"),
        ["./modules/menu/menu.dto"]: await import("./modules/menu/menu.dto"),
        ["./modules/kesehatan/kesehatan.dto"]: await import("./modules/kesehatan/kesehatan.dto")
    };
    return {
        "@nestjs/swagger": {
            "models": [
                [import("./modules/notifikasi/notifikasi.dto"), {
                        "NotifikasiQuery": { user_id: { required: false, type: () => String, maxLength: 36 }, page: { required: false, type: () => Number, minimum: 1, maximum: 10000 }, limit: { required: false, type: () => Number, minimum: 1, maximum: 100 } },
                        "BacaDto": { ids: { required: false, type: () => [String], description: "Ids to mark as read; all when absent.", maxItems: 1000, pattern: "^\\d{1,18}$" } },
                        "NotifikasiDto": { id: { required: true, type: () => String }, user_id: { required: true, type: () => String }, subject: { required: true, type: () => String }, text: { required: true, type: () => String }, type: { required: true, type: () => String }, tautan: { required: true, type: () => String, nullable: true }, dibaca: { required: true, type: () => Date, nullable: true }, created_at: { required: true, type: () => Date } },
                        "BelumDibacaDto": { belum_dibaca: { required: true, type: () => Number } }
                    }],
                [import("./modules/referensi/komoditas.dto"), {
                        "TahunQuery": { tahun: { required: false, type: () => Number, minimum: 2000, maximum: 2100 }, kd_rekom: { required: false, type: () => String, pattern: "^\\d{2}$" } },
                        "ElemenQuery": { kd_komoditas: { required: true, type: () => String, pattern: "^01\\d{1,2}$" }, kd_grup: { required: false, type: () => String, pattern: "^0[1-8]$" }, type: { required: false, type: () => String, description: "'pertek' shows element 016." } },
                        "ByRekomQuery": { kd_rekom: { required: true, type: () => String, pattern: "^0[1-8]$" }, tahun: { required: false, type: () => Number, minimum: 2000, maximum: 2100 } },
                        "SatuanKomoditasQuery": { kd_komoditas: { required: false, type: () => String, pattern: "^01\\d{1,2}$" } },
                        "OpsiElemenDto": { kd_elemen: { required: true, type: () => String }, ur_elemen: { required: true, type: () => String }, kd_grup: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, ur_grup: { required: true, type: () => String }, fl_disable: { required: true, type: () => Boolean }, flag_enable: { required: true, type: () => Boolean } },
                        "KomoditiDto": { kd_ga: { required: true, type: () => String }, satuan: { required: true, type: () => [String] } },
                        "PilihanDto": { kode: { required: true, type: () => String }, uraian: { required: true, type: () => String } },
                        "StatusDto": { kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String }, badge: { required: true, enum: ["danger", "info", "secondary", "success", "warning"] }, final: { required: true, type: () => Boolean }, arti: { required: true, type: () => String } },
                        "PengumumanDto": { id: { required: true, type: () => Number }, judul: { required: true, type: () => String }, isi: { required: true, type: () => String }, type: { required: true, type: () => String }, mulai: { required: true, type: () => Date }, sampai: { required: true, type: () => Date, nullable: true } }
                    }],
                [import("./modules/referensi/referensi.dto"), {
                        "KataKunciQuery": { keyword: { required: false, type: () => String, maxLength: 10000 }, limit: { required: false, type: () => Number, minimum: 1, maximum: 100 } },
                        "PelabuhanBatasQuery": { keyword: { required: false, type: () => String, maxLength: 10000 }, limit: { required: false, type: () => Number, description: "Up to 100000 (BATAS-02).", minimum: 1, maximum: 100000 }, page: { required: false, type: () => Number, minimum: 1 } },
                        "KodeQuery": { kode: { required: true, type: () => String, maxLength: 60 } },
                        "GaDto": { kodeGA: { required: true, type: () => String }, GA: { required: true, type: () => String }, status: { required: true, type: () => Number, nullable: true } },
                        "KantorDto": { KodeKPBC: { required: true, type: () => String }, UrKPBC: { required: true, type: () => String }, Id_Refrensi_KPBC: { required: true, type: () => String, nullable: true } },
                        "HsDto": { hsCodeFormat: { required: true, type: () => String }, uraianId: { required: true, type: () => String } },
                        "KbliDto": { kode_kbli: { required: true, type: () => String }, uraian: { required: true, type: () => String } },
                        "NegaraDto": { KodeNegara: { required: true, type: () => String }, Negara: { required: true, type: () => String }, KodeWilayah: { required: true, type: () => String }, Wilayah: { required: true, type: () => String } },
                        "SatuanDto": { kodeSatuan: { required: true, type: () => String }, urSatuan: { required: true, type: () => String } },
                        "IncotermDto": { Incoterm: { required: true, type: () => String }, urIncoterm: { required: true, type: () => String } },
                        "PelabuhanDto": { KodePelabuhan: { required: true, type: () => String }, Pelabuhan: { required: true, type: () => String }, KodeKantor: { required: true, type: () => String, nullable: true } }
                    }],
                [import("./modules/pengajuan/formulir.dto"), {
                        "LangkahFormulirDto": { kode: { required: true, enum: ["barang", "dokumen", "kirim", "perusahaan", "produksi"] }, nama: { required: true, type: () => String } },
                        "IsianDto": { kd_field: { required: true, type: () => String }, langkah: { required: true, enum: ["barang", "dokumen", "kirim", "perusahaan", "produksi"] }, label: { required: true, type: () => String }, jenis: { required: true, enum: ["angka", "centang", "paragraf", "pilihan", "surel", "tanggal", "teks", "telepon"] }, wajib: { required: true, type: () => Boolean }, maks: { required: false, type: () => Number }, pilihan: { required: false, type: "object", additionalProperties: { type: "string" } }, bantuan: { required: false, type: () => String }, untuk: { required: false }, pribadi: { required: false, type: () => Boolean, description: "Personal data: masked in lists and logs." } },
                        "KolomDto": { kd_field: { required: true, type: () => String }, label: { required: true, type: () => String }, jenis: { required: true, enum: ["angka", "elemen", "elemen_banyak", "hs", "negara", "pelabuhan", "periode", "satuan", "teks"] }, wajib: { required: true, type: () => Boolean }, maks: { required: false, type: () => Number }, grup: { required: false, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] } },
                        "OpsiDto": { kd_elemen: { required: true, type: () => String }, ur_elemen: { required: true, type: () => String }, kd_grup: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, ur_grup: { required: true, type: () => String }, fl_disable: { required: true, type: () => Boolean }, flag_enable: { required: true, type: () => Boolean } },
                        "SatuanPilihanDto": { kodeSatuan: { required: true, type: () => String }, urSatuan: { required: true, type: () => String } },
                        "KodeNamaDto": { kode: { required: true, type: () => String }, nama: { required: true, type: () => String } },
                        "DokumenSyaratDto": { kd_dokumen: { required: true, type: () => String }, nama: { required: true, type: () => String }, wajib: { required: true, type: () => Boolean } },
                        "FormulirDto": { langkah: { required: true, type: () => [t["./modules/pengajuan/formulir.dto"].LangkahFormulirDto] }, isian: { required: true, type: () => [t["./modules/pengajuan/formulir.dto"].IsianDto] }, kolom: { required: true, type: () => [t["./modules/pengajuan/formulir.dto"].KolomDto] }, opsi: { required: true, type: "object", additionalProperties: { type: "array", items: true } }, contoh_hs: { required: true, type: () => [t["./modules/pengajuan/formulir.dto"].KodeNamaDto] }, satuan: { required: true, type: () => [t["./modules/pengajuan/formulir.dto"].SatuanPilihanDto] }, dokumen: { required: true, type: () => [t["./modules/pengajuan/formulir.dto"].DokumenSyaratDto] }, tutup_buat: { required: true, type: () => Date }, tutup_ubah: { required: true, type: () => Date }, closedForm: { required: true, type: () => Boolean }, bagian_terbuka: { required: true, type: () => [String], nullable: true, description: "Parts that may be changed in a returned file; null = all." } }
                    }],
                [import("./modules/pengajuan/tampilan.dto"), {
                        "MasalahDto": { langkah: { required: true, enum: ["barang", "dokumen", "kirim", "perusahaan", "produksi"] }, baris: { required: false, type: () => Number }, path: { required: true, type: () => String }, message: { required: true, type: () => String } },
                        "AksiDto": { aksi: { required: true, enum: ["agenda_rakormen", "agenda_rakornis", "ambil", "batalkan", "batas_perbaikan_lewat", "bayar", "billing_baru", "billing_kedaluwarsa", "cabut", "diganti", "duplikat", "final_rakornis", "integrasi_gagal", "integrasi_ok", "integrasi_pk", "kedaluwarsa", "kembalikan", "kirim", "kirim_perbaikan", "kirim_pk", "kirim_ulang", "lanjut", "lepas", "minta_perbaikan", "perbaikan_diterima", "pertimbangan", "perubahan", "reaju", "setuju", "setuju_sebagian", "simpan", "terbit_billing", "terbit_otomatis", "teruskan", "tetapkan", "tetapkan_sebagian", "tetapkan_tanpa_rakor", "tetapkan_tanpa_rakor_sebagian", "tetapkan_tanpa_rakor_tolak", "tetapkan_tolak", "tolak", "tunda"] }, label: { required: true, type: () => String }, boleh: { required: true, type: () => Boolean }, alasan: { required: true, type: () => String, nullable: true } },
                        "LangkahLengkapDto": { kode: { required: true, enum: ["barang", "dokumen", "kirim", "perusahaan", "produksi"] }, nama: { required: true, type: () => String }, keadaan: { required: true, description: "0 empty, 1 incomplete, 2 complete, 9 not applicable", enum: [0, 1, 2, 9] }, kurang: { required: true, type: () => Number } },
                        "KelengkapanDto": { boleh_kirim: { required: true, type: () => Boolean }, persen: { required: true, type: () => Number }, langkah: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].LangkahLengkapDto] }, masalah: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].MasalahDto] } },
                        "MejaDto": { nama: { required: true, type: () => String }, sejak: { required: true, type: () => Date }, berikut: { required: true, type: () => String }, giliran_anda: { required: true, type: () => Boolean } },
                        "TahapDto": { posisi: { required: true, type: () => Number }, jumlah: { required: true, type: () => Number }, nama: { required: true, type: () => String } },
                        "JamDto": { keadaan: { required: true, enum: ["jalan", "jeda", "lewat", "tidak"] }, sisa_hari: { required: true, type: () => Number, nullable: true }, tenggat: { required: true, type: () => Date, nullable: true }, sla_hari: { required: true, type: () => Number, nullable: true } },
                        "PerbaikanDto": { ke: { required: true, type: () => Number }, tenggat: { required: true, type: () => Date, nullable: true }, butir: { required: true, type: () => Number } },
                        "PengambilDto": { id: { required: true, type: () => String }, nama: { required: true, type: () => String } },
                        "RingkasanDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, jnsLayanan: { required: true, enum: ["PERTEK", "PK", "RIPH", "RKI", "RKU", "RMG", "RPHP", "RPK"] }, nama_layanan: { required: true, type: () => String }, jenis_pengajuan: { required: true, enum: ["1", "2", "3", "4", "5", "6"] }, kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String }, badge: { required: true, enum: ["danger", "info", "secondary", "success", "warning"] }, versi: { required: true, type: () => Number }, jml_total: { required: true, type: () => String, description: "exact decimal text" }, satuan: { required: true, type: () => String, nullable: true }, ur_satuan: { required: true, type: () => String, nullable: true }, jumlah_baris: { required: true, type: () => Number }, id_organisasi: { required: true, type: () => String }, nama_perusahaan: { required: true, type: () => String }, npwp: { required: true, type: () => String }, kd_ga: { required: true, type: () => String }, ur_ga: { required: true, type: () => String }, prioritas: { required: true, type: () => String, nullable: true }, meja: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].MejaDto }, tahap: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].TahapDto }, jam: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].JamDto }, perbaikan: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].PerbaikanDto, nullable: true }, pengambil: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].PengambilDto, nullable: true }, ket_integrasi: { required: true, type: () => String, nullable: true }, persen: { required: true, type: () => Number, nullable: true }, tgl_kirim: { required: true, type: () => Date, nullable: true }, tgl_keputusan: { required: true, type: () => Date, nullable: true }, no_keputusan: { required: true, type: () => String, nullable: true }, berlaku_mulai: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true }, created_at: { required: true, type: () => Date }, updated_at: { required: true, type: () => Date } },
                        "PeriodeTahunDto": { tahun: { required: true, type: () => Number } },
                        "PeriodeDto": { periode_tahun: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].PeriodeTahunDto } },
                        "JsonSimpanDto": { noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String }, versi: { required: true, type: () => Number }, kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, kd_komoditas: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, periode: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].PeriodeDto }, jenis_rekaman: { required: true, enum: ["impor", "lokal"] }, kepala: { required: true, type: "object", additionalProperties: { type: "string" } }, pernyataan: { required: true, type: () => Boolean }, baris_belum: { required: true, type: () => [Object], description: "Rows typed but not yet valid: kept as they were sent, whatever is in them." } },
                        "PotonganDto": { level: { required: true, enum: ["kl", "koordinator", "verifikator"] }, oleh: { required: true, type: () => String }, kd_alasan: { required: true, type: () => String }, ur_alasan: { required: true, type: () => String }, alasan: { required: true, type: () => String }, dari: { required: true, type: () => String }, ke: { required: true, type: () => String } },
                        "ElemenIsiDto": { kd_grup: { required: true, type: () => String }, value: { required: true, type: () => Object } },
                        "BarisDto": { id: { required: true, type: () => String }, no_seri: { required: true, type: () => Number }, versi: { required: true, type: () => Number }, jumlah_sub: { required: true, type: () => Number }, '01': { required: false, type: () => String }, '02': { required: false, type: () => String }, '03': { required: false, type: () => String }, '04': { required: false, type: () => String }, '05': { required: false, type: () => String }, '06': { required: false, type: () => [String] }, '07': { required: false, type: () => String }, '08': { required: false, type: () => String }, ur_01: { required: false, type: () => String }, ur_02: { required: false, type: () => String }, ur_03: { required: false, type: () => String }, ur_04: { required: false, type: () => String }, ur_05: { required: false, type: () => String }, ur_06: { required: false, type: () => [String] }, ur_07: { required: false, type: () => String }, ur_08: { required: false, type: () => String }, elements: { required: false, type: () => [t["./modules/pengajuan/tampilan.dto"].ElemenIsiDto] }, uraian_barang: { required: false, type: () => String }, jml_bahan_baku: { required: true, type: () => String }, satuan: { required: false, type: () => String }, ur_satuan: { required: false, type: () => String }, negara_asal: { required: false, type: () => String }, ur_negara_asal: { required: false, type: () => String }, pelabuhan_tujuan: { required: false, type: () => String }, ur_pelabuhan_tujuan: { required: false, type: () => String }, periode_importasi: { required: false, type: () => [String] }, ur_periode_importasi: { required: false, type: () => [String] }, tujuan_penggunaan: { required: false, type: () => String }, ur_tujuan_penggunaan: { required: false, type: () => String }, ukuran: { required: false, type: () => String }, spesifikasi: { required: false, type: () => String }, jml_verifikator: { required: true, type: () => String, nullable: true }, jml_kl: { required: true, type: () => String, nullable: true }, jml_rakornis: { required: true, type: () => String, nullable: true }, jml_penetapan: { required: true, type: () => String, nullable: true }, potongan: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].PotonganDto] } },
                        "DokumenDto": { id: { required: true, type: () => String }, kd_dokumen: { required: true, type: () => String }, nama_dokumen: { required: true, type: () => String }, nomor: { required: true, type: () => String, nullable: true }, tanggal: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true }, nama_file: { required: true, type: () => String }, ukuran: { required: true, type: () => Number }, mime: { required: true, type: () => String }, status: { required: true, enum: ["PENDING", "READY", "REJECTED"] }, asal: { required: true, enum: ["PEMOHON", "PORTAL"] }, url: { required: true, type: () => String }, created_at: { required: true, type: () => Date } },
                        "CatatanDto": { id: { required: true, type: () => String }, putaran: { required: true, type: () => Number }, langkah: { required: true, enum: ["barang", "dokumen", "kirim", "perusahaan", "produksi"] }, id_baris: { required: true, type: () => String, nullable: true }, baris: { required: true, type: () => Number, nullable: true }, kd_field: { required: true, type: () => String }, label: { required: true, type: () => String }, kd_alasan: { required: true, type: () => String }, ur_alasan: { required: true, type: () => String }, catatan: { required: true, type: () => String }, jawaban: { required: true, type: () => String, nullable: true }, oleh: { required: true, type: () => String }, waktu: { required: true, type: () => Date } },
                        "ProsesDto": { kode: { required: true, type: () => String }, nama: { required: true, type: () => String }, keadaan: { required: true, enum: ["kini", "nanti", "selesai"] }, waktu: { required: true, type: () => Date, nullable: true } },
                        "RincianUjiDto": { nama: { required: true, type: () => String }, jumlah: { required: true, type: () => String } },
                        "KewajaranDto": { kode: { required: true, enum: ["kapasitas", "neraca_massa", "tahun_lalu"] }, nama: { required: true, type: () => String }, nilai: { required: true, enum: ["baik", "ditahan", "perhatian", "tanpa_data"] }, uraian: { required: true, type: () => String }, rincian: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].RincianUjiDto] } },
                        "ButirTolakDto": { seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, kd_alasan: { required: true, type: () => String }, ur_alasan: { required: true, type: () => String }, alasan: { required: true, type: () => String } },
                        "KeteranganTolakDto": { kd_alasan: { required: true, type: () => String }, ur_alasan: { required: true, type: () => String }, alasan: { required: true, type: () => String }, dasar_hukum: { required: true, type: () => String }, saran: { required: true, type: () => String }, butir: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].ButirTolakDto] }, oleh: { required: true, type: () => String }, tanggal: { required: true, type: () => String, nullable: true } },
                        "OlehDto": { oleh: { required: true, type: () => String }, waktu: { required: true, type: () => Date, nullable: true } },
                        "RincianDto": { json_simpan: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].JsonSimpanDto }, baris: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].BarisDto] }, dokumen: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].DokumenDto] }, catatan: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].CatatanDto] }, kelengkapan: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].KelengkapanDto, nullable: true }, proses: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].ProsesDto] }, aksi_tersedia: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].AksiDto] }, formulir: { required: true, type: () => t["./modules/pengajuan/formulir.dto"].FormulirDto }, kewajaran: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].KewajaranDto] }, keterangan_tolak: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].KeteranganTolakDto, nullable: true }, penyunting_lain: { required: true, type: () => String, nullable: true }, kode_periksa: { required: true, type: () => String, nullable: true }, diverifikasi: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].OlehDto, nullable: true }, ditelaah: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].OlehDto, nullable: true }, diputus: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].OlehDto, nullable: true } },
                        "RiwayatDto": { urut: { required: true, type: () => Number }, peristiwa: { required: true, type: () => String }, dari: { required: true, nullable: true, enum: ["00", "10", "20", "21", "22", "23", "25", "26", "30", "31", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ke: { required: true, enum: ["00", "10", "20", "21", "22", "23", "25", "26", "30", "31", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, kalimat: { required: true, type: () => String }, oleh: { required: true, type: () => String }, peran: { required: true, type: () => String }, milik_sendiri: { required: true, type: () => Boolean }, catatan: { required: true, type: () => String, nullable: true }, waktu: { required: true, type: () => Date } }
                    }],
                [import("./modules/pengajuan/beranda.dto"), {
                        "TenggatDto": { angka: { required: true, type: () => String }, keterangan: { required: true, type: () => String }, mendesak: { required: true, type: () => Boolean } },
                        "TugasDto": { jenis: { required: true, enum: ["draf", "gagal_kirim", "perbaikan"] }, idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, judul: { required: true, type: () => String }, kalimat: { required: true, type: () => String }, tenggat: { required: true, type: () => t["./modules/pengajuan/beranda.dto"].TenggatDto }, tombol: { required: true, type: () => String } },
                        "IzinTerbitDto": { idNk: { required: true, type: () => String }, judul: { required: true, type: () => String }, jml: { required: true, type: () => String }, satuan: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true } },
                        "BerandaDto": { tugas: { required: true, type: () => [t["./modules/pengajuan/beranda.dto"].TugasDto] }, berkas: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].RingkasanDto] }, jumlah_berkas: { required: true, type: () => Number }, belum_dibaca: { required: true, type: () => Number }, izin_terbit: { required: true, type: () => [t["./modules/pengajuan/beranda.dto"].IzinTerbitDto] } },
                        "PengirimanGagalDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, nama_perusahaan: { required: true, type: () => String }, kirim_ke: { required: true, type: () => Number }, status: { required: true, enum: ["GAGAL", "MENUNGGU"] }, percobaan: { required: true, type: () => Number }, kesalahan: { required: true, type: () => String, nullable: true }, sejak: { required: true, type: () => Date }, tersedia: { required: true, type: () => Date } }
                    }],
                [import("./modules/pengajuan/daftar.dto"), {
                        "DaftarQuery": { keyword: { required: false, type: () => String, maxLength: 10000 }, page: { required: false, type: () => Number, minimum: 1, maximum: 100000 }, limit: { required: false, type: () => Number, minimum: 1, maximum: 100 }, jnsLayanan: { required: false, type: () => String, maxLength: 80 }, kursor: { required: false, type: () => String, description: "`meta.berikut` of the page before: the rows after it, however far in the list.", pattern: "^[\\w-]{1,600}$" }, kd_rekom: { required: false, type: () => String, pattern: "^0[1-8]$" }, kd_status: { required: false, type: () => String, maxLength: 80 }, kd_komoditas: { required: false, type: () => String, pattern: "^01\\d{1,2}$" }, tahun: { required: false, type: () => Number, minimum: 2000, maximum: 2100 }, fl_besi_baja: { required: false, type: () => String }, sort: { required: false, enum: ["baru", "perusahaan", "sisa", "tgl_kirim"] } },
                        "AntreanQuery": { antrean: { required: false, enum: ["belum", "di_pemohon", "lewat", "pejabat", "perbaikan_masuk", "saya", "semua"] } },
                        "HitungAntreanDto": { semua: { required: true, type: () => Number }, saya: { required: true, type: () => Number }, belum: { required: true, type: () => Number }, lewat: { required: true, type: () => Number }, perbaikan_masuk: { required: true, type: () => Number }, di_pemohon: { required: true, type: () => Number }, pejabat: { required: true, type: () => Number } },
                        "AngkaPetugasDto": { lewat: { required: true, type: () => Number }, hari_ini: { required: true, type: () => Number }, selesai_minggu: { required: true, type: () => Number }, median_hari: { required: true, type: () => Number, nullable: true } },
                        "MetaAntreanDto": { hitung: { required: true, type: () => t["./modules/pengajuan/daftar.dto"].HitungAntreanDto }, angka: { required: true, type: () => t["./modules/pengajuan/daftar.dto"].AngkaPetugasDto } },
                        "BerkasQuery": { id_nk: { required: false, type: () => String, maxLength: 26 }, no_aju: { required: false, type: () => String, maxLength: 26 } },
                        "BarisQuery": { page: { required: false, type: () => Number, minimum: 1, maximum: 100000 }, limit: { required: false, type: () => Number, minimum: 1, maximum: 500 } },
                        "LayananJumlahDto": { kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, jnsLayanan: { required: true, enum: ["PERTEK", "PK", "RIPH", "RKI", "RKU", "RMG", "RPHP", "RPK"] }, nama: { required: true, type: () => String }, jumlah: { required: true, type: () => Number } },
                        "StatusJumlahDto": { kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String }, jumlah: { required: true, type: () => Number } },
                        "PilihanSaringDto": { layanan: { required: true, type: () => [t["./modules/pengajuan/daftar.dto"].LayananJumlahDto] }, status: { required: true, type: () => [t["./modules/pengajuan/daftar.dto"].StatusJumlahDto] }, tahun: { required: true, type: () => [Number] } },
                        "KeputusanLevelDto": { level: { required: true, enum: [2, 3, 4] }, oleh: { required: true, type: () => String }, kd_keputusan: { required: true, nullable: true, enum: ["1", "2", "3", "4"] }, catatan: { required: true, type: () => String, nullable: true }, waktu: { required: true, type: () => Date } },
                        "RincianKlDto": { seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, jml_usulan: { required: true, type: () => String }, jml_keputusan: { required: true, type: () => String, nullable: true }, kd_alasan: { required: true, type: () => String, nullable: true }, alasan: { required: true, type: () => String, nullable: true } },
                        "KeputusanKlDto": { keputusan: { required: true, type: () => [t["./modules/pengajuan/daftar.dto"].KeputusanLevelDto] }, rincian: { required: true, type: () => [t["./modules/pengajuan/daftar.dto"].RincianKlDto] } },
                        "LayananBukaDto": { kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, jnsLayanan: { required: true, enum: ["PERTEK", "PK", "RIPH", "RKI", "RKU", "RMG", "RPHP", "RPK"] }, nama: { required: true, type: () => String }, kd_ga: { required: true, type: () => String, nullable: true }, ur_ga: { required: true, type: () => String, nullable: true }, fl_rakor: { required: true, type: () => Boolean }, fl_pnbp: { required: true, type: () => Boolean }, sla_hari: { required: true, type: () => Number, nullable: true }, pemohon: { required: true, enum: ["KL", "PU"] }, buka: { required: true, type: () => Boolean }, tahun: { required: true, type: () => Number }, tutup_buat: { required: true, type: () => Date } }
                    }],
                [import("./modules/pengajuan/baris.dto"), {
                        "BarisBuatDto": { idNk: { required: true, type: () => String, maxLength: 26 }, jenis: { required: false, enum: ["impor", "lokal"] }, data: { required: true, type: "object", additionalProperties: true, description: "Commodity record with the specification's field names." } },
                        "BarisUbahDto": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, versi: { required: true, type: () => Number, description: "Version of the row.", minimum: 1 } },
                        "BarisHapusQuery": { id_nk: { required: true, type: () => String, maxLength: 26 }, id: { required: true, type: () => Object, description: "One id, or several.", pattern: "^\\d{1,18}$" } },
                        "BarisBanyakDto": { idNk: { required: true, type: () => String, maxLength: 26 }, jenis: { required: false, enum: ["impor", "lokal"] }, rows: { required: true, type: () => [Object], minItems: 1, maxItems: 5000 } },
                        "SubIsiDto": { uraian: { required: true, type: () => String, maxLength: 1000 }, lokasi: { required: true, type: () => String, maxLength: 1000 }, jml: { required: true, type: () => String, maxLength: 30 } },
                        "SubBuatDto": { id_baris: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, data: { required: true, type: () => t["./modules/pengajuan/baris.dto"].SubIsiDto } },
                        "SubBanyakDto": { id_baris: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, rows: { required: true, type: () => [t["./modules/pengajuan/baris.dto"].SubIsiDto], minItems: 1, maxItems: 1000 } },
                        "SubUbahDto": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, versi: { required: true, type: () => Number, minimum: 1 }, data: { required: true, type: () => t["./modules/pengajuan/baris.dto"].SubIsiDto } },
                        "SubQuery": { id_baris: { required: true, type: () => String, pattern: "^\\d{1,18}$" } },
                        "SubHapusQuery": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" } },
                        "SubTampilDto": { id: { required: true, type: () => String }, id_baris: { required: true, type: () => String }, no_seri: { required: true, type: () => Number }, versi: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, lokasi: { required: true, type: () => String }, jml: { required: true, type: () => String } },
                        "HasilSubDto": { versi: { required: true, type: () => Number }, sub: { required: true, type: () => [t["./modules/pengajuan/baris.dto"].SubTampilDto] } }
                    }],
                [import("./modules/pengajuan/draf.dto"), {
                        "BuatDto": { kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, kd_komoditas: { required: true, type: () => String, pattern: "^01\\d{1,2}$" }, tahun: { required: false, type: () => Number, description: "Balance year; next year when absent.", minimum: 2020, maximum: 2100 }, jenis_rekaman: { required: false, enum: ["impor", "lokal"] }, kepala: { required: false, type: "object", additionalProperties: { type: "string" } } },
                        "JawabanDto": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, jawaban: { required: true, type: () => String, maxLength: 2000 } },
                        "SimpanDto": { idNk: { required: true, type: () => String, maxLength: 26 }, versi: { required: true, type: () => Number, minimum: 1 }, kepala: { required: false, type: "object", additionalProperties: { type: "string" } }, pernyataan: { required: false, type: () => Boolean }, baris_belum: { required: false, type: () => [Object], description: "Rows typed but not yet valid.", maxItems: 5000 }, jawaban: { required: false, type: () => [t["./modules/pengajuan/draf.dto"].JawabanDto], maxItems: 500 } },
                        "HasilSimpanDto": { noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String }, versi: { required: true, type: () => Number }, json_simpan: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].JsonSimpanDto }, kelengkapan: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].KelengkapanDto } },
                        "HasilBarisDto": { baris: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].BarisDto } },
                        "DitolakDto": { indeks: { required: true, type: () => Number }, errors: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].MasalahDto] } },
                        "HasilBanyakDto": { diterima: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].BarisDto] }, ditolak: { required: true, type: () => [t["./modules/pengajuan/draf.dto"].DitolakDto] } }
                    }],
                [import("./modules/pengajuan/pengiriman.dto"), {
                        "KirimDto": { idNk: { required: true, type: () => String, maxLength: 26 }, versi: { required: true, type: () => Number, description: "Version the applicant looked at.", minimum: 1 } },
                        "TandaTerimaDto": { nomor: { required: true, type: () => String }, waktu: { required: true, type: () => Date }, sha256: { required: true, type: () => String }, url: { required: true, type: () => String, nullable: true } },
                        "HasilKirimDto": { noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String }, versi: { required: true, type: () => Number }, json_simpan: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].JsonSimpanDto }, tanda_terima: { required: true, type: () => t["./modules/pengajuan/pengiriman.dto"].TandaTerimaDto }, kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String } },
                        "HasilAksiDto": { noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String }, versi: { required: true, type: () => Number }, kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String } },
                        "PerbaikanQuery": { id_nk_pengajuan: { required: false, type: () => String, maxLength: 26 } },
                        "BatalkanDto": { alasan: { required: false, type: () => String, maxLength: 500 }, versi: { required: false, type: () => Number, minimum: 1 } },
                        "CheckAjuQuery": { no_aju: { required: true, type: () => String, maxLength: 40 } },
                        "CheckAjuDto": { ada: { required: true, type: () => Boolean }, noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String, nullable: true }, kd_status_pengajuan: { required: true, nullable: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] } },
                        "DisclaimerDto": { teks: { required: true, type: () => String } }
                    }],
                [import("./modules/pengajuan/keputusan.dto"), {
                        "RincianMasukDto": { id: { required: true, type: () => String }, jml_keputusan: { required: true, type: () => String }, kd_alasan: { required: false, type: () => String, maxLength: 5 }, alasan: { required: false, type: () => String, maxLength: 1000 } },
                        "ButirPerbaikanDto": { tab: { required: true, description: "Form step.", enum: ["barang", "dokumen", "kirim", "perusahaan", "produksi"] }, id_baris: { required: false, type: () => String }, kd_field: { required: true, type: () => String, maxLength: 60 }, kd_alasan: { required: true, type: () => String, maxLength: 5 }, catatan: { required: true, type: () => String, maxLength: 1000 } },
                        "PeriksaMasukDto": { kode: { required: true, type: () => Number, minimum: 1 }, hasil: { required: true, enum: ["N", "NA", "Y"] }, catatan: { required: false, type: () => String, maxLength: 1000 } },
                        "TolakMasukDto": { kd_alasan: { required: true, type: () => String, maxLength: 5 }, alasan: { required: true, type: () => String, maxLength: 2000 }, dasar_hukum: { required: true, type: () => String, maxLength: 1000 }, saran: { required: true, type: () => String, maxLength: 2000 } },
                        "KeputusanSimpanDto": { idNk: { required: true, type: () => String, maxLength: 26 }, catatan: { required: false, type: () => String, maxLength: 2000 }, rincian: { required: false, type: () => [t["./modules/pengajuan/keputusan.dto"].RincianMasukDto], maxItems: 100000 }, perbaikan: { required: false, type: () => [t["./modules/pengajuan/keputusan.dto"].ButirPerbaikanDto], maxItems: 500 }, checklist: { required: false, type: () => [t["./modules/pengajuan/keputusan.dto"].PeriksaMasukDto], maxItems: 20 }, tolak: { required: false, type: () => t["./modules/pengajuan/keputusan.dto"].TolakMasukDto } },
                        "KeputusanKirimDto": { versi: { required: true, type: () => Number, minimum: 1 }, kd_keputusan: { required: true, description: "1 approve, 2 return, 3 reject, 4 forward", enum: ["1", "2", "3", "4"] }, sandi: { required: false, type: () => String, description: "Password, asked again to approve or reject.", maxLength: 200 } },
                        "RincianKeputusanDto": { id: { required: true, type: () => String }, seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, hs: { required: true, type: () => String, nullable: true }, ur_negara: { required: true, type: () => String }, ur_pelabuhan: { required: true, type: () => String }, satuan: { required: true, type: () => String }, jml_usulan: { required: true, type: () => String }, jml_keputusan: { required: true, type: () => String, nullable: true }, kd_alasan: { required: true, type: () => String, nullable: true }, alasan: { required: true, type: () => String, nullable: true }, jml_verifikator: { required: true, type: () => String, nullable: true }, jml_koordinator: { required: true, type: () => String, nullable: true } },
                        "PeriksaDto": { kode: { required: true, type: () => Number }, nama: { required: true, type: () => String }, hasil: { required: true, nullable: true, enum: ["N", "NA", "Y"] }, catatan: { required: true, type: () => String } },
                        "AlasanDto": { kd_alasan: { required: true, type: () => String }, ur_alasan: { required: true, type: () => String } },
                        "EmpatMataDto": { verifikator: { required: true, type: () => String, nullable: true }, koordinator: { required: true, type: () => String, nullable: true }, boleh: { required: true, type: () => Boolean }, kalimat: { required: true, type: () => String } },
                        "LembarKeputusanDto": { level: { required: true, nullable: true, enum: [2, 3, 4] }, rincian: { required: true, type: () => [t["./modules/pengajuan/keputusan.dto"].RincianKeputusanDto] }, checklist: { required: true, type: () => [t["./modules/pengajuan/keputusan.dto"].PeriksaDto] }, perbaikan: { required: true, type: () => [t["./modules/pengajuan/keputusan.dto"].ButirPerbaikanDto] }, catatan: { required: true, type: () => String, nullable: true }, tolak: { required: true, type: () => t["./modules/pengajuan/keputusan.dto"].TolakMasukDto, nullable: true }, tersimpan_pada: { required: true, type: () => Date, nullable: true }, alasan: { required: true, type: () => [t["./modules/pengajuan/keputusan.dto"].AlasanDto] }, empat_mata: { required: true, type: () => t["./modules/pengajuan/keputusan.dto"].EmpatMataDto } },
                        "HasilKeputusanDto": { dokumen: { required: true, type: () => t["./modules/pengajuan/tampilan.dto"].DokumenDto, nullable: true } },
                        "HasilAmbilDto": { pengambil: { required: true, type: () => String, nullable: true } },
                        "TahunLaluDto": { seri: { required: true, type: () => Number }, jml: { required: true, type: () => String, nullable: true } },
                        "KomponenDto": { kewajaran: { required: true, type: () => [t["./modules/pengajuan/tampilan.dto"].KewajaranDto] }, tahun_lalu: { required: true, type: () => [t["./modules/pengajuan/keputusan.dto"].TahunLaluDto] } },
                        "BerikutDto": { level: { required: true, nullable: true, enum: [2, 3, 4] }, nama: { required: true, type: () => String }, peran: { required: true, type: () => String } },
                        "CheckpointInhouseDto": { tahap: { required: true, type: () => String }, kd_status: { required: true, enum: ["00", "10", "20", "21", "22", "23", "25", "26", "30", "31", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, oleh: { required: true, type: () => String }, mulai: { required: true, type: () => Date }, selesai: { required: true, type: () => Date, nullable: true }, sisa_sla_jam: { required: true, type: () => Number, nullable: true } }
                    }],
                [import("./modules/berkas/berkas.dto"), {
                        "UnggahDto": { id_nk: { required: false, type: () => String, maxLength: 26 }, kd_dokumen: { required: true, type: () => String, pattern: "^D\\d{2}$" }, nomor: { required: false, type: () => String, maxLength: 120 }, tanggal: { required: false, type: () => String }, berlaku_sampai: { required: false, type: () => String } },
                        "HapusBerkasQuery": { file_path: { required: true, type: () => String, description: "Id of the document, or the address given for it.", maxLength: 300 } },
                        "HapusUrlQuery": { url_dokumen: { required: true, type: () => String, maxLength: 300 } },
                        "BerkasDto": { id: { required: true, type: () => String }, kd_dokumen: { required: true, type: () => String }, nama_dokumen: { required: true, type: () => String }, nomor: { required: true, type: () => String, nullable: true }, tanggal: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true }, nama_file: { required: true, type: () => String }, ukuran: { required: true, type: () => Number }, mime: { required: true, type: () => String }, status: { required: true, enum: ["PENDING", "READY", "REJECTED"] }, asal: { required: true, enum: ["PEMOHON", "PORTAL"] }, url: { required: true, type: () => String }, created_at: { required: true, type: () => Date } }
                    }],
                [import("./modules/impor/impor.dto"), {
                        "TemplatDto": { idNk: { required: true, type: () => String, maxLength: 26 } },
                        "IdNkQuery": { id_nk: { required: true, type: () => String, maxLength: 26 } },
                        "UnggahBukuDto": { id_nk: { required: true, type: () => String, maxLength: 26 } },
                        "TautanTemplatDto": { url: { required: true, type: () => String }, nama_file: { required: true, type: () => String }, versi_templat: { required: true, type: () => Number } },
                        "ImporDibuatDto": { id_impor: { required: true, type: () => String } },
                        "ImporDto": { id: { required: true, type: () => String }, status: { required: true, enum: ["ANTRE", "BERJALAN", "GAGAL", "SELESAI"] }, nama_file: { required: true, type: () => String }, versi_templat: { required: true, type: () => Number, nullable: true }, total: { required: true, type: () => Number }, diproses: { required: true, type: () => Number }, diterima: { required: true, type: () => Number }, ditolak: { required: true, type: () => Number }, pesan: { required: true, type: () => String, nullable: true }, url_hasil: { required: true, type: () => String, nullable: true }, selesai_pada: { required: true, type: () => Date, nullable: true } }
                    }],
                [import("./modules/menu/menu.dto"), {
                        "AnakMenuQuery": { id_parent: { required: true, type: () => Number, minimum: 1 } },
                        "MenuDto": { id: { required: true, type: () => Number }, id_parent: { required: true, type: () => Number, nullable: true }, kode: { required: true, type: () => String }, judul: { required: true, type: () => String }, uri: { required: true, type: () => String }, ikon: { required: true, type: () => String, nullable: true }, urut: { required: true, type: () => Number } }
                    }],
                [import("./modules/auth/auth.dto"), {
                        "LogoutDto": { path: { required: false, type: () => String, description: "Path of the page that was open; pertek and rkt-npp are appended to the way out (RUTE-14).", maxLength: 300 } },
                        "LogoutHasil": { tujuan: { required: true, type: () => String } },
                        "SegarkanHasil": { sampai: { required: true, type: () => String } },
                        "PeranInfo": { id: { required: true, type: () => Number }, kode: { required: true, enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"] }, name: { required: true, type: () => String }, level: { required: true, type: () => Number }, main_uri: { required: true, type: () => String } },
                        "DataGaInfo": { kode: { required: true, type: () => String }, nama: { required: true, type: () => String } },
                        "PenggunaInfo": { login_type: { required: true, type: () => String }, username: { required: true, type: () => String }, email: { required: true, type: () => String }, mobile_number: { required: true, type: () => String, nullable: true }, id_user: { required: true, type: () => String }, fullname: { required: true, type: () => String }, nik: { required: true, type: () => String, nullable: true }, position: { required: true, type: () => String, nullable: true }, employee_number: { required: true, type: () => String, nullable: true }, address: { required: true, type: () => String, nullable: true }, id_organization: { required: true, type: () => String, nullable: true }, nama_organisasi: { required: true, type: () => String, nullable: true }, id_nib: { required: true, type: () => String, nullable: true }, nib: { required: true, type: () => String, nullable: true }, api_code: { required: true, type: () => String, nullable: true }, npwp: { required: true, type: () => String, nullable: true }, kswp_validity: { required: true, type: () => Boolean, nullable: true }, admin_flag: { required: true, enum: ["N", "Y"] }, isbranch: { required: true, enum: ["N", "Y"] }, user_role: { required: true, enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"] }, default_home: { required: true, type: () => String }, name_role: { required: true, type: () => String }, level_role: { required: true, type: () => Number }, kd_ga: { required: true, type: () => String, nullable: true }, kd_detail_ga: { required: true, type: () => String, nullable: true }, kd_level_ga: { required: true, type: () => String, nullable: true }, data_ga: { required: true, type: () => t["./modules/auth/auth.dto"].DataGaInfo, nullable: true }, peran: { required: true, type: () => t["./modules/auth/auth.dto"].PeranInfo }, izin: { required: true, type: () => [Object], enum: ["berkas.baca", "berkas.unggah", "billing.baca", "billing.segarkan", "billing.terbit", "dasbor.baca", "menu.baca", "menu.kelola", "monitoring.baca", "notifikasi.baca", "pengajuan.ambil", "pengajuan.antrean", "pengajuan.baca", "pengajuan.batalkan", "pengajuan.buat", "pengajuan.cabut", "pengajuan.kembalikan", "pengajuan.kirim", "pengajuan.kirim_ulang", "pengajuan.minta_perbaikan", "pengajuan.putuskan", "pengajuan.telaah", "pengajuan.turunkan", "pengajuan.ubah", "pengajuan.verifikasi", "pengguna.inhouse", "pengguna.monitoring", "pengguna.perusahaan", "pengiriman.pantau", "pk.baca", "pk.intersep", "pk.kirim", "pk.susun", "rakor.baca", "rakor.baris", "rakor.final", "rakor.kelola", "rakor.redraf", "rakor.tanda_tangan", "rakor.tetapkan", "referensi.baca", "referensi.kelola", "sesi.baca", "tarik_data.baca"], isArray: true } },
                        "MenuItem": { id: { required: true, type: () => Number }, id_parent: { required: true, type: () => Number, nullable: true }, kode: { required: true, type: () => String }, judul: { required: true, type: () => String }, uri: { required: true, type: () => String }, ikon: { required: true, type: () => String, nullable: true }, urut: { required: true, type: () => Number } },
                        "PortalInfo": { akun: { required: true, type: () => String }, beranda: { required: true, type: () => String } },
                        "SesiInfo": { masuk: { required: true, type: () => Boolean }, pengguna: { required: false, type: () => t["./modules/auth/auth.dto"].PenggunaInfo }, menu: { required: true, type: () => [t["./modules/auth/auth.dto"].MenuItem] }, csrf: { required: true, type: () => String }, portal: { required: true, type: () => t["./modules/auth/auth.dto"].PortalInfo } }
                    }],
                [import("./modules/auth/provider/provider.dto"), {
                        "LoginDto": { username: { required: true, type: () => String, maxLength: 60 }, password: { required: true, type: () => String, maxLength: 200 } }
                    }],
                [import("./modules/kesehatan/kesehatan.dto"), {
                        "HidupDto": { hidup: { required: true, type: () => Boolean } },
                        "KesehatanDto": { siap: { required: true, type: () => Boolean }, basis_data: { required: true, type: () => Boolean }, berkas: { required: true, type: () => String } }
                    }],
                [import("./modules/publik/publik.dto"), {
                        "KeputusanPublikDto": { asli: { required: true, type: () => Boolean }, noAju: { required: true, type: () => String }, no_keputusan: { required: true, type: () => String, nullable: true }, pemegang: { required: true, type: () => String }, keputusan: { required: true, type: () => String }, tgl_keputusan: { required: true, type: () => Date, nullable: true }, berlaku_mulai: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true }, keadaan: { required: true, enum: ["belum_berlaku", "berakhir", "berlaku", "dicabut", "digantikan"] }, ur_status: { required: true, type: () => String } },
                        "TahapJadwalDto": { nama: { required: true, type: () => String }, mulai: { required: true, type: () => String }, sampai: { required: true, type: () => String }, keadaan: { required: true, enum: ["berjalan", "nanti", "selesai"] } },
                        "AngkaLayananDto": { jnsLayanan: { required: true, enum: ["PERTEK", "PK", "RIPH", "RKI", "RKU", "RMG", "RPHP", "RPK"] }, nama: { required: true, type: () => String }, sla_hari: { required: true, type: () => Number, nullable: true }, median_hari: { required: true, type: () => Number, nullable: true }, p90_hari: { required: true, type: () => Number, nullable: true }, di_kl_persen: { required: true, type: () => Number, nullable: true }, selesai: { required: true, type: () => Number } },
                        "PengumumanPublikDto": { judul: { required: true, type: () => String }, isi: { required: true, type: () => String }, type: { required: true, type: () => String } },
                        "RingkasanPublikDto": { tahun: { required: true, type: () => Number }, jadwal: { required: true, type: () => [t["./modules/publik/publik.dto"].TahapJadwalDto] }, layanan: { required: true, type: () => [t["./modules/publik/publik.dto"].AngkaLayananDto] }, pengumuman: { required: true, type: () => [t["./modules/publik/publik.dto"].PengumumanPublikDto] } }
                    }]
            ],
            "controllers": [
                [import("./modules/notifikasi/notifikasi.controller"), {
                        "NotifikasiController": {
                            "daftar": { type: [t["./modules/notifikasi/notifikasi.dto"].NotifikasiDto] },
                            "baca": { type: t["./modules/notifikasi/notifikasi.dto"].BelumDibacaDto }
                        }
                    }],
                [import("./modules/referensi/komoditas.controller"), {
                        "KomoditasController": {
                            "komoditi": { type: [t["./modules/referensi/komoditas.dto"].KomoditiDto] },
                            "elemen": { type: [t["./modules/referensi/komoditas.dto"].OpsiElemenDto] },
                            "byRekom": { type: [t["./modules/referensi/komoditas.dto"].OpsiElemenDto] },
                            "tujuan": { type: [t["./modules/referensi/komoditas.dto"].PilihanDto] },
                            "satuan": { type: [t["./modules/referensi/referensi.dto"].SatuanDto] },
                            "pelabuhan": { type: [t["./modules/referensi/referensi.dto"].PelabuhanDto] },
                            "negara": { type: [t["./modules/referensi/referensi.dto"].NegaraDto] },
                            "kbli": { type: [t["./modules/referensi/referensi.dto"].KbliDto] },
                            "status": { type: [t["./modules/referensi/komoditas.dto"].StatusDto] },
                            "pengumuman": { type: [t["./modules/referensi/komoditas.dto"].PengumumanDto] },
                            "ga": { type: [t["./modules/referensi/referensi.dto"].GaDto] }
                        }
                    }],
                [import("./modules/referensi/referensi.controller"), {
                        "ReferensiController": {
                            "ga": { type: [t["./modules/referensi/referensi.dto"].GaDto] },
                            "kpbc": { type: [t["./modules/referensi/referensi.dto"].KantorDto] },
                            "hs": { type: [t["./modules/referensi/referensi.dto"].HsDto] },
                            "kbli": { type: [t["./modules/referensi/referensi.dto"].KbliDto] },
                            "negara": { type: [t["./modules/referensi/referensi.dto"].NegaraDto] },
                            "satuan": { type: [t["./modules/referensi/referensi.dto"].SatuanDto] },
                            "satuanByKode": { type: [t["./modules/referensi/referensi.dto"].SatuanDto] },
                            "incoterm": { type: [t["./modules/referensi/referensi.dto"].IncotermDto] },
                            "pelabuhanId": { type: [t["./modules/referensi/referensi.dto"].PelabuhanDto] },
                            "pelabuhanBatas": { summary: "Bounded search; limit 100000, page 1 by default (BATAS-02).", type: [t["./modules/referensi/referensi.dto"].PelabuhanDto] }
                        }
                    }],
                [import("./modules/pengajuan/beranda.controller"), {
                        "BerandaController": {
                            "beranda": { type: t["./modules/pengajuan/beranda.dto"].BerandaDto },
                            "pengiriman": { summary: "Deliveries that wait or have failed.", type: [t["./modules/pengajuan/beranda.dto"].PengirimanGagalDto] }
                        }
                    }],
                [import("./modules/pengajuan/daftar.controller"), {
                        "DaftarController": {
                            "pengajuan": { type: [t["./modules/pengajuan/tampilan.dto"].RingkasanDto] },
                            "arsip": { type: [t["./modules/pengajuan/tampilan.dto"].RingkasanDto] },
                            "kl": { type: [t["./modules/pengajuan/tampilan.dto"].RingkasanDto] },
                            "saring": { type: t["./modules/pengajuan/daftar.dto"].PilihanSaringDto },
                            "riwayat": { type: [t["./modules/pengajuan/tampilan.dto"].RiwayatDto] },
                            "riwayatKl": { type: [t["./modules/pengajuan/tampilan.dto"].RiwayatDto] },
                            "nested": { type: [t["./modules/pengajuan/tampilan.dto"].BarisDto] },
                            "keteranganTolak": { type: t["./modules/pengajuan/tampilan.dto"].KeteranganTolakDto },
                            "keputusanKl": { type: t["./modules/pengajuan/daftar.dto"].KeputusanKlDto },
                            "proses": { type: [t["./modules/pengajuan/tampilan.dto"].ProsesDto] },
                            "rinci": { type: t["./modules/pengajuan/tampilan.dto"].RincianDto },
                            "baris": { type: [t["./modules/pengajuan/tampilan.dto"].BarisDto] },
                            "layanan": { summary: "Services with whether their window of next year is open.", type: [t["./modules/pengajuan/daftar.dto"].LayananBukaDto] }
                        }
                    }],
                [import("./modules/pengajuan/draf.controller"), {
                        "DrafController": {
                            "buat": { type: t["./modules/pengajuan/draf.dto"].HasilSimpanDto },
                            "simpan": { type: t["./modules/pengajuan/draf.dto"].HasilSimpanDto },
                            "tambahBaris": { type: t["./modules/pengajuan/draf.dto"].HasilBarisDto },
                            "ubahBaris": { type: t["./modules/pengajuan/draf.dto"].HasilBarisDto },
                            "hapusBaris": { type: t["./modules/pengajuan/draf.dto"].HasilSimpanDto },
                            "banyak": { type: t["./modules/pengajuan/draf.dto"].HasilBanyakDto },
                            "daftarSub": { type: [t["./modules/pengajuan/baris.dto"].SubTampilDto] },
                            "tambahSub": { type: t["./modules/pengajuan/baris.dto"].HasilSubDto },
                            "tambahSubBanyak": { type: t["./modules/pengajuan/baris.dto"].HasilSubDto },
                            "ubahSub": { type: t["./modules/pengajuan/baris.dto"].HasilSubDto },
                            "hapusSub": { type: t["./modules/pengajuan/baris.dto"].HasilSubDto }
                        }
                    }],
                [import("./modules/pengajuan/keputusan.controller"), {
                        "KeputusanController": {
                            "antrean": { type: [t["./modules/pengajuan/tampilan.dto"].RingkasanDto] },
                            "ambil": { summary: "Takes a file for verification (T7).", type: t["./modules/pengajuan/keputusan.dto"].HasilAmbilDto },
                            "lepas": { type: t["./modules/pengajuan/keputusan.dto"].HasilAmbilDto },
                            "baca": { type: t["./modules/pengajuan/keputusan.dto"].LembarKeputusanDto },
                            "simpan": { summary: "Keeps the sheet for later; decides nothing.", type: t["./modules/pengajuan/keputusan.dto"].LembarKeputusanDto },
                            "putuskan": { type: t["./modules/pengajuan/keputusan.dto"].HasilKeputusanDto },
                            "komponen": { type: t["./modules/pengajuan/keputusan.dto"].KomponenDto },
                            "berikut": { type: t["./modules/pengajuan/keputusan.dto"].BerikutDto },
                            "riwayat": { type: [t["./modules/pengajuan/tampilan.dto"].RiwayatDto] },
                            "checkpoint": { type: [t["./modules/pengajuan/keputusan.dto"].CheckpointInhouseDto] }
                        }
                    }],
                [import("./modules/pengajuan/pengiriman.controller"), {
                        "PengirimanController": {
                            "kirim": { type: t["./modules/pengajuan/pengiriman.dto"].HasilKirimDto },
                            "kirimUlang": { type: t["./modules/pengajuan/pengiriman.dto"].HasilAksiDto },
                            "mintaPerbaikan": { type: t["./modules/pengajuan/pengiriman.dto"].HasilAksiDto },
                            "batalkan": { type: t["./modules/pengajuan/pengiriman.dto"].HasilAksiDto },
                            "checkpoint": { summary: "Completeness of a file: a = number or id, b = trader type (kept for the old paths).", type: t["./modules/pengajuan/tampilan.dto"].KelengkapanDto },
                            "checkAju": { type: t["./modules/pengajuan/pengiriman.dto"].CheckAjuDto },
                            "disclaimer": { type: t["./modules/pengajuan/pengiriman.dto"].DisclaimerDto }
                        }
                    }],
                [import("./modules/berkas/berkas.controller"), {
                        "BerkasController": {
                            "unggah": { type: t["./modules/berkas/berkas.dto"].BerkasDto },
                            "hapus": {},
                            "hapusUrl": {},
                            "unduh": {}
                        }
                    }],
                [import("./modules/impor/impor.controller"), {
                        "ImporController": {
                            "urlTemplate": { type: t["./modules/impor/impor.dto"].TautanTemplatDto },
                            "getLinkExcel": { type: t["./modules/impor/impor.dto"].TautanTemplatDto },
                            "unduhTemplat": {},
                            "unggah": { type: t["./modules/impor/impor.dto"].ImporDibuatDto },
                            "terakhir": { type: Object },
                            "keadaan": { type: t["./modules/impor/impor.dto"].ImporDto },
                            "hasil": {}
                        }
                    }],
                [import("./modules/menu/menu.controller"), {
                        "MenuController": {
                            "acl": { summary: "ACL entries of a user: the menu entries shown to him.", type: [t["./modules/menu/menu.dto"].MenuDto] },
                            "user": { type: [t["./modules/menu/menu.dto"].MenuDto] },
                            "child": { type: [t["./modules/menu/menu.dto"].MenuDto] }
                        }
                    }],
                [import("./modules/auth/auth.controller"), {
                        "AuthController": {
                            "login": { summary: "Starts sign-in; the strategy redirects to the provider." },
                            "callback": { summary: "Reads code, iss and state; stores user info and menu, or nothing at all (SESI-10, SESI-11)." },
                            "logout": { type: t["./modules/auth/auth.dto"].LogoutHasil },
                            "segarkan": { summary: "Renews the provider's tokens of this session (SESI-08); the browser never sees them.", type: t["./modules/auth/auth.dto"].SegarkanHasil },
                            "info": { summary: "Who is signed in, with menu and CSRF token; `masuk: false` for everybody else.", type: t["./modules/auth/auth.dto"].SesiInfo }
                        }
                    }],
                [import("./modules/auth/provider/provider.controller"), {
                        "ProviderController": {
                            "gaya": { type: String },
                            "keluar": { type: String },
                            "form": {},
                            "masuk": {}
                        }
                    }],
                [import("./modules/kesehatan/kesehatan.controller"), {
                        "KesehatanController": {
                            "hidup": { type: t["./modules/kesehatan/kesehatan.dto"].HidupDto },
                            "siap": { type: t["./modules/kesehatan/kesehatan.dto"].KesehatanDto }
                        }
                    }],
                [import("./modules/publik/publik.controller"), {
                        "PublikController": {
                            "keputusan": { summary: "Is this decision genuine, and does it hold today?", type: t["./modules/publik/publik.dto"].KeputusanPublikDto },
                            "ringkasan": { type: t["./modules/publik/publik.dto"].RingkasanPublikDto }
                        }
                    }]
            ]
        }
    };
};
