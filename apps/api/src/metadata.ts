/* eslint-disable */
// @ts-nocheck: made by npm run gen
export default async () => {
    const t = {
        ["./modules/buku/posisi.dto"]: await import("./modules/buku/posisi.dto"),
        ["./modules/referensi/tempat/perizinan.dto"]: await import("./modules/referensi/tempat/perizinan.dto"),
        ["./modules/notifikasi/notifikasi.dto"]: await import("./modules/notifikasi/notifikasi.dto"),
        ["./modules/notifikasi/siaran/siaran.dto"]: await import("./modules/notifikasi/siaran/siaran.dto"),
        ["./modules/perusahaan/perusahaan.dto"]: await import("./modules/perusahaan/perusahaan.dto"),
        ["./modules/pengajuan/draf/formulir.dto"]: await import("./modules/pengajuan/draf/formulir.dto"),
        ["./modules/pengajuan/lihat/riwayat.dto"]: await import("./modules/pengajuan/lihat/riwayat.dto"),
        ["./modules/pengajuan/lihat/tampilan.dto"]: await import("./modules/pengajuan/lihat/tampilan.dto"),
        ["./modules/pengajuan/draf/draf.dto"]: await import("./modules/pengajuan/draf/draf.dto"),
        ["./modules/pengajuan/baris/baris.dto"]: await import("./modules/pengajuan/baris/baris.dto"),
        ["./modules/pengajuan/distribusi/distribusi.dto"]: await import("./modules/pengajuan/distribusi/distribusi.dto"),
        ["./modules/pengajuan/buku/andai.dto"]: await import("./modules/pengajuan/buku/andai.dto"),
        ["./modules/pengajuan/beranda/beranda.dto"]: await import("./modules/pengajuan/beranda/beranda.dto"),
        ["./modules/pengajuan/lihat/daftar.dto"]: await import("./modules/pengajuan/lihat/daftar.dto"),
        ["./modules/pengajuan/kirim/pengiriman.dto"]: await import("./modules/pengajuan/kirim/pengiriman.dto"),
        ["./modules/pengajuan/tinjau/keputusan.dto"]: await import("./modules/pengajuan/tinjau/keputusan.dto"),
        ["./modules/pengajuan/npp/npp-baca.dto"]: await import("./modules/pengajuan/npp/npp-baca.dto"),
        ["./modules/pengajuan/pk/pk.dto"]: await import("./modules/pengajuan/pk/pk.dto"),
        ["./modules/pengajuan/monitoring/monitoring.dto"]: await import("./modules/pengajuan/monitoring/monitoring.dto"),
        ["./modules/pengajuan/realisasi/realisasi.dto"]: await import("./modules/pengajuan/realisasi/realisasi.dto"),
        ["./modules/pengajuan/informasi/informasi.dto"]: await import("./modules/pengajuan/informasi/informasi.dto"),
        ["./modules/pengajuan/keberatan/keberatan.dto"]: await import("./modules/pengajuan/keberatan/keberatan.dto"),
        ["./modules/pengajuan/serah/serah.dto"]: await import("./modules/pengajuan/serah/serah.dto"),
        ["./modules/pengajuan/pabean/pabean.dto"]: await import("./modules/pengajuan/pabean/pabean.dto"),
        ["./modules/pengajuan/turunan/turunan.dto"]: await import("./modules/pengajuan/turunan/turunan.dto"),
        ["./modules/impor/impor.dto"]: await import("./modules/impor/impor.dto"),
        ["./modules/impor/rencana/npp-excel.dto"]: await import("./modules/impor/rencana/npp-excel.dto"),
        ["./modules/ekspor/ekspor.dto"]: await import("./modules/ekspor/ekspor.dto"),
        ["./modules/pendaftaran/pendaftaran.dto"]: await import("./modules/pendaftaran/pendaftaran.dto"),
        ["./modules/tagihan/tagihan.dto"]: await import("./modules/tagihan/tagihan.dto"),
        ["./modules/auth/auth.dto"]: await import("./modules/auth/auth.dto"),
        ["./modules/auth/faktor/faktor.dto"]: await import("./modules/auth/faktor/faktor.dto"),
        ["./modules/auth/pelaksana/pelaksana.dto"]: await import("./modules/auth/pelaksana/pelaksana.dto"),
        ["./modules/auth/masuk/masuk.dto"]: await import("./modules/auth/masuk/masuk.dto"),
        ["./modules/auth/masuk/masuk-neraca.dto"]: await import("./modules/auth/masuk/masuk-neraca.dto"),
        ["./modules/kelola-kalender/kelola-kalender.dto"]: await import("./modules/kelola-kalender/kelola-kalender.dto"),
        ["./modules/kelola-referensi/muatan/muatan.dto"]: await import("./modules/kelola-referensi/muatan/muatan.dto"),
        ["./modules/kelola-referensi/kelola.dto"]: await import("./modules/kelola-referensi/kelola.dto"),
        ["./modules/kelola-referensi/korelasi/korelasi.dto"]: await import("./modules/kelola-referensi/korelasi/korelasi.dto"),
        ["./modules/neraca/neraca.dto"]: await import("./modules/neraca/neraca.dto"),
        ["./modules/neraca/penetapan.dto"]: await import("./modules/neraca/penetapan.dto"),
        ["./modules/pengguna/pengguna.dto"]: await import("./modules/pengguna/pengguna.dto"),
        ["./modules/npp/npp-acuan.dto"]: await import("./modules/npp/npp-acuan.dto"),
        ["./modules/publik/publik.dto"]: await import("./modules/publik/publik.dto"),
        ["./modules/referensi/cari/daftar.dto"]: await import("./modules/referensi/cari/daftar.dto"),
        ["./modules/referensi/komoditas/komoditas.dto"]: await import("./modules/referensi/komoditas/komoditas.dto"),
        ["./modules/referensi/cari/referensi.dto"]: await import("./modules/referensi/cari/referensi.dto"),
        ["./modules/referensi/tempat/wilayah.dto"]: await import("./modules/referensi/tempat/wilayah.dto"),
        ["./modules/perusahaan/keadaan/sistem-luar.dto"]: await import("./modules/perusahaan/keadaan/sistem-luar.dto"),
        ["./modules/pengajuan/dasar/dasar.dto"]: await import("./modules/pengajuan/dasar/dasar.dto"),
        ["./modules/unggahan/unggahan.dto"]: await import("./modules/unggahan/unggahan.dto"),
        ["./modules/menu/menu.dto"]: await import("./modules/menu/menu.dto"),
        ["./modules/auth/aktivitas/aktivitas.dto"]: await import("./modules/auth/aktivitas/aktivitas.dto"),
        ["./modules/auth/faktor/bukti/bukti.dto"]: await import("./modules/auth/faktor/bukti/bukti.dto"),
        ["./modules/auth/akun/tautan.dto"]: await import("./modules/auth/akun/tautan.dto"),
        ["./modules/kesehatan/kesehatan.dto"]: await import("./modules/kesehatan/kesehatan.dto"),
        ["./modules/neraca/pasokan.dto"]: await import("./modules/neraca/pasokan.dto"),
        ["./modules/pengguna/kelola/kelola.dto"]: await import("./modules/pengguna/kelola/kelola.dto"),
        ["./modules/pengguna/unit/organisasi.dto"]: await import("./modules/pengguna/unit/organisasi.dto"),
        ["./modules/pengguna/profil/foto.dto"]: await import("./modules/pengguna/profil/foto.dto"),
        ["./modules/sso/perizinan.dto"]: await import("./modules/sso/perizinan.dto"),
        ["./modules/sso/sesi-sendiri/sesi-sendiri.dto"]: await import("./modules/sso/sesi-sendiri/sesi-sendiri.dto")
    };
    return {
        "@nestjs/swagger": {
            "models": [
                [import("./modules/buku/posisi.dto"), {
                        "PosisiQuery": { tahun: { required: false, type: () => Number, minimum: 2000, maximum: 2100 }, per: { required: false, type: () => Date, description: "As it was at this moment; without it, as it is." } },
                        "PosisiNasionalQuery": { tahun: { required: true, type: () => Number, minimum: 2000, maximum: 2100 }, kd_komoditas: { required: false, type: () => String, maxLength: 5 }, per: { required: false, type: () => Date } },
                        "RekeningQuery": { kunci: { required: true, type: () => String, description: "Of the position.", maxLength: 120, pattern: "^\\d{4}:" }, dari: { required: false, type: () => Date }, sampai: { required: false, type: () => Date } },
                        "PosisiDto": { kunci: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, uraian: { required: true, type: () => String, description: "Elements that are counted apart." }, satuan: { required: true, type: () => String }, ur_satuan: { required: true, type: () => String }, ditetapkan: { required: true, type: () => String }, terealisasi: { required: true, type: () => String }, terbit: { required: true, type: () => String }, dicadangkan: { required: true, type: () => String }, bebas: { required: true, type: () => String }, hangus: { required: true, type: () => String }, sisa: { required: true, type: () => String } },
                        "PosisiNasionalDto": { tersedia: { required: true, type: () => String, description: "Determined and assigned to nobody." }, kembali: { required: true, type: () => String, description: "Given back; free by the coordinator's act only." } },
                        "PosisiPerusahaanDto": { tahun: { required: true, type: () => Number }, tahun_ada: { required: true, type: () => [Number], description: "Years in which there is something." }, per: { required: true, type: () => Date }, pos: { required: true, type: () => [t["./modules/buku/posisi.dto"].PosisiDto] } },
                        "MutasiRekeningDto": { id: { required: true, type: () => String }, waktu: { required: true, type: () => Date, description: "Booked then." }, kejadian: { required: true, type: () => Date, description: "When it happened: earlier only of what was before the ledger, or known late." }, peristiwa: { required: true, type: () => String }, perpindahan: { required: true, type: () => String, description: "From which account to which." }, idNk: { required: true, type: () => String, nullable: true }, noAju: { required: true, type: () => String, nullable: true }, no_keputusan: { required: true, type: () => String, nullable: true }, no_pib: { required: true, type: () => String, nullable: true, description: "Of a customs declaration." }, bertambah: { required: true, type: () => String }, berkurang: { required: true, type: () => String }, sisa: { required: true, type: () => String } },
                        "RekeningDto": { pos: { required: true, type: () => t["./modules/buku/posisi.dto"].PosisiDto }, dari: { required: true, type: () => Date, nullable: true }, sampai: { required: true, type: () => Date }, awal: { required: true, type: () => String }, akhir: { required: true, type: () => String }, bertambah: { required: true, type: () => String }, berkurang: { required: true, type: () => String }, baris: { required: true, type: () => [t["./modules/buku/posisi.dto"].MutasiRekeningDto] }, terpotong: { required: true, type: () => Boolean, description: "There are more: ask for a shorter period." } }
                    }],
                [import("./modules/referensi/cari/daftar.dto"), {
                        "KppDto": { KodeKPP: { required: true, type: () => String }, UrKPP: { required: true, type: () => String }, KodeKanwil: { required: true, type: () => String }, Kanwil: { required: true, type: () => String } },
                        "BadanUsahaDto": { id: { required: true, type: () => String }, uraian_jenis_badan_usaha: { required: true, type: () => String }, keterangan_jenis_badan_usaha: { required: true, type: () => String } },
                        "ValutaDto": { KodeValuta: { required: true, type: () => String }, NamaValuta: { required: true, type: () => String } },
                        "NilaiKursDto": { Satuan: { required: true, type: () => String, description: "So many units of the currency cost `Nilai` rupiah." }, Nilai: { required: true, type: () => String, description: "Decimal text." }, TglBerlaku: { required: true, type: () => String }, Sumber: { required: true, type: () => String } },
                        "IkanDto": { NAMA_LATIN: { required: true, type: () => String }, NAMA_UMUM: { required: true, type: () => String }, ID_KOMODITAS: { required: true, type: () => String }, STATUS_IKAN: { required: true, type: () => String }, STATUS_KOMODITAS: { required: true, type: () => String }, SOURCE_DATA: { required: true, type: () => String }, TGL_UPDATE: { required: true, type: () => Date, nullable: true } },
                        "JenisRakorDto": { kode: { required: true, type: () => String }, uraian: { required: true, type: () => String }, keputusan: { required: true, type: () => String } }
                    }],
                [import("./modules/referensi/cari/referensi.dto"), {
                        "DaftarHariQuery": { tanggal: { required: false, type: () => String, description: "Entries that hold on this day (yyyy-mm-dd); today when missing." }, keyword: { required: false, type: () => String, maxLength: 10000 }, page: { required: false, type: () => Number, minimum: 1, maximum: 100000 } },
                        "KataKunciQuery": { limit: { required: false, type: () => Number, minimum: 1, maximum: 100 } },
                        "PerElemenQuery": { kd_elemen: { required: false, type: () => String, description: "Code of a commodity (015) or of an option (021501); those of all options of a row with commas between. Without it, nothing is narrowed.", pattern: "^\\d{3,7}(,\\d{3,7}){0,9}$" } },
                        "PelabuhanBatasQuery": { limit: { required: false, type: () => Number, description: "Up to 100000 (BATAS-02).", minimum: 1, maximum: 100000 } },
                        "PelabuhanNegaraQuery": { negara: { required: false, type: () => String, description: "Country, two letters.", pattern: "^[A-Z]{2}$" } },
                        "KodeQuery": { kode: { required: true, type: () => String, maxLength: 60 } },
                        "PohonHsQuery": { induk: { required: false, type: () => String, description: "Two to eight digits; the chapters when missing.", pattern: "^\\d{2,8}$" } },
                        "JalurHsQuery": { kode: { required: true, type: () => String, pattern: "^\\d{4,8}$" } },
                        "GaDto": { kodeGA: { required: true, type: () => String }, GA: { required: true, type: () => String }, status: { required: true, type: () => Number, nullable: true } },
                        "KantorDto": { KodeKPBC: { required: true, type: () => String }, UrKPBC: { required: true, type: () => String }, Id_Refrensi_KPBC: { required: true, type: () => String, nullable: true } },
                        "HsDto": { hsCodeFormat: { required: true, type: () => String }, uraianId: { required: true, type: () => String }, induk: { required: true, type: () => [String], description: "Texts of the lines above, from the heading down." } },
                        "SimpulHsDto": { kode: { required: true, type: () => String }, uraian: { required: true, type: () => String }, digit: { required: true, type: () => Number }, anak: { required: true, type: () => Boolean, description: "Something hangs below it." }, dapat_dipilih: { required: true, type: () => Boolean } },
                        "KbliDto": { kode_kbli: { required: true, type: () => String }, uraian: { required: true, type: () => String } },
                        "NegaraDto": { KodeNegara: { required: true, type: () => String }, Negara: { required: true, type: () => String }, KodeWilayah: { required: true, type: () => String }, Wilayah: { required: true, type: () => String } },
                        "SatuanDto": { kodeSatuan: { required: true, type: () => String }, urSatuan: { required: true, type: () => String } },
                        "IncotermDto": { Incoterm: { required: true, type: () => String }, urIncoterm: { required: true, type: () => String } },
                        "PelabuhanDto": { KodePelabuhan: { required: true, type: () => String }, Pelabuhan: { required: true, type: () => String }, KodeKantor: { required: true, type: () => String, nullable: true } }
                    }],
                [import("./modules/referensi/komoditas/komoditas.dto"), {
                        "TahunQuery": { tahun: { required: false, type: () => Number, minimum: 2000, maximum: 2100 }, kd_rekom: { required: false, type: () => String, pattern: "^\\d{2}$" } },
                        "ElemenQuery": { kd_komoditas: { required: true, type: () => String, pattern: "^01\\d{1,2}$" }, kd_grup: { required: false, type: () => String, pattern: "^0[1-8]$" }, type: { required: false, type: () => String, description: "'pertek' shows element 016." } },
                        "ByRekomQuery": { kd_rekom: { required: true, type: () => String, pattern: "^0[1-8]$" }, tahun: { required: false, type: () => Number, minimum: 2000, maximum: 2100 } },
                        "SatuanKomoditasQuery": { kd_komoditas: { required: false, type: () => String, pattern: "^01\\d{1,2}$" } },
                        "OpsiElemenDto": { kd_elemen: { required: true, type: () => String }, ur_elemen: { required: true, type: () => String }, kd_grup: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, ur_grup: { required: true, type: () => String }, fl_disable: { required: true, type: () => Boolean, description: "Not selectable in this balance year." }, flag_enable: { required: true, type: () => Boolean, description: "Offered today; false for an option that has ended." } },
                        "KomoditiDto": { kd_ga: { required: true, type: () => String }, satuan: { required: true, type: () => [String] } },
                        "PilihanDto": { kode: { required: true, type: () => String }, uraian: { required: true, type: () => String } },
                        "StatusDto": { kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String }, badge: { required: true, enum: ["danger", "info", "secondary", "success", "warning"] }, final: { required: true, type: () => Boolean }, arti: { required: true, type: () => String } },
                        "PengumumanDto": { id: { required: true, type: () => Number }, judul: { required: true, type: () => String }, isi: { required: true, type: () => String }, type: { required: true, type: () => String }, mulai: { required: true, type: () => Date }, sampai: { required: true, type: () => Date, nullable: true } }
                    }],
                [import("./modules/referensi/tempat/perizinan.dto"), {
                        "GalurQuery": { kd_komoditas: { required: false, type: () => String, pattern: "^01\\d{1,2}$" } },
                        "GalurDto": { kd_komoditas: { required: true, type: () => String } },
                        "BarangPeraturanQuery": { kd_komoditas: { required: false, type: () => String, pattern: "^01\\d{1,2}$" }, keyword: { required: false, type: () => String, maxLength: 10000 } },
                        "BarangPeraturanDto": { kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, hsCodeFormat: { required: true, type: () => String }, uraianId: { required: true, type: () => String }, peraturan: { required: true, type: () => String }, klaster: { required: true, type: () => String } },
                        "SimpulDendogramDto": { id: { required: true, type: () => String }, uraian: { required: true, type: () => String }, hsCodeFormat: { required: true, type: () => String }, rendemen: { required: true, type: () => Number, description: "Per cent of the material that becomes this." }, anak: { required: true, type: () => [t["./modules/referensi/tempat/perizinan.dto"].SimpulDendogramDto] } },
                        "SaringanQuery": { type: { required: true, enum: ["ijin_rekom", "kl", "proses", "tahun_takwim"] } },
                        "PilihanQuery": { type: { required: true, enum: ["daerah", "ga", "hscode", "ikan", "incoterm", "jenis-badan-usaha", "jenis-rakor", "kbli", "kpbc", "kpp", "kurs", "negara", "pelabuhan", "satuan"] } }
                    }],
                [import("./modules/referensi/tempat/wilayah.dto"), {
                        "DaerahQuery": { daerah_tipe: { required: false, description: "1 province, 2 regency or city, 3 district.", enum: ["1", "2", "3"] } },
                        "DaerahDto": { KodeDaerah: { required: true, type: () => String }, NamaDaerah: { required: true, type: () => String }, daerah_tipe: { required: true, enum: ["1", "2", "3"] }, KodeProvinsi: { required: true, type: () => String }, NamaProvinsi: { required: true, type: () => String }, KodeKota: { required: true, type: () => String, nullable: true }, NamaKota: { required: true, type: () => String, nullable: true } }
                    }],
                [import("./http/halaman.dto"), {
                        "HalamanQuery": { page: { required: false, type: () => Number, minimum: 1, maximum: 100000 }, limit: { required: false, type: () => Number, minimum: 1, maximum: 100 } }
                    }],
                [import("./modules/notifikasi/notifikasi.dto"), {
                        "NotifikasiQuery": { user_id: { required: false, type: () => String, maxLength: 36 }, belum: { required: false, type: () => Boolean, description: "true: only those not yet read." } },
                        "BacaDto": { ids: { required: false, type: () => [String], description: "Ids to mark as read; all when absent.", maxItems: 1000, pattern: "^\\d{1,18}$" } },
                        "NotifikasiDto": { id: { required: true, type: () => String }, user_id: { required: true, type: () => String }, subject: { required: true, type: () => String }, text: { required: true, type: () => String }, type: { required: true, enum: ["danger", "info", "success", "warning"] }, tautan: { required: true, type: () => String, nullable: true }, dibaca: { required: true, type: () => Date, nullable: true }, created_at: { required: true, type: () => Date } },
                        "BelumDibacaDto": { belum_dibaca: { required: true, type: () => Number } },
                        "AliranDto": { belum_dibaca: { required: true, type: () => Number }, terbaru: { required: true, type: () => t["./modules/notifikasi/notifikasi.dto"].NotifikasiDto, nullable: true } },
                        "PilihanSurelDto": { surel_notif: { required: true, enum: ["penting", "semua", "tidak"] } }
                    }],
                [import("./modules/notifikasi/siaran/siaran.dto"), {
                        "SiaranDto": { userid: { required: true, type: () => String, description: "The id of one user, or `semua`, `peran:<KODE>`, `ga:<kd_ga>`, `organisasi:<uuid>`.", maxLength: 60 }, subject: { required: true, type: () => String, maxLength: 150 }, text: { required: true, type: () => String, maxLength: 300 }, type: { required: true, enum: ["danger", "info", "success", "warning"] } },
                        "SiaranHasilDto": { id_siaran: { required: true, type: () => String } },
                        "PengirimDto": { id_user: { required: true, type: () => String }, nama: { required: true, type: () => String } },
                        "SiaranTercatatDto": { id_siaran: { required: true, type: () => String }, sasaran: { required: true, type: () => String }, nama_sasaran: { required: true, type: () => String }, subject: { required: true, type: () => String }, text: { required: true, type: () => String }, type: { required: true, enum: ["danger", "info", "success", "warning"] }, oleh: { required: true, type: () => t["./modules/notifikasi/siaran/siaran.dto"].PengirimDto }, dibuat: { required: true, type: () => Date }, penerima: { required: true, type: () => Number, nullable: true, description: "How many it reached; empty until the job has run." } }
                    }],
                [import("./modules/perusahaan/perusahaan.dto"), {
                        "NibNpwpQuery": { nib: { required: false, type: () => String }, npwp: { required: false, type: () => String } },
                        "NibQuery": { nib: { required: false, type: () => String } },
                        "IdNibQuery": { id_nib: { required: false, type: () => String, description: "The id of the registry, the NIB or the NPWP." } },
                        "IdQuery": { id: { required: false, type: () => String, description: "NPWP or NIB." } },
                        "NpwpQuery": { npwp: { required: false, type: () => String } },
                        "KementanQuery": { keyword: { required: false, type: () => String, maxLength: 10000 }, limit: { required: false, type: () => Number, minimum: 1, maximum: 500 } },
                        "NibNpwpDto": { id_nib: { required: true, type: () => String }, nib: { required: true, type: () => String }, npwp: { required: true, type: () => String }, nama: { required: true, type: () => String }, alamat: { required: true, type: () => String }, api_code: { required: true, type: () => String, description: "01 API-U, 02 API-P" }, status_nib: { required: true, type: () => String, description: "01 active" }, kswp: { required: true, type: () => String } },
                        "NibBadanDto": { nib: { required: false, type: () => String } },
                        "KbliPerusahaanDto": { kode_kbli: { required: true, type: () => String }, uraian: { required: true, type: () => String } },
                        "NibOssDto": { nib: { required: true, type: () => String }, npwp: { required: true, type: () => String }, nama: { required: true, type: () => String }, alamat: { required: true, type: () => String }, api_code: { required: true, type: () => String }, status_nib: { required: true, type: () => String }, kswp: { required: true, type: () => String }, kbli: { required: true, type: () => [t["./modules/perusahaan/perusahaan.dto"].KbliPerusahaanDto] }, jumlah_proyek: { required: true, type: () => Number } },
                        "ProyekDto": { id_proyek: { required: true, type: () => String }, kbli: { required: true, type: () => String }, uraian_usaha: { required: true, type: () => String }, sektor: { required: true, type: () => String }, flag_cabang: { required: true, type: () => String }, npwp_cabang: { required: true, type: () => String }, nama_cabang: { required: true, type: () => String }, nama_pj: { required: true, type: () => String }, no_identitas_pj: { required: true, type: () => String }, jumlah_investasi: { required: true, type: () => String, description: "Rupiah, decimal text." } },
                        "HasilPeriksaDto": { kode: { required: true, enum: ["API", "KBLI", "KSWP", "NIB", "NPWP", "PROYEK"] }, uraian: { required: true, type: () => String }, lulus: { required: true, type: () => Boolean } },
                        "NpwpDto": { npwp: { required: true, type: () => String }, nama: { required: true, type: () => String }, alamat: { required: true, type: () => String }, kode_kpp: { required: true, type: () => String }, ur_kpp: { required: true, type: () => String }, status: { required: true, type: () => String } },
                        "KswpDto": { npwp: { required: true, type: () => String }, kswp: { required: true, type: () => String }, keterangan: { required: true, type: () => String } },
                        "PemusatanDto": { npwp: { required: true, type: () => String }, npwp_pusat: { required: true, type: () => String }, pemusatan: { required: true, type: () => String, description: "Y or T" }, keterangan: { required: true, type: () => String } },
                        "SertifikatDto": { nomor: { required: true, type: () => String }, nama: { required: true, type: () => String }, berlaku_mulai: { required: true, type: () => String }, berlaku_akhir: { required: true, type: () => String } },
                        "KapasitasDto": { kbli: { required: true, type: () => String }, uraian: { required: true, type: () => String }, kapasitas: { required: true, type: () => String }, satuan: { required: true, type: () => String }, ur_satuan: { required: true, type: () => String }, tahun: { required: true, type: () => String } },
                        "LhvDto": { nomor: { required: true, type: () => String }, surveyor: { required: true, type: () => String }, tanggal: { required: true, type: () => String }, hasil: { required: true, type: () => String } },
                        "ProfilIndustriDto": { npwp: { required: true, type: () => String }, nama: { required: true, type: () => String }, alamat: { required: true, type: () => String }, sektor: { required: true, type: () => String }, status: { required: true, type: () => String } },
                        "AlamatLuar": { nama: { required: true, type: () => String }, alamat: { required: true, type: () => String }, kd_negara: { required: true, type: () => String }, negara: { required: true, type: () => String } },
                        "EksportirDto": { kode: { required: true, type: () => String } },
                        "UnitUsahaDto": { kode_unit_usaha: { required: true, type: () => String }, id_simrek: { required: true, type: () => String } },
                        "PremisesDto": { kode_register_premises: { required: true, type: () => String } }
                    }],
                [import("./modules/perusahaan/keadaan/sistem-luar.dto"), {
                        "SistemLuarDto": { sistem: { required: true, type: () => String }, nama: { required: true, type: () => String }, keadaan: { required: true, enum: ["baik", "belum_dipakai", "gagal", "tersendat"] }, berhasil_terakhir: { required: true, type: () => Date, nullable: true }, gagal_terakhir: { required: true, type: () => Date, nullable: true }, gagal_sejak: { required: true, type: () => Date, nullable: true, description: "First failure since the last success; null while it answers." }, gagal_beruntun: { required: true, type: () => Number }, gagal_24_jam: { required: true, type: () => Number }, panggilan_24_jam: { required: true, type: () => Number }, sebab: { required: true, type: () => String, nullable: true, description: "Why the last call was of no use, while something is wrong." }, akibat: { required: true, type: () => String, description: "What people notice while it does not answer." } }
                    }],
                [import("./modules/pengajuan/draf/formulir.dto"), {
                        "LangkahFormulirDto": { kode: { required: true, type: () => String }, nama: { required: true, type: () => String }, untuk: { required: false, description: "Only for these actors; absent = all." } },
                        "IsianDto": { kd_field: { required: true, type: () => String }, langkah: { required: true, type: () => String }, label: { required: true, type: () => String }, jenis: { required: true, enum: ["acuan", "angka", "centang", "paragraf", "pilihan", "surel", "tanggal", "teks", "telepon"] }, wajib: { required: true, type: () => Boolean }, maks: { required: false, type: () => Number }, pilihan: { required: false, type: "object", additionalProperties: { type: "string" } }, daftar: { required: false, description: "Of kind 'acuan': the list. Its code is stored, and its name beside it under `ur_<kd_field>`.", enum: ["eksportir", "kbli", "kpbc"] }, kd_ga: { required: false, type: () => String, description: "Only where this ministry leads the commodity group; absent = all." }, bantuan: { required: false, type: () => String }, untuk: { required: false }, pribadi: { required: false, type: () => Boolean, description: "Personal data: masked in lists and logs." }, persen: { required: false, type: () => Boolean, description: "A percentage, not a quantity of the goods." }, satuan: { required: false, type: () => String, description: "Of a number: its own unit, as it stands after it." }, bulat: { required: false, type: () => Boolean, description: "Of a number: without parts." } },
                        "KolomDto": { kd_field: { required: true, type: () => String }, label: { required: true, type: () => String }, jenis: { required: true, enum: ["angka", "elemen", "elemen_banyak", "hs", "negara", "pelabuhan", "periode", "pilihan", "satuan", "teks"] }, wajib: { required: true, type: () => Boolean }, maks: { required: false, type: () => Number }, grup: { required: false, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, pilihan: { required: false, type: "object", additionalProperties: { type: "string" }, description: "Of kind 'pilihan': names by code." } },
                        "OpsiDto": { kd_elemen: { required: true, type: () => String }, ur_elemen: { required: true, type: () => String }, kd_grup: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, ur_grup: { required: true, type: () => String }, fl_disable: { required: true, type: () => Boolean }, flag_enable: { required: true, type: () => Boolean } },
                        "SatuanPilihanDto": { kodeSatuan: { required: true, type: () => String }, urSatuan: { required: true, type: () => String } },
                        "KodeNamaDto": { kode: { required: true, type: () => String }, nama: { required: true, type: () => String } },
                        "DokumenSyaratDto": { kd_dokumen: { required: true, type: () => String }, nama: { required: true, type: () => String }, wajib: { required: true, type: () => Boolean } },
                        "FormulirDto": { langkah: { required: true, type: () => [t["./modules/pengajuan/draf/formulir.dto"].LangkahFormulirDto] }, isian: { required: true, type: () => [t["./modules/pengajuan/draf/formulir.dto"].IsianDto] }, kolom: { required: true, type: () => [t["./modules/pengajuan/draf/formulir.dto"].KolomDto] }, opsi: { required: true, type: "object", additionalProperties: { type: "array", items: true } }, contoh_hs: { required: true, type: () => [t["./modules/pengajuan/draf/formulir.dto"].KodeNamaDto], description: "Tariff lines of the commodity." }, hs_lengkap: { required: true, type: () => Boolean, description: "No others may be chosen." }, satuan: { required: true, type: () => [t["./modules/pengajuan/draf/formulir.dto"].SatuanPilihanDto] }, dokumen: { required: true, type: () => [t["./modules/pengajuan/draf/formulir.dto"].DokumenSyaratDto] }, tutup_buat: { required: true, type: () => Date }, tutup_ubah: { required: true, type: () => Date }, closedForm: { required: true, type: () => Boolean }, api_code: { required: true, type: () => String, nullable: true, description: "Importer's number of the company in a draft ('01' API-U, '02' API-P): which kinds of actor it may apply as." }, bagian_terbuka: { required: true, type: () => [String], nullable: true, description: "Parts that may be changed in a returned file; null = all." } }
                    }],
                [import("./modules/pengajuan/lihat/riwayat.dto"), {
                        "ButirBedaDto": { langkah: { required: true, type: () => String }, baris: { required: true, type: () => Number, nullable: true, description: "Number of the row; null outside the goods." }, jenis: { required: true, enum: ["hapus", "tambah", "ubah"] }, kd_field: { required: true, type: () => String }, label: { required: true, type: () => String }, lama: { required: true, type: () => String }, baru: { required: true, type: () => String } },
                        "BedaDto": { butir: { required: true, type: () => [t["./modules/pengajuan/lihat/riwayat.dto"].ButirBedaDto] }, lainnya: { required: true, type: () => Number, description: "Differences beyond those that were kept." }, waktu: { required: true, type: () => Date } },
                        "RiwayatDto": { urut: { required: true, type: () => Number }, peristiwa: { required: true, type: () => String }, dari: { required: true, nullable: true, enum: ["00", "10", "20", "21", "22", "23", "25", "26", "30", "31", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ke: { required: true, enum: ["00", "10", "20", "21", "22", "23", "25", "26", "30", "31", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, kalimat: { required: true, type: () => String }, oleh: { required: true, type: () => String }, peran: { required: true, type: () => String }, milik_sendiri: { required: true, type: () => Boolean }, catatan: { required: true, type: () => String, nullable: true }, perubahan: { required: true, type: () => t["./modules/pengajuan/lihat/riwayat.dto"].BedaDto, nullable: true, description: "What this correction has changed." }, waktu: { required: true, type: () => Date } }
                    }],
                [import("./modules/pengajuan/lihat/tampilan.dto"), {
                        "MasalahDto": { langkah: { required: true, type: () => String }, baris: { required: false, type: () => Number }, path: { required: true, type: () => String }, message: { required: true, type: () => String } },
                        "AksiDto": { aksi: { required: true, enum: ["agenda_rakormen", "agenda_rakornis", "ajukan_keberatan", "ambil", "asal_berakhir", "batalkan", "batalkan_pk", "batas_perbaikan_lewat", "bayar", "billing_baru", "billing_batal", "billing_kedaluwarsa", "billing_tutup", "cabut", "diganti", "duplikat", "final_rakornis", "informasi_lewat", "integrasi_gagal", "integrasi_ok", "integrasi_pk", "intersep", "jawab_informasi", "kabulkan_keberatan", "kedaluwarsa", "keluar_agenda", "kembalikan", "kirim", "kirim_perbaikan", "kirim_pk", "kirim_ulang", "lanjut", "lepas", "minta_informasi", "minta_perbaikan", "perbaikan_diterima", "pertimbangan", "perubahan", "petugas_nonaktif", "reaju", "serahkan", "setuju", "setuju_sebagian", "simpan", "tahun_tutup", "tarik_keberatan", "terbit_billing", "terbit_otomatis", "teruskan", "tetapkan", "tetapkan_sebagian", "tetapkan_tanpa_rakor", "tetapkan_tanpa_rakor_sebagian", "tetapkan_tanpa_rakor_tolak", "tetapkan_tolak", "tolak", "tolak_keberatan", "tunda", "tutup_informasi"] }, label: { required: true, type: () => String }, boleh: { required: true, type: () => Boolean }, alasan: { required: true, type: () => String, nullable: true } },
                        "LangkahLengkapDto": { kode: { required: true, type: () => String }, nama: { required: true, type: () => String }, keadaan: { required: true, description: "0 empty, 1 incomplete, 2 complete, 9 not applicable", enum: [0, 1, 2, 9] }, kurang: { required: true, type: () => Number } },
                        "KelengkapanDto": { boleh_kirim: { required: true, type: () => Boolean }, persen: { required: true, type: () => Number }, langkah: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].LangkahLengkapDto] }, masalah: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].MasalahDto] } },
                        "MejaDto": { kode: { required: true, enum: ["antrean", "koordinator", "menteri", "pejabat", "pemohon", "portal", "sekretariat", "selesai", "verifikator"] }, nama: { required: true, type: () => String }, sejak: { required: true, type: () => Date }, berikut: { required: true, type: () => String }, giliran_anda: { required: true, type: () => Boolean } },
                        "TahapDto": { posisi: { required: true, type: () => Number }, jumlah: { required: true, type: () => Number }, nama: { required: true, type: () => String } },
                        "JamDto": { keadaan: { required: true, enum: ["jalan", "jeda", "lewat", "selesai", "tidak"] }, sisa_hari: { required: true, type: () => Number, nullable: true, description: "Working days left; below 0 when the clock was stopped late." }, lewat_hari: { required: true, type: () => Number, nullable: true, description: "Working days since the deadline's day, when it has passed." }, terpakai: { required: true, type: () => Number, nullable: true, description: "Working days used, when the clock stands or has ended." }, sla_hari: { required: true, type: () => Number, nullable: true }, tenggat: { required: true, type: () => Date, nullable: true }, hari_ini: { required: true, type: () => Boolean }, penghenti: { required: true, nullable: true, description: "The desk that stops the clock.", enum: ["antrean", "koordinator", "menteri", "pejabat", "pemohon", "portal", "sekretariat", "selesai", "verifikator"] } },
                        "PerbaikanDto": { ke: { required: true, type: () => Number }, tenggat: { required: true, type: () => Date, nullable: true }, butir: { required: true, type: () => Number } },
                        "PengambilDto": { id: { required: true, type: () => String }, nama: { required: true, type: () => String } },
                        "RingkasanDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08", "09"] }, jnsLayanan: { required: true, enum: ["PERTEK", "PK", "RIPH", "RKI", "RKT", "RKU", "RMG", "RPHP", "RPK"] }, nama_layanan: { required: true, type: () => String }, jenis_pengajuan: { required: true, enum: ["1", "2", "3", "4", "5", "6"] }, kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String }, badge: { required: true, enum: ["danger", "info", "secondary", "success", "warning"] }, versi: { required: true, type: () => Number }, jml_total: { required: true, type: () => String, description: "exact decimal text" }, satuan: { required: true, type: () => String, nullable: true }, ur_satuan: { required: true, type: () => String, nullable: true }, jumlah_baris: { required: true, type: () => Number }, id_organisasi: { required: true, type: () => String, nullable: true, description: "Null: a ministry owns it." }, kd_ga_pemilik: { required: true, type: () => String, nullable: true, description: "The ministry that owns it; null: a company does." }, nama_perusahaan: { required: true, type: () => String, description: "Name of the owner, company or ministry." }, npwp: { required: true, type: () => String }, kd_ga: { required: true, type: () => String }, ur_ga: { required: true, type: () => String }, prioritas: { required: true, nullable: true, description: "Ours, from the facts that `prioritas_sebab` names; for officers of the ministry, where they choose what to take.", enum: ["high", "low", "medium"] }, prioritas_sebab: { required: true, type: () => [String] }, risiko: { required: true, type: () => String, nullable: true, description: "What ISRM says of the company; for officers." }, meja: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].MejaDto }, tahap: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].TahapDto }, jam: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].JamDto }, perbaikan: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].PerbaikanDto, nullable: true }, informasi_tenggat: { required: true, type: () => Date, nullable: true, description: "The desk waits for an answer of the company until then." }, dasar: { required: true, nullable: true, description: "What it is decided from; null: its service knows no such thing.", enum: ["TARIK", "USULAN"] }, pengambil: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].PengambilDto, nullable: true }, ket_integrasi: { required: true, type: () => String, nullable: true }, persen: { required: true, type: () => Number, nullable: true }, tgl_kirim: { required: true, type: () => Date, nullable: true }, tgl_keputusan: { required: true, type: () => Date, nullable: true }, no_keputusan: { required: true, type: () => String, nullable: true }, berlaku_mulai: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true }, created_at: { required: true, type: () => Date }, updated_at: { required: true, type: () => Date } },
                        "PeriodeTahunDto": { tahun: { required: true, type: () => Number } },
                        "PeriodeDto": { periode_tahun: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].PeriodeTahunDto } },
                        "JsonSimpanDto": { noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String }, versi: { required: true, type: () => Number }, kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08", "09"] }, kd_komoditas: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, periode: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].PeriodeDto }, jenis_rekaman: { required: true, enum: ["impor", "lokal"] }, kepala: { required: true, type: "object", additionalProperties: { type: "string" } }, pernyataan: { required: true, type: () => Boolean }, baris_belum: { required: true, type: () => [Object], description: "Rows typed but not yet valid: kept as they were sent, whatever is in them." } },
                        "PotonganDto": { level: { required: true, enum: ["kl", "koordinator", "penetapan", "rakornis", "verifikator"] }, oleh: { required: true, type: () => String }, kd_alasan: { required: true, type: () => String }, ur_alasan: { required: true, type: () => String }, alasan: { required: true, type: () => String }, dari: { required: true, type: () => String }, ke: { required: true, type: () => String } },
                        "ElemenIsiDto": { kd_grup: { required: true, type: () => String }, value: { required: true, type: () => Object } },
                        "BarisDto": { id: { required: true, type: () => String }, no_seri: { required: true, type: () => Number }, versi: { required: true, type: () => Number }, jumlah_sub: { required: true, type: () => Number }, '01': { required: false, type: () => String }, '02': { required: false, type: () => String }, '03': { required: false, type: () => String }, '04': { required: false, type: () => String }, '05': { required: false, type: () => String }, '06': { required: false, type: () => [String] }, '07': { required: false, type: () => String }, '08': { required: false, type: () => String }, ur_01: { required: false, type: () => String }, ur_02: { required: false, type: () => String }, ur_03: { required: false, type: () => String }, ur_04: { required: false, type: () => String }, ur_05: { required: false, type: () => String }, ur_06: { required: false, type: () => [String] }, ur_07: { required: false, type: () => String }, ur_08: { required: false, type: () => String }, elements: { required: false, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].ElemenIsiDto] }, uraian_barang: { required: false, type: () => String }, jml_bahan_baku: { required: true, type: () => String }, satuan: { required: false, type: () => String }, ur_satuan: { required: false, type: () => String }, negara_asal: { required: false, type: () => String }, ur_negara_asal: { required: false, type: () => String }, pelabuhan_tujuan: { required: false, type: () => String }, ur_pelabuhan_tujuan: { required: false, type: () => String }, periode_importasi: { required: false, type: () => [String] }, ur_periode_importasi: { required: false, type: () => [String] }, tujuan_penggunaan: { required: false, type: () => String }, ur_tujuan_penggunaan: { required: false, type: () => String }, ukuran: { required: false, type: () => String }, spesifikasi: { required: false, type: () => String }, catatan_hs: { required: false, type: () => String }, jml_verifikator: { required: true, type: () => String, nullable: true }, jml_kl: { required: true, type: () => String, nullable: true }, jml_rakornis: { required: true, type: () => String, nullable: true }, jml_penetapan: { required: true, type: () => String, nullable: true }, potongan: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].PotonganDto] } },
                        "DokumenDto": { id: { required: true, type: () => String }, kd_dokumen: { required: true, type: () => String }, nama_dokumen: { required: true, type: () => String }, nomor: { required: true, type: () => String, nullable: true }, tanggal: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true }, nama_file: { required: true, type: () => String }, ukuran: { required: true, type: () => Number }, mime: { required: true, type: () => String }, status: { required: true, enum: ["PENDING", "READY", "REJECTED"] }, asal: { required: true, enum: ["JAWABAN", "PEMOHON", "PORTAL"] }, url: { required: true, type: () => String }, created_at: { required: true, type: () => Date } },
                        "CatatanDto": { id: { required: true, type: () => String }, putaran: { required: true, type: () => Number }, langkah: { required: true, type: () => String }, id_baris: { required: true, type: () => String, nullable: true }, baris: { required: true, type: () => Number, nullable: true }, kd_field: { required: true, type: () => String }, label: { required: true, type: () => String }, kd_alasan: { required: true, type: () => String }, ur_alasan: { required: true, type: () => String }, catatan: { required: true, type: () => String }, jawaban: { required: true, type: () => String, nullable: true }, oleh: { required: true, type: () => String }, waktu: { required: true, type: () => Date } },
                        "ProsesDto": { kode: { required: true, type: () => String }, nama: { required: true, type: () => String }, keadaan: { required: true, enum: ["kini", "nanti", "selesai"] }, waktu: { required: true, type: () => Date, nullable: true } },
                        "RincianUjiDto": { nama: { required: true, type: () => String }, jumlah: { required: true, type: () => String } },
                        "KewajaranDto": { kode: { required: true, enum: ["kapasitas", "neraca_massa", "tahun_lalu"] }, nama: { required: true, type: () => String }, nilai: { required: true, enum: ["baik", "ditahan", "perhatian", "tanpa_data"] }, uraian: { required: true, type: () => String }, rincian: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].RincianUjiDto] } },
                        "ButirTolakDto": { seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, kd_alasan: { required: true, type: () => String }, ur_alasan: { required: true, type: () => String }, alasan: { required: true, type: () => String } },
                        "KeteranganTolakDto": { kd_alasan: { required: true, type: () => String }, ur_alasan: { required: true, type: () => String }, alasan: { required: true, type: () => String }, dasar_hukum: { required: true, type: () => String }, saran: { required: true, type: () => String }, butir: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].ButirTolakDto] }, oleh: { required: true, type: () => String }, tanggal: { required: true, type: () => String, nullable: true } },
                        "OlehDto": { oleh: { required: true, type: () => String }, waktu: { required: true, type: () => Date, nullable: true } },
                        "PenyuntingDto": { oleh: { required: true, type: () => String }, sendiri: { required: true, type: () => Boolean, description: "The reader himself, from wherever." }, versi: { required: true, type: () => Number, description: "The last version of the file that he wrote." }, waktu: { required: true, type: () => String } },
                        "BebasDto": { kunci: { required: true, type: () => String }, uraian: { required: true, type: () => String }, jml: { required: true, type: () => String, description: "exact decimal text, in the unit of the line" }, satuan: { required: true, type: () => String }, sebut: { required: true, type: () => String, description: "In the usual unit, as people say it." } },
                        "BebasSumberDto": { ditetapkan: { required: true, type: () => String, description: "What it was given in all; exact decimal text." }, sebut_ditetapkan: { required: true, type: () => String }, sebut_diambil: { required: true, type: () => String, description: "Asked for by open cases, or permits already." } },
                        "SumberDto": { no_aju: { required: true, type: () => String }, rencana: { required: true, type: () => Boolean, description: "A plan; else a case." }, bebas: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].BebasSumberDto] }, dicadangkan: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].BebasDto] } },
                        "RincianDto": { sumber: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].SumberDto, nullable: true, description: "Of what draws: what from, and what is free of it now." }, json_simpan: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].JsonSimpanDto }, baris: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].BarisDto] }, dokumen: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].DokumenDto] }, catatan: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].CatatanDto] }, perubahan: { required: true, type: () => t["./modules/pengajuan/lihat/riwayat.dto"].BedaDto, nullable: true, description: "What the last correction has changed; null where there was none, or for those who only watch." }, kelengkapan: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].KelengkapanDto, nullable: true }, proses: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].ProsesDto] }, aksi_tersedia: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].AksiDto] }, formulir: { required: true, type: () => t["./modules/pengajuan/draf/formulir.dto"].FormulirDto }, kewajaran: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].KewajaranDto] }, keterangan_tolak: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].KeteranganTolakDto, nullable: true }, penyunting_lain: { required: true, type: () => String, nullable: true }, penyunting: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].PenyuntingDto], description: "Who of the company wrote which version last, the newest first; for its own people." }, kode_periksa: { required: true, type: () => String, nullable: true }, diverifikasi: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].OlehDto, nullable: true }, ditelaah: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].OlehDto, nullable: true }, diputus: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].OlehDto, nullable: true } }
                    }],
                [import("./modules/pengajuan/draf/draf.dto"), {
                        "BuatDto": { kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, kd_komoditas: { required: true, type: () => String, pattern: "^01\\d{1,2}$" }, tahun: { required: false, type: () => Number, description: "Balance year; next year when absent.", minimum: 2020, maximum: 2100 }, no_aju_rkt: { required: false, type: () => String, description: "Number of the determined plan or case that it draws from; absent = it asks the nation.", maxLength: 32 }, jenis_rekaman: { required: false, enum: ["impor", "lokal"] }, kepala: { required: false, type: "object", additionalProperties: { type: "string" } } },
                        "JawabanDto": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, jawaban: { required: true, type: () => String, maxLength: 2000 } },
                        "SimpanDto": { idNk: { required: true, type: () => String, maxLength: 26 }, versi: { required: true, type: () => Number, minimum: 1 }, kepala: { required: false, type: "object", additionalProperties: { type: "string" } }, pernyataan: { required: false, type: () => Boolean }, baris_belum: { required: false, type: () => [Object], description: "Rows typed but not yet valid." }, jawaban: { required: false, type: () => [t["./modules/pengajuan/draf/draf.dto"].JawabanDto], maxItems: 500 } },
                        "HasilSimpanDto": { noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String }, versi: { required: true, type: () => Number }, json_simpan: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].JsonSimpanDto }, kelengkapan: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].KelengkapanDto } },
                        "HasilBarisDto": { baris: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].BarisDto } },
                        "DitolakDto": { indeks: { required: true, type: () => Number }, errors: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].MasalahDto] } },
                        "HasilBanyakDto": { diterima: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].BarisDto] }, ditolak: { required: true, type: () => [t["./modules/pengajuan/draf/draf.dto"].DitolakDto] } }
                    }],
                [import("./modules/pengajuan/baris/baris.dto"), {
                        "RekamanElemenDto": { kd_grup: { required: true, type: () => String }, value: { required: true, type: () => Object } },
                        "RekamanDto": { '01': { required: false, type: () => String }, '02': { required: false, type: () => String }, '03': { required: false, type: () => String }, '04': { required: false, type: () => String }, '05': { required: false, type: () => String }, '06': { required: false, type: () => [String] }, '07': { required: false, type: () => String }, '08': { required: false, type: () => String }, ur_01: { required: false, type: () => String }, ur_02: { required: false, type: () => String }, ur_03: { required: false, type: () => String }, ur_04: { required: false, type: () => String }, ur_05: { required: false, type: () => String }, ur_06: { required: false, type: () => [String] }, ur_07: { required: false, type: () => String }, ur_08: { required: false, type: () => String }, satuan: { required: false, type: () => String }, ur_satuan: { required: false, type: () => String }, elements: { required: false, type: () => [t["./modules/pengajuan/baris/baris.dto"].RekamanElemenDto] }, uraian_barang: { required: false, type: () => String }, jml_bahan_baku: { required: false, type: () => String, description: "Exact decimal text." }, negara_asal: { required: false, type: () => String }, ur_negara_asal: { required: false, type: () => String }, pelabuhan_tujuan: { required: false, type: () => String }, ur_pelabuhan_tujuan: { required: false, type: () => String }, periode_importasi: { required: false, type: () => [String], description: "MMYYYY each." }, ur_periode_importasi: { required: false, type: () => [String] }, tujuan_penggunaan: { required: false, type: () => String }, ur_tujuan_penggunaan: { required: false, type: () => String }, ukuran: { required: false, type: () => String }, spesifikasi: { required: false, type: () => String }, catatan_hs: { required: false, type: () => String, description: "Why a tariff line is used that is not listed for the commodity." }, no_seri: { required: false, type: () => Object } },
                        "BarisBuatDto": { idNk: { required: true, type: () => String, maxLength: 26 }, jenis: { required: false, enum: ["impor", "lokal"] }, data: { required: true, type: () => t["./modules/pengajuan/baris/baris.dto"].RekamanDto } },
                        "BarisUbahDto": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, versi: { required: true, type: () => Number, description: "Version of the row.", minimum: 1 } },
                        "BarisHapusQuery": { id_nk: { required: true, type: () => String, maxLength: 26 }, id: { required: true, type: () => Object, description: "One id, or several.", pattern: "^\\d{1,18}$" } },
                        "BarisBanyakDto": { idNk: { required: true, type: () => String, maxLength: 26 }, jenis: { required: false, enum: ["impor", "lokal"] }, rows: { required: true, type: () => [t["./modules/pengajuan/baris/baris.dto"].RekamanDto], description: "Each is judged by itself: a wrong one comes back with its faults, the others are taken." } },
                        "SubIsiDto": { uraian: { required: true, type: () => String, maxLength: 1000 }, lokasi: { required: true, type: () => String, maxLength: 1000 }, jml: { required: true, type: () => String, maxLength: 30 } },
                        "SubBuatDto": { id_baris: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, data: { required: true, type: () => t["./modules/pengajuan/baris/baris.dto"].SubIsiDto } },
                        "SubBanyakDto": { id_baris: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, rows: { required: true, type: () => [t["./modules/pengajuan/baris/baris.dto"].SubIsiDto] } },
                        "SubUbahDto": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, versi: { required: true, type: () => Number, minimum: 1 }, data: { required: true, type: () => t["./modules/pengajuan/baris/baris.dto"].SubIsiDto } },
                        "SubQuery": { id_baris: { required: true, type: () => String, pattern: "^\\d{1,18}$" } },
                        "SubHapusQuery": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" } },
                        "SubTampilDto": { id: { required: true, type: () => String }, id_baris: { required: true, type: () => String }, no_seri: { required: true, type: () => Number }, versi: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, lokasi: { required: true, type: () => String }, jml: { required: true, type: () => String } },
                        "HasilSubDto": { versi: { required: true, type: () => Number }, sub: { required: true, type: () => [t["./modules/pengajuan/baris/baris.dto"].SubTampilDto] } }
                    }],
                [import("./modules/pengajuan/distribusi/distribusi.dto"), {
                        "DistribusiIsiDto": { jenis_distribusi: { required: true, enum: ["ekspor", "lainnya", "lokal"] }, nama_pembeli: { required: false, type: () => String, maxLength: 1000 }, npwp_pembeli: { required: false, type: () => String, description: "Fifteen or sixteen digits.", maxLength: 60 }, kota: { required: false, type: () => String, maxLength: 1000 }, negara_tujuan: { required: false, type: () => String, maxLength: 10 }, pelabuhan_muat: { required: false, type: () => String, maxLength: 20 }, keterangan: { required: false, type: () => String, maxLength: 1000 }, satuan: { required: true, type: () => String, maxLength: 10 }, jml: { required: true, type: () => String, description: "Exact decimal text.", maxLength: 30 }, no_seri: { required: false, type: () => Number } },
                        "DistribusiBuatDto": { id_baris: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, rows: { required: true, type: () => [t["./modules/pengajuan/distribusi/distribusi.dto"].DistribusiIsiDto], description: "Each is judged by itself: a wrong one comes back with its faults, the others are taken." } },
                        "DistribusiUbahDto": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, versi: { required: true, type: () => Number, minimum: 1 }, data: { required: true, type: () => t["./modules/pengajuan/distribusi/distribusi.dto"].DistribusiIsiDto } },
                        "DistribusiHapusQuery": { id: { required: true, type: () => Object, description: "One id, or several of the same good.", pattern: "^\\d{1,18}$" } },
                        "DistribusiQuery": { id_nk: { required: true, type: () => String, maxLength: 26 }, page: { required: false, type: () => Number, minimum: 1, maximum: 100000 }, limit: { required: false, type: () => Number, minimum: 1, maximum: 500 } },
                        "KhususQuery": { id_nk: { required: true, type: () => String, maxLength: 26 } },
                        "DistribusiDitulisDto": { id: { required: true, type: () => String }, id_baris: { required: true, type: () => String, description: "The goods row." }, no_seri: { required: true, type: () => Number }, versi: { required: true, type: () => Number }, jenis_distribusi: { required: true, enum: ["ekspor", "lainnya", "lokal"] }, nama_pembeli: { required: false, type: () => String }, npwp_pembeli: { required: false, type: () => String }, kota: { required: false, type: () => String }, negara_tujuan: { required: false, type: () => String }, ur_negara_tujuan: { required: false, type: () => String }, pelabuhan_muat: { required: false, type: () => String }, ur_pelabuhan_muat: { required: false, type: () => String }, keterangan: { required: false, type: () => String }, satuan: { required: true, type: () => String }, ur_satuan: { required: false, type: () => String }, jml: { required: true, type: () => String } },
                        "DistribusiDto": { seri_barang: { required: true, type: () => Number }, uraian_barang: { required: true, type: () => String }, jml_barang: { required: true, type: () => String, description: "What is asked for of the good, and the sum of all its rows." }, jumlah_barang: { required: true, type: () => String } },
                        "RekapDistribusiDto": { jenis_distribusi: { required: true, enum: ["ekspor", "lainnya", "lokal"] }, ur_jenis_distribusi: { required: true, type: () => String }, satuan: { required: true, type: () => String }, baris: { required: true, type: () => Number }, jml: { required: true, type: () => String } },
                        "DataDistribusiDto": { berlaku: { required: true, type: () => Boolean, description: "False: the service does not ask for it, or not of this kind of actor." }, rekap: { required: true, type: () => [t["./modules/pengajuan/distribusi/distribusi.dto"].RekapDistribusiDto] }, rows: { required: true, type: () => [t["./modules/pengajuan/distribusi/distribusi.dto"].DistribusiDto] } },
                        "HasilDistribusiDto": { diterima: { required: true, type: () => [t["./modules/pengajuan/distribusi/distribusi.dto"].DistribusiDitulisDto] }, ditolak: { required: true, type: () => [t["./modules/pengajuan/draf/draf.dto"].DitolakDto] } },
                        "HasilDistribusiSatuDto": { baris: { required: true, type: () => t["./modules/pengajuan/distribusi/distribusi.dto"].DistribusiDitulisDto } },
                        "IsianKhususDto": { kd_field: { required: true, type: () => String }, label: { required: true, type: () => String }, wajib: { required: true, type: () => Boolean }, satuan: { required: true, type: () => String, nullable: true, description: "Unit of a number, as it stands after it." }, nilai: { required: true, type: () => String, nullable: true, description: "As it is stored; null while it is empty." }, ur_nilai: { required: true, type: () => String, description: "As people read it." } },
                        "DataKhususDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, berlaku: { required: true, type: () => Boolean, description: "False: the service asks for nothing of the kind." }, isian: { required: true, type: () => [t["./modules/pengajuan/distribusi/distribusi.dto"].IsianKhususDto] } }
                    }],
                [import("./modules/pengajuan/buku/andai.dto"), {
                        "RincianAndaiDto": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, jml: { required: true, type: () => String, description: "Exact decimal text in the row's unit.", pattern: "^\\d{1,15}(\\.\\d{1,3})?$" } },
                        "AndaiDto": { rincian: { required: true, type: () => [t["./modules/pengajuan/buku/andai.dto"].RincianAndaiDto], maxItems: 10000 } },
                        "JumlahAndaiDto": { jml: { required: true, type: () => String }, sebut: { required: true, type: () => String } },
                        "PendekDto": { no_aju: { required: true, type: () => String }, nama: { required: true, type: () => String }, diminta: { required: true, type: () => t["./modules/pengajuan/buku/andai.dto"].JumlahAndaiDto } },
                        "MenungguLainDto": { banyak: { required: true, type: () => Number }, jumlah: { required: true, type: () => t["./modules/pengajuan/buku/andai.dto"].JumlahAndaiDto }, tidak_kebagian: { required: true, type: () => [t["./modules/pengajuan/buku/andai.dto"].PendekDto] }, tidak_kebagian_lain: { required: true, type: () => Number } },
                        "AndaiPosDto": { kunci: { required: true, type: () => String }, uraian: { required: true, type: () => String }, batas: { required: true, type: () => t["./modules/pengajuan/buku/andai.dto"].JumlahAndaiDto }, kembali: { required: true, type: () => t["./modules/pengajuan/buku/andai.dto"].JumlahAndaiDto }, bebas: { required: true, type: () => t["./modules/pengajuan/buku/andai.dto"].JumlahAndaiDto }, izin_lama: { required: true, type: () => t["./modules/pengajuan/buku/andai.dto"].JumlahAndaiDto }, izin_baru: { required: true, type: () => t["./modules/pengajuan/buku/andai.dto"].JumlahAndaiDto }, tersedia: { required: true, type: () => t["./modules/pengajuan/buku/andai.dto"].JumlahAndaiDto, nullable: true }, kurang: { required: true, type: () => t["./modules/pengajuan/buku/andai.dto"].JumlahAndaiDto, nullable: true }, menunggu: { required: true, type: () => t["./modules/pengajuan/buku/andai.dto"].MenungguLainDto, nullable: true } },
                        "HasilAndaiDto": { boleh: { required: true, type: () => Boolean }, sebab: { required: true, type: () => String, nullable: true }, pos: { required: true, type: () => [t["./modules/pengajuan/buku/andai.dto"].AndaiPosDto] } }
                    }],
                [import("./modules/pengajuan/beranda/beranda.dto"), {
                        "TenggatDto": { angka: { required: true, type: () => String }, keterangan: { required: true, type: () => String }, mendesak: { required: true, type: () => Boolean } },
                        "TugasDto": { jenis: { required: true, enum: ["bayar", "draf", "gagal_kirim", "informasi", "perbaikan"] }, idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, judul: { required: true, type: () => String }, kalimat: { required: true, type: () => String }, tenggat: { required: true, type: () => t["./modules/pengajuan/beranda/beranda.dto"].TenggatDto }, tombol: { required: true, type: () => String } },
                        "JumlahTugasDto": { perbaikan: { required: true, type: () => Number }, informasi: { required: true, type: () => Number }, bayar: { required: true, type: () => Number }, gagal_kirim: { required: true, type: () => Number }, draf: { required: true, type: () => Number } },
                        "IzinTerbitDto": { idNk: { required: true, type: () => String }, judul: { required: true, type: () => String }, jml: { required: true, type: () => String }, satuan: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true } },
                        "BerandaDto": { tugas: { required: true, type: () => [t["./modules/pengajuan/beranda/beranda.dto"].TugasDto], description: "What waits, by deadline, then the newest drafts; not all of them: `jumlah_tugas` counts." }, jumlah_tugas: { required: true, type: () => t["./modules/pengajuan/beranda/beranda.dto"].JumlahTugasDto }, berkas: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].RingkasanDto] }, jumlah_berkas: { required: true, type: () => Number }, belum_dibaca: { required: true, type: () => Number }, izin_terbit: { required: true, type: () => [t["./modules/pengajuan/beranda/beranda.dto"].IzinTerbitDto] } },
                        "PengirimanGagalDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, nama_perusahaan: { required: true, type: () => String }, kirim_ke: { required: true, type: () => Number }, status: { required: true, enum: ["GAGAL", "MENUNGGU"] }, percobaan: { required: true, type: () => Number }, kesalahan: { required: true, type: () => String, nullable: true }, sejak: { required: true, type: () => Date }, tersedia: { required: true, type: () => Date, nullable: true, description: "Next try; null: nothing carries it." }, perbaikan_ke: { required: true, type: () => Number, description: "0: the application itself, else the round of the correction that is on its way." }, meja: { required: true, enum: ["antrean", "koordinator", "menteri", "pejabat", "pemohon", "portal", "sekretariat", "selesai", "verifikator"] }, jam: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].JamDto, description: "The ministry's time, which goes on while a correction is on its way." } },
                        "PutaranTertahanDto": { putaran: { required: true, enum: ["batas_perbaikan_lewat", "informasi_lewat", "kedaluwarsa", "kelayakan", "pabean", "sapu", "sapu_akun", "sapu_baris", "sapu_dokumen", "sapu_ekspor", "sapu_impor", "tagihan", "tahun_tutup", "terbit_otomatis", "tutup_buku"] }, sasaran: { required: true, type: () => String }, idNk: { required: true, type: () => String, nullable: true }, noAju: { required: true, type: () => String, nullable: true }, nama_perusahaan: { required: true, type: () => String, nullable: true }, kesalahan: { required: true, type: () => String }, kali: { required: true, type: () => Number }, sejak: { required: true, type: () => Date }, terakhir: { required: true, type: () => Date } }
                    }],
                [import("./modules/pengajuan/lihat/daftar.dto"), {
                        "DaftarQuery": { keyword: { required: false, type: () => String, maxLength: 10000 }, jnsLayanan: { required: false, type: () => String, maxLength: 80 }, kursor: { required: false, type: () => String, description: "`meta.berikut` of the page before: the rows after it, however far in the list.", pattern: "^[\\w-]{1,600}$" }, kd_rekom: { required: false, type: () => String, pattern: "^0[1-8]$" }, kd_status: { required: false, type: () => String, maxLength: 80 }, kd_komoditas: { required: false, type: () => String, pattern: "^01\\d{1,2}$" }, tahun: { required: false, type: () => Number, minimum: 2000, maximum: 2100 }, fl_besi_baja: { required: false, type: () => String }, sort: { required: false, enum: ["baru", "perusahaan", "sisa", "tgl_kirim"] } },
                        "AntreanQuery": { antrean: { required: false, enum: ["belum", "di_pemohon", "koordinator", "lewat", "pejabat", "perbaikan_masuk", "saya", "semua", "untuk_saya"] } },
                        "HitungAntreanDto": { untuk_saya: { required: true, type: () => Number, description: "What the reader can do the next step of." }, semua: { required: true, type: () => Number }, saya: { required: true, type: () => Number }, belum: { required: true, type: () => Number }, lewat: { required: true, type: () => Number }, perbaikan_masuk: { required: true, type: () => Number }, di_pemohon: { required: true, type: () => Number }, koordinator: { required: true, type: () => Number }, pejabat: { required: true, type: () => Number } },
                        "AngkaPetugasDto": { lewat: { required: true, type: () => Number }, hari_ini: { required: true, type: () => Number }, selesai_minggu: { required: true, type: () => Number, description: "Passed on, back or decided in the last seven days." }, median_hari: { required: true, type: () => Number, nullable: true, description: "Working days that these lay on the reader's own desk, the middle one." } },
                        "MetaAntreanDto": { hitung: { required: true, type: () => t["./modules/pengajuan/lihat/daftar.dto"].HitungAntreanDto }, angka: { required: true, type: () => t["./modules/pengajuan/lihat/daftar.dto"].AngkaPetugasDto } },
                        "BerkasQuery": { id_nk: { required: false, type: () => String, maxLength: 26 }, no_aju: { required: false, type: () => String, maxLength: 26 } },
                        "BarisQuery": { page: { required: false, type: () => Number, minimum: 1, maximum: 100000 }, limit: { required: false, type: () => Number, minimum: 1, maximum: 500 } },
                        "LayananJumlahDto": { kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, jnsLayanan: { required: true, enum: ["PERTEK", "PK", "RIPH", "RKI", "RKU", "RMG", "RPHP", "RPK"] }, nama: { required: true, type: () => String }, jumlah: { required: true, type: () => Number } },
                        "StatusJumlahDto": { kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String }, jumlah: { required: true, type: () => Number } },
                        "PilihanSaringDto": { layanan: { required: true, type: () => [t["./modules/pengajuan/lihat/daftar.dto"].LayananJumlahDto] }, status: { required: true, type: () => [t["./modules/pengajuan/lihat/daftar.dto"].StatusJumlahDto] }, tahun: { required: true, type: () => [Number] } },
                        "KeputusanLevelDto": { level: { required: true, enum: [2, 3, 4] }, oleh: { required: true, type: () => String }, kd_keputusan: { required: true, nullable: true, enum: ["1", "2", "3", "4"] }, catatan: { required: true, type: () => String, nullable: true }, waktu: { required: true, type: () => Date } },
                        "RincianKlDto": { seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, jml_usulan: { required: true, type: () => String }, jml_keputusan: { required: true, type: () => String, nullable: true }, kd_alasan: { required: true, type: () => String, nullable: true }, alasan: { required: true, type: () => String, nullable: true } },
                        "KeputusanKlDto": { keputusan: { required: true, type: () => [t["./modules/pengajuan/lihat/daftar.dto"].KeputusanLevelDto] }, rincian: { required: true, type: () => [t["./modules/pengajuan/lihat/daftar.dto"].RincianKlDto] } },
                        "JadwalKomoditasDto": { kd_komoditas: { required: true, type: () => String }, buka: { required: true, type: () => Boolean }, tutup_buat: { required: true, type: () => Date } },
                        "LayananBukaDto": { kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, jnsLayanan: { required: true, enum: ["PERTEK", "PK", "RIPH", "RKI", "RKU", "RMG", "RPHP", "RPK"] }, nama: { required: true, type: () => String }, kd_ga: { required: true, type: () => String, nullable: true }, ur_ga: { required: true, type: () => String, nullable: true }, fl_rakor: { required: true, type: () => Boolean }, fl_pnbp: { required: true, type: () => Boolean }, sla_hari: { required: true, type: () => Number, nullable: true }, pemohon: { required: true, enum: ["KL", "PU"] }, buka: { required: true, type: () => Boolean }, tahun: { required: true, type: () => Number }, tutup_buat: { required: true, type: () => Date }, jadwal_komoditas: { required: true, type: () => [t["./modules/pengajuan/lihat/daftar.dto"].JadwalKomoditasDto] } },
                        "TerbukaQuery": { kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, tahun: { required: true, type: () => Number, minimum: 2020, maximum: 2100 } },
                        "TerbukaDto": { kd_komoditas: { required: true, type: () => String }, idNk: { required: true, type: () => String, nullable: true, description: "Null: of another branch, whose files the caller does not see." }, noAju: { required: true, type: () => String }, ur_status: { required: true, type: () => String } }
                    }],
                [import("./modules/pengajuan/kirim/pengiriman.dto"), {
                        "KirimDto": { idNk: { required: true, type: () => String, maxLength: 26 }, versi: { required: true, type: () => Number, description: "Version the applicant looked at.", minimum: 1 } },
                        "TandaTerimaDto": { nomor: { required: true, type: () => String }, waktu: { required: true, type: () => Date }, sha256: { required: true, type: () => String }, url: { required: true, type: () => String, nullable: true } },
                        "HasilKirimDto": { noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String }, versi: { required: true, type: () => Number }, json_simpan: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].JsonSimpanDto }, tanda_terima: { required: true, type: () => t["./modules/pengajuan/kirim/pengiriman.dto"].TandaTerimaDto }, kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String } },
                        "HasilAksiDto": { noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String }, versi: { required: true, type: () => Number }, kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String } },
                        "PerbaikanQuery": { id_nk_pengajuan: { required: false, type: () => String, maxLength: 26 } },
                        "BatalkanDto": { alasan: { required: false, type: () => String, maxLength: 500 }, versi: { required: false, type: () => Number, minimum: 1 } },
                        "CheckAjuQuery": { no_aju: { required: true, type: () => String, maxLength: 40 } },
                        "CheckAjuDto": { ada: { required: true, type: () => Boolean }, noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String, nullable: true }, kd_status_pengajuan: { required: true, nullable: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] } },
                        "DisclaimerDto": { teks: { required: true, type: () => String } }
                    }],
                [import("./http/dengan-bukti.dto"), {
                        "DenganBuktiDto": { bukti: { required: false, type: () => String, description: "Of POST /api/bukti.", maxLength: 64 }, sandi: { required: false, type: () => String, description: "Password, of an account without second factor.", maxLength: 200 }, kode: { required: false, type: () => String, description: "Code of the authenticator app.", maxLength: 40 } }
                    }],
                [import("./modules/pengajuan/tinjau/keputusan.dto"), {
                        "RincianMasukDto": { id: { required: true, type: () => String }, jml_keputusan: { required: true, type: () => String, description: "Exact decimal text." }, kd_alasan: { required: false, type: () => String }, alasan: { required: false, type: () => String } },
                        "ButirPerbaikanDto": { tab: { required: true, type: () => String, description: "Form step." }, id_baris: { required: false, type: () => String }, kd_field: { required: true, type: () => String, maxLength: 60 }, kd_alasan: { required: true, type: () => String, maxLength: 5 }, catatan: { required: true, type: () => String, maxLength: 1000 } },
                        "PeriksaMasukDto": { kode: { required: true, type: () => Number, minimum: 1 }, hasil: { required: true, enum: ["N", "NA", "Y"] }, catatan: { required: false, type: () => String, maxLength: 1000 } },
                        "TolakMasukDto": { kd_alasan: { required: true, type: () => String, maxLength: 5 }, alasan: { required: true, type: () => String, maxLength: 2000 }, dasar_hukum: { required: true, type: () => String, maxLength: 1000 }, saran: { required: true, type: () => String, maxLength: 2000 } },
                        "KeputusanSimpanDto": { idNk: { required: true, type: () => String, maxLength: 26 }, catatan: { required: false, type: () => String, maxLength: 2000 }, rincian: { required: false, type: () => [t["./modules/pengajuan/tinjau/keputusan.dto"].RincianMasukDto] }, perbaikan: { required: false, type: () => [t["./modules/pengajuan/tinjau/keputusan.dto"].ButirPerbaikanDto], maxItems: 500 }, checklist: { required: false, type: () => [t["./modules/pengajuan/tinjau/keputusan.dto"].PeriksaMasukDto], maxItems: 20 }, tolak: { required: false, type: () => t["./modules/pengajuan/tinjau/keputusan.dto"].TolakMasukDto } },
                        "PertimbanganDto": { idNk: { required: true, type: () => String, maxLength: 26 }, versi: { required: true, type: () => Number, minimum: 1 }, catatan: { required: false, type: () => String, maxLength: 2000 }, rincian: { required: false, type: () => [t["./modules/pengajuan/tinjau/keputusan.dto"].RincianMasukDto] }, checklist: { required: false, type: () => [t["./modules/pengajuan/tinjau/keputusan.dto"].PeriksaMasukDto], maxItems: 20 } },
                        "CabutDto": { versi: { required: true, type: () => Number, minimum: 1 }, alasan: { required: true, type: () => String, maxLength: 2000 }, dasar_hukum: { required: false, type: () => String, maxLength: 1000 } },
                        "KeputusanKirimDto": { versi: { required: true, type: () => Number, minimum: 1 }, kd_keputusan: { required: true, description: "1 approve, 2 return, 3 reject, 4 forward", enum: ["1", "2", "3", "4"] }, sandi: { required: false, type: () => String, description: "Password, asked again to approve or reject; of an account without second factor.", maxLength: 200 }, bukti: { required: false, type: () => String, description: "Of POST /api/bukti.", maxLength: 64 }, kode: { required: false, type: () => String, description: "Code of the authenticator app.", maxLength: 40 } },
                        "RincianKeputusanDto": { id: { required: true, type: () => String }, seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, hs: { required: true, type: () => String, nullable: true }, ur_negara: { required: true, type: () => String }, ur_pelabuhan: { required: true, type: () => String }, satuan: { required: true, type: () => String }, jml_usulan: { required: true, type: () => String }, jml_keputusan: { required: true, type: () => String, nullable: true }, kd_alasan: { required: true, type: () => String, nullable: true }, alasan: { required: true, type: () => String, nullable: true }, jml_verifikator: { required: true, type: () => String, nullable: true }, jml_koordinator: { required: true, type: () => String, nullable: true }, boleh_naik: { required: false, type: () => Boolean, description: "More than was asked for may be given, with words: of what a ministry files." } },
                        "PeriksaDto": { kode: { required: true, type: () => Number }, nama: { required: true, type: () => String }, hasil: { required: true, nullable: true, enum: ["N", "NA", "Y"] }, catatan: { required: true, type: () => String } },
                        "AlasanDto": { kd_alasan: { required: true, type: () => String }, ur_alasan: { required: true, type: () => String } },
                        "EmpatMataDto": { verifikator: { required: true, type: () => String, nullable: true }, koordinator: { required: true, type: () => String, nullable: true }, boleh: { required: true, type: () => Boolean }, kalimat: { required: true, type: () => String } },
                        "LembarKeputusanDto": { level: { required: true, nullable: true, enum: [2, 3, 4] }, rincian: { required: true, type: () => [t["./modules/pengajuan/tinjau/keputusan.dto"].RincianKeputusanDto] }, checklist: { required: true, type: () => [t["./modules/pengajuan/tinjau/keputusan.dto"].PeriksaDto] }, perbaikan: { required: true, type: () => [t["./modules/pengajuan/tinjau/keputusan.dto"].ButirPerbaikanDto] }, catatan: { required: true, type: () => String, nullable: true }, tolak: { required: true, type: () => t["./modules/pengajuan/tinjau/keputusan.dto"].TolakMasukDto, nullable: true }, tersimpan_pada: { required: true, type: () => Date, nullable: true }, alasan: { required: true, type: () => [t["./modules/pengajuan/tinjau/keputusan.dto"].AlasanDto] }, empat_mata: { required: true, type: () => t["./modules/pengajuan/tinjau/keputusan.dto"].EmpatMataDto }, diputus: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].OlehDto, nullable: true, description: "Who has finished the decider's sheet, and when: from then on it is a record." } },
                        "HasilKeputusanDto": { dokumen: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].DokumenDto, nullable: true } },
                        "HasilAmbilDto": { pengambil: { required: true, type: () => String, nullable: true } },
                        "TahunLaluDto": { seri: { required: true, type: () => Number }, jml: { required: true, type: () => String, nullable: true } },
                        "KomponenDto": { kewajaran: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].KewajaranDto] }, tahun_lalu: { required: true, type: () => [t["./modules/pengajuan/tinjau/keputusan.dto"].TahunLaluDto] } },
                        "BerikutDto": { level: { required: true, nullable: true, enum: [2, 3, 4] }, nama: { required: true, type: () => String }, peran: { required: true, type: () => String } },
                        "CheckpointInhouseDto": { tahap: { required: true, type: () => String }, kd_status: { required: true, enum: ["00", "10", "20", "21", "22", "23", "25", "26", "30", "31", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, oleh: { required: true, type: () => String }, mulai: { required: true, type: () => Date }, selesai: { required: true, type: () => Date, nullable: true }, sisa_sla_jam: { required: true, type: () => Number, nullable: true } }
                    }],
                [import("./modules/pengajuan/npp/npp-baca.dto"), {
                        "NppTombolDto": { rencana_lokal_bahan_baku: { required: true, type: () => Boolean }, rencana_impor_bahan_baku: { required: true, type: () => Boolean }, rencana_produksi: { required: true, type: () => Boolean }, realisasi_lokal_bahan_baku: { required: true, type: () => Boolean }, realisasi_impor_bahan_baku: { required: true, type: () => Boolean }, realisasi_produksi: { required: true, type: () => Boolean } },
                        "NppHasilDto": { no_aju: { required: true, type: () => String }, id: { required: true, type: () => String }, versi: { required: true, type: () => Number }, kelengkapan: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].KelengkapanDto } },
                        "NppHasilBarisDto": { no_aju: { required: true, type: () => String }, id: { required: true, type: () => String, description: "The row." }, id_barang: { required: false, type: () => String }, id_produksi: { required: false, type: () => String }, id_penggunaan: { required: false, type: () => String }, id_distribusi: { required: false, type: () => String }, versi_baris: { required: true, type: () => Number, description: "Version of the row." }, versi: { required: true, type: () => Number, description: "Version of the plan." }, kelengkapan: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].KelengkapanDto } },
                        "NppHapusDto": { no_aju: { required: true, type: () => String }, versi: { required: true, type: () => Number }, kelengkapan: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].KelengkapanDto } },
                        "NppHasilKirimDto": { no_aju: { required: true, type: () => String }, versi: { required: true, type: () => Number }, kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String }, tanda_terima: { required: true, type: () => t["./modules/pengajuan/kirim/pengiriman.dto"].TandaTerimaDto } },
                        "NppBulanBacaDto": { periode: { required: true, type: () => String }, jml: { required: true, type: () => String }, ref: { required: true, type: () => String, nullable: true } },
                        "NppBarisDto": { id: { required: true, type: () => String }, id_induk: { required: true, type: () => String, nullable: true }, jenis: { required: false, description: "Of goods.", enum: ["impor", "lokal"] }, seri: { required: true, type: () => Number }, versi: { required: true, type: () => Number, description: "Of the row." }, jml: { required: true, type: () => String }, satuan: { required: true, type: () => String, nullable: true }, uraian: { required: true, type: () => String, nullable: true }, jumlah_anak: { required: true, type: () => Number }, data: { required: true, type: "object", additionalProperties: true }, rencana: { required: true, type: () => [t["./modules/pengajuan/npp/npp-baca.dto"].NppBulanBacaDto] }, realisasi: { required: true, type: () => [t["./modules/pengajuan/npp/npp-baca.dto"].NppBulanBacaDto] }, jml_rekomendasi: { required: true, type: () => String, nullable: true, description: "Of imported goods: what the ministry recommends, once it may be seen." }, jml_keputusan: { required: true, type: () => String, nullable: true, description: "Of imported goods: what was determined." }, jml_produk_keputusan: { required: true, type: () => String, nullable: true, description: "Of products: what of the plan the determined material makes possible; informative." } },
                        "NppRingkasanDto": {},
                        "NppRencanaDto": { no_aju: { required: true, type: () => String }, trader_type: { required: true, nullable: true, enum: ["IMPORTIR", "LOKAL"] }, jenis_pelaku: { required: true, nullable: true, enum: ["PEDAGANG", "PENGGUNA", "PRODUSEN"] }, tombol: { required: true, type: () => t["./modules/pengajuan/npp/npp-baca.dto"].NppTombolDto } },
                        "NppTerlambatDto": { bulan: { required: true, type: () => [String], description: "Months (MMYYYY) that were not reported in time." }, keadaan: { required: true, description: "Late once: a warning; twice: no new case draws from the plan.", enum: ["peringatan", "tepat", "tertahan"] } },
                        "NppRencanaTerlambatDto": { no_aju: { required: true, type: () => String }, nama_perusahaan: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String } },
                        "NppStatusDto": { no_aju: { required: true, type: () => String }, versi: { required: true, type: () => Number }, kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String }, badge: { required: true, enum: ["danger", "info", "secondary", "success", "warning"] }, ket_integrasi: { required: true, type: () => String, nullable: true }, tombol: { required: true, type: () => t["./modules/pengajuan/npp/npp-baca.dto"].NppTombolDto }, terlambat: { required: true, type: () => t["./modules/pengajuan/npp/npp-baca.dto"].NppTerlambatDto } },
                        "NppGarisDto": { kd_komoditas: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, satuan: { required: true, type: () => String }, elemen: { required: true, type: "object", additionalProperties: { type: "string" } }, ditetapkan: { required: true, type: () => String }, bebas: { required: true, type: () => String, description: "Not drawn from yet." }, terpakai: { required: true, type: () => String, description: "Reserved or issued." } },
                        "NppNestedDto": { no_aju: { required: true, type: () => String }, kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, barang: { required: true, type: () => [t["./modules/pengajuan/npp/npp-baca.dto"].NppBarisDto] }, garis: { required: true, type: () => [t["./modules/pengajuan/npp/npp-baca.dto"].NppGarisDto] } },
                        "NppPesanDto": { tab: { required: true, type: () => String }, id_baris: { required: true, type: () => String, nullable: true }, baris: { required: true, type: () => Number, nullable: true }, path: { required: true, type: () => String }, pesan: { required: true, type: () => String } },
                        "NppUjiDto": { kode: { required: true, type: () => Number }, hasil: { required: true, enum: ["halangan", "peringatan", "sesuai"] }, satuan: { required: true, type: () => String }, a: { required: true, type: () => String }, b: { required: true, type: () => String }, kalimat: { required: true, type: () => String }, langkah: { required: true, type: () => String }, id_baris: { required: true, type: () => String, nullable: true }, seri: { required: true, type: () => Number, nullable: true } },
                        "NppCheckpointDto": { barang: { required: true, enum: [0, 1, 2, 9] }, produksi: { required: true, enum: [0, 1, 2, 9] }, penggunaan: { required: true, enum: [0, 1, 2, 9] }, distribusi: { required: true, enum: [0, 1, 2, 9] }, dokumen: { required: true, enum: [0, 1, 2, 9] }, boleh_kirim: { required: true, type: () => Boolean }, persen: { required: true, type: () => Number }, versi: { required: true, type: () => Number }, pesan: { required: true, type: () => [t["./modules/pengajuan/npp/npp-baca.dto"].NppPesanDto] }, neraca: { required: true, type: () => [t["./modules/pengajuan/npp/npp-baca.dto"].NppUjiDto] } },
                        "NppTahunLaluDto": { rencana: { required: true, type: () => String }, realisasi: { required: true, type: () => String, nullable: true, description: "Reported for that year; null = no month of it." }, keputusan: { required: true, type: () => String, nullable: true } },
                        "NppTahunKiniDto": { realisasi_lalu: { required: true, type: () => String, nullable: true, description: "Of the year before, as this plan tells it." } },
                        "NppBandingBarisDto": { jenis: { required: true, enum: ["barang_impor", "barang_lokal", "produk"] }, uraian: { required: true, type: () => String }, hs: { required: true, type: () => String, nullable: true }, satuan: { required: true, type: () => String }, lalu: { required: true, type: () => t["./modules/pengajuan/npp/npp-baca.dto"].NppTahunLaluDto, nullable: true, description: "Null: last year's plan had none of it." }, kini: { required: true, type: () => t["./modules/pengajuan/npp/npp-baca.dto"].NppTahunKiniDto, nullable: true, description: "Null: it is not planned again." } },
                        "NppBandingDto": { tahun: { required: true, type: () => Number }, no_aju_lalu: { required: true, type: () => String, nullable: true, description: "The plan in force of the year before; null = there is none." }, baris: { required: true, type: () => [t["./modules/pengajuan/npp/npp-baca.dto"].NppBandingBarisDto] } }
                    }],
                [import("./modules/pengajuan/npp/npp.dto"), {
                        "NppBuatDto": { no_aju: { required: false, type: () => String, description: "Of a plan that is there: its header is saved. Absent: a new one is begun." }, versi: { required: false, type: () => Number, description: "Version that was seen, of a plan that is there.", minimum: 1 }, kd_komoditas: { required: false, type: () => String, description: "Of a new plan.", pattern: "^01\\d{1,2}$" }, dari: { required: false, type: () => String, description: "Number of a plan that the new one is a copy of: its rows, its months a year on, what became of it as the base." }, tahun: { required: false, type: () => Number, description: "Balance year of a new plan; next year when absent.", minimum: 2020, maximum: 2100 }, trader_type: { required: false, enum: ["IMPORTIR", "LOKAL"] }, kepala: { required: false, type: "object", additionalProperties: { type: "string" } }, pernyataan: { required: false, type: () => Boolean, description: "The sender stands by what the plan says." }, jawaban: { required: false, type: () => [t["./modules/pengajuan/draf/draf.dto"].JawabanDto], description: "Answers to the ministry's remarks.", maxItems: 500 } },
                        "NppKirimDto": { no_aju: { required: true, type: () => String }, versi: { required: true, type: () => Number, description: "Version that the sender looked at.", minimum: 1 } },
                        "NppBulanDto": { periode: { required: true, type: () => String, description: "MMYYYY", maxLength: 6 }, jml: { required: true, type: () => String, description: "exact decimal text", maxLength: 20 }, ref: { required: false, type: () => String, description: "Number of the permit or declaration that the figure comes from.", maxLength: 60 } },
                        "NppBarisBuatDto": { no_aju: { required: true, type: () => String }, data: { required: true, type: "object", additionalProperties: true } },
                        "NppBarangBuatDto": { jenis: { required: true, enum: ["impor", "lokal"] } },
                        "NppProdukBuatDto": { id_produksi: { required: true, type: () => String } },
                        "NppPenggunaanBuatDto": { id_penggunaan: { required: true, type: () => String } },
                        "NppTujuanBuatDto": { id_distribusi: { required: true, type: () => String } },
                        "NppBarisUbahDto": { no_aju: { required: true, type: () => String }, versi: { required: true, type: () => Number, description: "Version of the row.", minimum: 1 }, data: { required: false, type: "object", additionalProperties: true, description: "Absent: what the row says stays, its months change." } },
                        "NppBarangUbahDto": { jenis: { required: false, enum: ["impor", "lokal"] } },
                        "NppQuery": { no_aju: { required: true, type: () => String } },
                        "NppBarangQuery": { jenis: { required: false, enum: ["impor", "lokal"] } },
                        "NppProduksiQuery": { id_produksi: { required: true, type: () => String } },
                        "NppPenggunaanQuery": { id_penggunaan: { required: true, type: () => String } },
                        "NppDistribusiQuery": { id_distribusi: { required: true, type: () => String } },
                        "NppTraderQuery": { no_aju: { required: true, type: () => String }, trader_type: { required: false, enum: ["IMPORTIR", "LOKAL"] } },
                        "NppNoAjuQuery": { no_aju: { required: true, type: () => String } },
                        "NppRiwayatQuery": { keyword: { required: false, type: () => String, maxLength: 200 }, nama_perusahaan: { required: false, type: () => String, description: "A part of the company's name.", maxLength: 200 }, kd_status: { required: false, type: () => String, maxLength: 80 }, kd_komoditas: { required: false, type: () => String, pattern: "^01\\d{1,2}$" }, tahun: { required: false, type: () => Number, minimum: 2000, maximum: 2100 }, antrean: { required: false, description: "Of officers: plans at a desk, with the number at each desk in `meta.hitung`. Absent: whatever their state.", enum: ["belum", "di_pemohon", "koordinator", "lewat", "pejabat", "perbaikan_masuk", "saya", "semua", "untuk_saya"] }, sort: { required: false, enum: ["baru", "perusahaan", "sisa", "tgl_kirim"] }, kursor: { required: false, type: () => String, description: "`meta.berikut` of the page before.", pattern: "^[\\w-]{1,600}$" } }
                    }],
                [import("./modules/pengajuan/pk/pk.dto"), {
                        "PkBuatDto": { kd_komoditas: { required: true, type: () => String, pattern: "^01\\d{1,2}$" }, tahun: { required: false, type: () => Number, description: "Balance year; next year when absent.", minimum: 2020, maximum: 2100 }, kepala: { required: false, type: "object", additionalProperties: { type: "string" } } },
                        "PkSimpanDto": { idNk: { required: true, type: () => String, maxLength: 26 }, versi: { required: true, type: () => Number, minimum: 1 }, kepala: { required: false, type: "object", additionalProperties: { type: "string" } }, pernyataan: { required: false, type: () => Boolean }, jawaban: { required: false, type: () => [t["./modules/pengajuan/draf/draf.dto"].JawabanDto], maxItems: 500 } },
                        "PkHapusQuery": { id_nk: { required: true, type: () => String, maxLength: 26 }, alasan: { required: false, type: () => String, maxLength: 500 } },
                        "PkBarisBuatDto": { idNk: { required: true, type: () => String, maxLength: 26 }, id_level: { required: true, enum: [1, 2, 3] }, id_induk: { required: false, type: () => String, description: "Row that they hang from; rows of level 1 have none." }, rows: { required: true, type: () => [Object], description: "All of them are taken, or none." } },
                        "PkBarisUbahDto": { idNk: { required: true, type: () => String, maxLength: 26 }, id_level: { required: true, enum: [1, 2, 3] }, id: { required: true, type: () => String }, versi: { required: true, type: () => Number, description: "Version of the row.", minimum: 1 }, data: { required: true, type: "object", additionalProperties: true } },
                        "PkBarisHapusQuery": { id_nk: { required: true, type: () => String, maxLength: 26 }, id_level: { required: true, enum: [1, 2, 3] }, id: { required: true, type: () => Object, description: "One id, or several below one parent." } },
                        "PkQuery": { no_aju: { required: true, type: () => String, maxLength: 26 }, id_level: { required: true, enum: [1, 2, 3] }, type: { required: false, description: "usulan: what was asked for; keputusan: with what was given.", enum: ["keputusan", "usulan"] }, seri: { required: false, type: () => String }, page: { required: false, type: () => Number, minimum: 1, maximum: 10000 }, limit: { required: false, type: () => Number, minimum: 1, maximum: 1000 } },
                        "PkKirimDto": { idNk: { required: true, type: () => String, maxLength: 26 }, versi: { required: true, type: () => Number, description: "Version that the sender looked at.", minimum: 1 } },
                        "PkButirDto": { id: { required: false, type: () => String, description: "The row by its id, or by its number where that says which." }, seri: { required: false, type: () => Number, minimum: 1 }, jml_usulan: { required: false, type: () => String, pattern: "^\\d{1,12}(\\.\\d{1,3})?$" }, jml_keputusan: { required: true, type: () => String, pattern: "^\\d{1,12}(\\.\\d{1,3})?$" }, alasan: { required: false, type: () => String, maxLength: 2000 } },
                        "PkKeputusanDto": { no_aju: { required: true, type: () => String, description: "Number or id of the file.", maxLength: 26 }, versi: { required: false, type: () => Number, minimum: 1 }, id_level: { required: true, enum: [1, 2, 3] }, catatan: { required: false, type: () => String, maxLength: 2000 }, rows: { required: true, type: () => [t["./modules/pengajuan/pk/pk.dto"].PkButirDto], minItems: 1, maxItems: 2000 } },
                        "PkDaftarQuery": { keyword: { required: false, type: () => String, maxLength: 200 }, kd_status: { required: false, type: () => String, maxLength: 80 }, tahun: { required: false, type: () => Number, minimum: 2000, maximum: 2100 } },
                        "PkBarisDto": { id: { required: true, type: () => String }, id_level: { required: true, enum: [1, 2, 3] }, id_induk: { required: true, type: () => String, nullable: true }, seri: { required: true, type: () => Number }, versi: { required: true, type: () => Number }, jumlah_anak: { required: true, type: () => Number }, jml: { required: true, type: () => String }, satuan: { required: false, type: () => String }, uraian: { required: false, type: () => String }, '02': { required: false, type: () => String }, ur_02: { required: false, type: () => String }, '03': { required: false, type: () => String }, ur_03: { required: false, type: () => String }, npwp: { required: false, type: () => String }, nama: { required: false, type: () => String }, uraian_barang: { required: false, type: () => String }, '08': { required: false, type: () => String }, negara_asal: { required: false, type: () => String }, periode: { required: false, type: () => [String] } },
                        "PkBarisBacaDto": { jml_usulan: { required: false, type: () => String, description: "The same three where `type` is keputusan." }, jml_keputusan: { required: false, type: () => String, nullable: true }, alasan: { required: false, type: () => String } },
                        "HasilPkDto": { noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String }, versi: { required: true, type: () => Number }, json_data: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].JsonSimpanDto }, kelengkapan: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].KelengkapanDto } },
                        "HasilBarisPkDto": { rows: { required: true, type: () => [t["./modules/pengajuan/pk/pk.dto"].PkBarisDto], description: "Rows that were written." } },
                        "HasilKirimPkDto": { noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String }, versi: { required: true, type: () => Number }, json_data: { required: true, type: () => t["./modules/pengajuan/lihat/tampilan.dto"].JsonSimpanDto }, tanda_terima: { required: true, type: () => t["./modules/pengajuan/kirim/pengiriman.dto"].TandaTerimaDto }, kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String } },
                        "AlokasiDto": { id: { required: true, type: () => String }, noAju: { required: true, type: () => String }, nama_layanan: { required: true, type: () => String }, ur_ga: { required: true, type: () => String }, kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, ur_status: { required: true, type: () => String }, badge: { required: true, enum: ["danger", "info", "secondary", "success", "warning"] }, npwp: { required: true, type: () => String }, nama: { required: true, type: () => String }, satuan: { required: true, type: () => String }, ur_satuan: { required: true, type: () => String }, jml: { required: true, type: () => String }, no_keputusan: { required: true, type: () => String, nullable: true }, tgl_keputusan: { required: true, type: () => String, nullable: true }, berlaku_mulai: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true } }
                    }],
                [import("./modules/pengajuan/monitoring/monitoring.dto"), {
                        "MonitoringQuery": { kl: { required: false, type: () => String, description: "Ministry.", pattern: "^\\d{3,5}$" }, proses: { required: false, type: () => String, description: "Status codes, by comma.", maxLength: 80 }, ijin_rekom: { required: false, type: () => String, description: "Service: its code or its short name.", maxLength: 10 }, tahun_takwim: { required: false, type: () => Number, minimum: 2000, maximum: 2100 }, identitas: { required: false, type: () => String, description: "NIB or NPWP.", maxLength: 30 }, no_aju: { required: false, type: () => String, maxLength: 40 }, nama_perusahaan: { required: false, type: () => String, maxLength: 200 }, kursor: { required: false, type: () => String, description: "`meta.berikut` of the page before.", pattern: "^[\\w-]{1,600}$" }, sort: { required: false, enum: ["baru", "perusahaan", "sisa", "tgl_kirim"] } },
                        "RekapQuery": { kl: { required: false, type: () => String, description: "Ministry.", pattern: "^\\d{3,5}$" }, ijin_rekom: { required: false, type: () => String, maxLength: 10 }, tahun_takwim: { required: false, type: () => Number, minimum: 2000, maximum: 2100 } },
                        "BarisRekapDto": { kd_ga: { required: true, type: () => String }, kd_rekom: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, kd_status_pengajuan: { required: true, enum: ["00", "10", "11", "20", "21", "22", "23", "25", "26", "30", "31", "32", "40", "41", "42", "43", "50", "51", "52", "57", "70", "80", "85", "90", "91"] }, lewat: { required: true, type: () => Boolean, description: "The legal clock had run out." }, n: { required: true, type: () => Number } },
                        "RekapDto": { pada: { required: true, type: () => Date, description: "When it was counted; at most a minute ago." }, baris: { required: true, type: () => [t["./modules/pengajuan/monitoring/monitoring.dto"].BarisRekapDto] } },
                        "WaktuMejaDto": { meja: { required: true, enum: ["antrean", "koordinator", "pejabat", "pemohon", "verifikator"] }, berkas: { required: true, type: () => Number, description: "Files there now, and those of them past their due date." }, lewat: { required: true, type: () => Number }, selesai: { required: true, type: () => Number, description: "Stays that ended in the last `jangka_hari` days, and the working days within which half and nine in ten of them did." }, median_hari: { required: true, type: () => Number, nullable: true }, p90_hari: { required: true, type: () => Number, nullable: true } },
                        "WaktuMejaSemuaDto": { pada: { required: true, type: () => Date, nullable: true, description: "Up to when stays were counted; null where they never were, or the reader watches no ministry." }, jangka_hari: { required: true, type: () => Number }, meja: { required: true, type: () => [t["./modules/pengajuan/monitoring/monitoring.dto"].WaktuMejaDto] } },
                        "TarikQuery": { sejak: { required: false, type: () => String, description: "`meta.berikut` of the answer before; without it, from the first decision on.", pattern: "^[\\w-]{1,200}$" }, kd_ga: { required: false, type: () => String, pattern: "^\\d{3,5}$" }, limit: { required: false, type: () => Number, minimum: 1, maximum: 500 } },
                        "NomorQuery": { no_aju: { required: true, type: () => String, maxLength: 40 } },
                        "IzinQuery": { npwp: { required: false, type: () => String, description: "NPWP of a company; of one's own when absent.", maxLength: 30 }, kd_ijin: { required: false, type: () => String, description: "Service.", pattern: "^0[1-8]$" }, tgl_awal: { required: false, type: () => String }, tgl_akhir: { required: false, type: () => String }, seri: { required: false, type: () => Number, description: "One row of each.", minimum: 1, maximum: 10000 } },
                        "TahunMonitoringQuery": { tahun: { required: false, type: () => Number, minimum: 2000, maximum: 2100 } },
                        "SebelumnyaQuery": { kd_rekom: { required: true, type: () => String, pattern: "^0[1-8]$" }, kd_komoditas: { required: true, type: () => String, pattern: "^01\\d{1,2}$" } },
                        "RingkasanJumlahDto": { kode: { required: true, type: () => String }, uraian: { required: true, type: () => String }, berkas: { required: true, type: () => Number }, jumlah: { required: true, type: () => [t["./modules/pengajuan/monitoring/monitoring.dto"].JumlahSatuanDto], description: "By unit: what has different units is not added up." } },
                        "JumlahSatuanDto": { satuan: { required: true, type: () => String }, diminta: { required: true, type: () => String }, ditetapkan: { required: true, type: () => String } },
                        "KeputusanTarikDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, no_keputusan: { required: true, type: () => String }, tgl_keputusan: { required: true, type: () => Date }, kd_rekom: { required: true, type: () => String }, jnsLayanan: { required: true, type: () => String }, kd_komoditas: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, kd_ga: { required: true, type: () => String }, kd_status_pengajuan: { required: true, type: () => String }, nib: { required: true, type: () => String, nullable: true }, npwp: { required: true, type: () => String }, nama_perusahaan: { required: true, type: () => String }, berlaku_mulai: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true }, jumlah_baris: { required: true, type: () => Number } },
                        "MetaTarikDto": { limit: { required: true, type: () => Number }, berikut: { required: true, type: () => String, nullable: true, description: "Give it back as `sejak`; the same one again when nothing new has come." } },
                        "BarisIzinDto": { seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, hs: { required: true, type: () => String, nullable: true }, satuan: { required: true, type: () => String }, diminta: { required: true, type: () => String }, ditetapkan: { required: true, type: () => String }, terealisasi: { required: true, type: () => String }, sisa: { required: true, type: () => String } },
                        "KeputusanRinciDto": { baris: { required: true, type: () => [t["./modules/pengajuan/monitoring/monitoring.dto"].BarisIzinDto] } },
                        "BulanIzinDto": { kd_rekom: { required: true, type: () => String }, jnsLayanan: { required: true, type: () => String }, periode: { required: true, type: () => String, description: "MMYYYY of the decision." }, satuan: { required: true, type: () => String }, izin: { required: true, type: () => Number }, ditetapkan: { required: true, type: () => String }, terealisasi: { required: true, type: () => String }, sisa: { required: true, type: () => String } },
                        "AkanBerakhirDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, no_keputusan: { required: true, type: () => String }, jnsLayanan: { required: true, type: () => String }, kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, nama_perusahaan: { required: true, type: () => String }, berlaku_sampai: { required: true, type: () => String }, sisa_hari: { required: true, type: () => Number, description: "Days to the last one; below zero when it has passed." }, tahap: { required: true, enum: ["D-30", "D-60", "D-7", "berakhir"] } },
                        "SebelumnyaDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, kepala: { required: true, type: () => Object }, baris: { required: true, type: () => [Object] } },
                        "KlBerkasDto": { kd_ga: { required: true, type: () => String }, ur_ga: { required: true, type: () => String }, sejak: { required: true, type: () => Date }, sampai: { required: true, type: () => Date, nullable: true } }
                    }],
                [import("./modules/pengajuan/realisasi/realisasi.dto"), {
                        "RealisasiQuery": { id_nk: { required: false, type: () => String, description: "One permit, with its rows; all of the reader's when absent.", maxLength: 26 }, keadaan: { required: false, type: () => String, description: "Only permits with a month that should have been reported." } },
                        "BarisLaporDto": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, jml: { required: true, type: () => String, description: "Exact decimal text.", maxLength: 20 }, ref: { required: false, type: () => String, nullable: true, description: "Number of the customs declaration.", maxLength: 60 } },
                        "LaporRealisasiDto": { idNk: { required: true, type: () => String, maxLength: 26 }, periode: { required: true, type: () => String, description: "MMYYYY", pattern: "^(0[1-9]|1[0-2])20\\d\\d$" }, versi: { required: true, type: () => Number, description: "Of the report that was seen; 0 = none.", minimum: 0 }, baris: { required: true, type: () => [t["./modules/pengajuan/realisasi/realisasi.dto"].BarisLaporDto], description: "Rows that are not named had nothing in this month.", maxItems: 10000 } },
                        "JumlahRealisasiDto": { satuan: { required: true, type: () => String }, ur_satuan: { required: true, type: () => String }, ditetapkan: { required: true, type: () => String }, terealisasi: { required: true, type: () => String }, sisa: { required: true, type: () => String } },
                        "BulanLaporDto": { periode: { required: true, type: () => String, description: "MMYYYY" }, tenggat: { required: true, type: () => String, description: "Last day in time." }, keadaan: { required: true, enum: ["berjalan", "lewat", "tepat", "terbuka", "terlambat"] }, dilaporkan: { required: true, type: () => Date, nullable: true }, oleh: { required: true, type: () => String, nullable: true }, versi: { required: true, type: () => Number, description: "Of the last report; 0 = none." } },
                        "BulanBarisRealisasiDto": { periode: { required: true, type: () => String }, jml: { required: true, type: () => String }, ref: { required: true, type: () => String, nullable: true } },
                        "BarisRealisasiDto": { id: { required: true, type: () => String }, seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, hs: { required: true, type: () => String, nullable: true }, bulan: { required: true, type: () => [t["./modules/pengajuan/realisasi/realisasi.dto"].BulanBarisRealisasiDto] } },
                        "RealisasiIzinDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, no_keputusan: { required: true, type: () => String }, jnsLayanan: { required: true, type: () => String }, kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, nama_perusahaan: { required: true, type: () => String }, berlaku_mulai: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true }, boleh_lapor: { required: true, type: () => Boolean, description: "The reader's own company has it." }, jumlah: { required: true, type: () => [t["./modules/pengajuan/realisasi/realisasi.dto"].JumlahRealisasiDto], description: "By unit." }, bulan: { required: true, type: () => [t["./modules/pengajuan/realisasi/realisasi.dto"].BulanLaporDto] }, baris: { required: true, type: () => [t["./modules/pengajuan/realisasi/realisasi.dto"].BarisRealisasiDto], nullable: true, description: "Null in lists." } }
                    }],
                [import("./modules/pengajuan/informasi/informasi.dto"), {
                        "InformasiMintaDto": { versi: { required: true, type: () => Number, description: "Of the file that was seen.", minimum: 0 }, pertanyaan: { required: true, type: () => String, maxLength: 4000 }, hari: { required: true, type: () => Number, description: "Working days that the company is given.", minimum: 0, maximum: 100 }, dokumen: { required: false, type: () => [String], description: "Codes of papers of the service.", maxItems: 50, pattern: "^[A-Z0-9]{1,20}$" } },
                        "InformasiJawabDto": { jawaban: { required: true, type: () => String, maxLength: 4000 }, dokumen: { required: false, type: () => [String], description: "Ids of papers that were uploaded beside no file.", format: "uuid", maxItems: 50 } },
                        "InformasiTutupDto": { alasan: { required: true, type: () => String, maxLength: 1000 } },
                        "DokumenLayananDto": { kd_dokumen: { required: true, type: () => String }, nama: { required: true, type: () => String } },
                        "DokumenJawabanDto": { id: { required: true, type: () => String }, nama_dokumen: { required: true, type: () => String }, nama_file: { required: true, type: () => String }, ukuran: { required: true, type: () => Number }, url: { required: true, type: () => String } },
                        "PermintaanInformasiDto": { id: { required: true, type: () => String }, seri: { required: true, type: () => Number }, status: { required: true, enum: ["DIJAWAB", "DIMINTA", "DITUTUP", "LEWAT"] }, ur_status: { required: true, type: () => String }, pertanyaan: { required: true, type: () => String, nullable: true, description: "Texts, names and papers are kept from who only watches." }, diminta: { required: true, type: () => [t["./modules/pengajuan/informasi/informasi.dto"].DokumenLayananDto] }, oleh: { required: true, type: () => String, nullable: true }, waktu: { required: true, type: () => Date }, tenggat: { required: true, type: () => Date }, lewat: { required: true, type: () => Boolean, description: "Not answered in time." }, jawaban: { required: true, type: () => String, nullable: true }, dijawab_oleh: { required: true, type: () => String, nullable: true }, dijawab: { required: true, type: () => Date, nullable: true }, dokumen: { required: true, type: () => [t["./modules/pengajuan/informasi/informasi.dto"].DokumenJawabanDto] }, alasan_tutup: { required: true, type: () => String, nullable: true }, ditutup: { required: true, type: () => Date, nullable: true }, boleh_jawab: { required: true, type: () => Boolean }, boleh_tutup: { required: true, type: () => Boolean } },
                        "InformasiDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, versi: { required: true, type: () => Number }, boleh_minta: { required: true, type: () => Boolean }, halangan: { required: true, type: () => String, nullable: true, description: "Why this reader may not do what his role could." }, tenggat_hari: { required: true, type: () => [Date], description: "For who may ask: when an answer would be due, for 1, 2, ... working days, and papers of the service." }, dokumen_layanan: { required: true, type: () => [t["./modules/pengajuan/informasi/informasi.dto"].DokumenLayananDto] }, permintaan: { required: true, type: () => [t["./modules/pengajuan/informasi/informasi.dto"].PermintaanInformasiDto], description: "The last one first." } }
                    }],
                [import("./modules/pengajuan/keberatan/keberatan.dto"), {
                        "ButirKeberatanDto": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, jml: { required: true, type: () => String, description: "Exact decimal text: what the company demands of the row.", maxLength: 20 }, alasan: { required: true, type: () => String, maxLength: 500 } },
                        "KeberatanKirimDto": { versi: { required: true, type: () => Number, description: "Of the file that was seen.", minimum: 0 }, alasan: { required: true, type: () => String, maxLength: 4000 }, butir: { required: false, type: () => [t["./modules/pengajuan/keberatan/keberatan.dto"].ButirKeberatanDto], description: "Of a partial decision only.", maxItems: 10000 } },
                        "KeberatanJawabDto": { versi: { required: true, type: () => Number, minimum: 0 }, putusan: { required: true, enum: ["kabul", "tolak"] }, jawaban: { required: true, type: () => String, maxLength: 4000 }, dasar_hukum: { required: false, type: () => String, maxLength: 1000 } },
                        "KeberatanTarikDto": {},
                        "ButirKeberatanTampilDto": { seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, jml: { required: true, type: () => String }, alasan: { required: true, type: () => String } },
                        "KeberatanIsiDto": { id: { required: true, type: () => String }, kd_status: { required: true, type: () => String }, status: { required: true, enum: ["DIAJUKAN", "DIKABULKAN", "DITARIK", "DITOLAK"] }, ur_status: { required: true, type: () => String }, alasan: { required: true, type: () => String, nullable: true, description: "Texts and names are kept from who only watches." }, butir: { required: true, type: () => [t["./modules/pengajuan/keberatan/keberatan.dto"].ButirKeberatanTampilDto] }, oleh: { required: true, type: () => String, nullable: true }, waktu: { required: true, type: () => Date }, tenggat: { required: true, type: () => Date }, lewat: { required: true, type: () => Boolean }, jawaban: { required: true, type: () => String, nullable: true }, dasar_hukum: { required: true, type: () => String, nullable: true }, dijawab_oleh: { required: true, type: () => String, nullable: true }, ditutup: { required: true, type: () => Date, nullable: true }, idNk_turunan: { required: true, type: () => String, nullable: true }, no_aju_turunan: { required: true, type: () => String, nullable: true } },
                        "BarisKeberatanDto": { id: { required: true, type: () => String }, seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, hs: { required: true, type: () => String, nullable: true }, satuan: { required: true, type: () => String }, ur_satuan: { required: true, type: () => String }, diminta: { required: true, type: () => String }, ditetapkan: { required: true, type: () => String } },
                        "KeberatanDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, versi: { required: true, type: () => Number }, kd_status: { required: true, type: () => String }, sampai: { required: true, type: () => Date, nullable: true, description: "The last instant for an objection; null where there is nothing to object to." }, boleh_ajukan: { required: true, type: () => Boolean }, boleh_tarik: { required: true, type: () => Boolean }, boleh_jawab: { required: true, type: () => Boolean }, halangan: { required: true, type: () => String, nullable: true, description: "Why this reader may not do what his role could." }, baris: { required: true, type: () => [t["./modules/pengajuan/keberatan/keberatan.dto"].BarisKeberatanDto] }, keberatan: { required: true, type: () => [t["./modules/pengajuan/keberatan/keberatan.dto"].KeberatanIsiDto], description: "The last one first." } },
                        "KeberatanTerbukaDto": { id: { required: true, type: () => String }, idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, pemilik: { required: true, type: () => String }, jnsLayanan: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, kd_status: { required: true, type: () => String }, ur_putusan: { required: true, type: () => String }, waktu: { required: true, type: () => Date }, tenggat: { required: true, type: () => Date }, lewat: { required: true, type: () => Boolean } }
                    }],
                [import("./modules/pengajuan/serah/serah.dto"), {
                        "ButirSerahDto": { id: { required: true, type: () => String, pattern: "^\\d{1,18}$" }, jml: { required: true, type: () => String, description: "Exact decimal text.", maxLength: 20 } },
                        "SerahKirimDto": { versi: { required: true, type: () => Number, description: "Of the file that was seen.", minimum: 0 }, alasan: { required: true, type: () => String, maxLength: 4000 }, baris: { required: true, type: () => [t["./modules/pengajuan/serah/serah.dto"].ButirSerahDto], maxItems: 10000 } },
                        "BarisSatuanDto": { seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, satuan: { required: true, type: () => String }, ur_satuan: { required: true, type: () => String } },
                        "BarisSerahDto": { id: { required: true, type: () => String }, hs: { required: true, type: () => String, nullable: true }, ditetapkan: { required: true, type: () => String, description: "Without what was given back." }, diserahkan: { required: true, type: () => String }, terealisasi: { required: true, type: () => String }, sisa: { required: true, type: () => String } },
                        "BarisDiserahkanDto": { jml: { required: true, type: () => String } },
                        "PenyerahanDto": { versi: { required: true, type: () => Number, description: "Of the decision's paper since then." }, waktu: { required: true, type: () => Date }, alasan: { required: true, type: () => String }, oleh: { required: true, type: () => String }, baris: { required: true, type: () => [t["./modules/pengajuan/serah/serah.dto"].BarisDiserahkanDto] } },
                        "SerahDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, no_keputusan: { required: true, type: () => String, nullable: true }, versi: { required: true, type: () => Number }, boleh: { required: true, type: () => Boolean, description: "The reader may give something back now." }, baris: { required: true, type: () => [t["./modules/pengajuan/serah/serah.dto"].BarisSerahDto] }, penyerahan: { required: true, type: () => [t["./modules/pengajuan/serah/serah.dto"].PenyerahanDto], description: "The last one first." } }
                    }],
                [import("./modules/pengajuan/pabean/pabean.dto"), {
                        "PabeanQuery": { keadaan: { required: false, description: "kerja: what waits for somebody (default).", enum: ["kerja", "semua"] }, sebab: { required: false, enum: ["BARIS_GANDA", "DI_LUAR_MASA", "HS_LAIN", "IZIN_DICABUT", "IZIN_TIDAK_DIKENAL", "MELEBIHI_IZIN", "PERUSAHAAN_LAIN", "SATUAN_LAIN"] }, cari: { required: false, type: () => String, description: "Beginning of a number: of the declaration, of the permit, or a tax number.", maxLength: 60 } },
                        "SelisihQuery": { tahun: { required: true, type: () => Number, minimum: 2000, maximum: 2100 } },
                        "IzinDituju": { no_izin: { required: true, type: () => String, maxLength: 60 } },
                        "CocokPabeanDto": { catatan: { required: true, type: () => String, maxLength: 500 }, no_izin: { required: false, type: () => String, description: "Another permit than the declaration names.", maxLength: 60 }, id_baris: { required: false, type: () => String, pattern: "^\\d{1,18}$" } },
                        "TutupPabeanDto": { catatan: { required: true, type: () => String, maxLength: 500 } },
                        "BerkasPabeanDto": { ambil: { required: false, description: "ya: take the lines without a fault; otherwise only told what would happen.", enum: ["tidak", "ya"] } },
                        "BarangPabeanDto": { id: { required: true, type: () => String }, no_pib: { required: true, type: () => String }, seri: { required: true, type: () => Number }, versi: { required: true, type: () => Number }, tgl_pib: { required: true, type: () => Date }, kd_kantor: { required: true, type: () => String }, npwp: { required: true, type: () => String }, no_izin: { required: true, type: () => String }, hs: { required: true, type: () => String }, uraian: { required: true, type: () => String }, negara_asal: { required: true, type: () => String }, batal: { required: true, type: () => Boolean, description: "The line no longer holds." }, jml: { required: true, type: () => String }, satuan: { required: true, type: () => String }, ur_satuan: { required: true, type: () => String }, dibukukan: { required: true, type: () => String, description: "As the declaration counts it: what the permit had for it, and what it had not." }, belum: { required: true, type: () => String }, sebab: { required: true, type: () => String, nullable: true }, ur_sebab: { required: true, type: () => String, nullable: true }, ditutup: { required: true, type: () => Date, nullable: true }, idNk: { required: true, type: () => String, nullable: true, description: "The permit that it stands on, or names." }, noAju: { required: true, type: () => String, nullable: true }, nama_perusahaan: { required: true, type: () => String, nullable: true }, seri_izin: { required: true, type: () => Number, nullable: true, description: "Number of the permit's row." } },
                        "PeristiwaPabeanDto": { urut: { required: true, type: () => Number }, jenis: { required: true, type: () => String }, versi: { required: true, type: () => Number }, hasil: { required: true, type: () => String, nullable: true, description: "Why not all of it was booked; null = it was." }, catatan: { required: true, type: () => String, nullable: true }, oleh: { required: true, type: () => String }, waktu: { required: true, type: () => Date } },
                        "BarangPabeanLengkapDto": { peristiwa: { required: true, type: () => [t["./modules/pengajuan/pabean/pabean.dto"].PeristiwaPabeanDto] } },
                        "BarisPilihanDto": { id: { required: true, type: () => String }, seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, hs: { required: true, type: () => String, nullable: true }, satuan: { required: true, type: () => String }, sisa: { required: true, type: () => String }, satuan_sisa: { required: true, type: () => String } },
                        "PilihanPabeanDto": { no_izin: { required: true, type: () => String }, idNk: { required: true, type: () => String }, baris: { required: true, type: () => [t["./modules/pengajuan/pabean/pabean.dto"].BarisPilihanDto] } },
                        "SelisihDto": { idNk: { required: true, type: () => String }, no_aju: { required: true, type: () => String }, no_keputusan: { required: true, type: () => String }, nama_perusahaan: { required: true, type: () => String }, seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, satuan: { required: true, type: () => String }, ur_satuan: { required: true, type: () => String }, dilaporkan: { required: true, type: () => String }, diberitahukan: { required: true, type: () => String }, selisih: { required: true, type: () => String, description: "Reported less declared." } },
                        "BarisSalahPabeanDto": { nomor: { required: true, type: () => Number, description: "Line of the file." }, masalah: { required: true, type: () => [String] } },
                        "HasilBerkasPabeanDto": { diambil: { required: true, type: () => Boolean }, baris: { required: true, type: () => Number }, baru: { required: true, type: () => Number }, dikenal: { required: true, type: () => Number, description: "Known already, or twice in the file." }, jumlah_salah: { required: true, type: () => Number }, salah: { required: true, type: () => [t["./modules/pengajuan/pabean/pabean.dto"].BarisSalahPabeanDto] } },
                        "PabeanRusakDto": { isi: { required: true, type: () => String }, masalah: { required: true, type: () => String }, diterima: { required: true, type: () => Date } }
                    }],
                [import("./modules/pengajuan/dasar/dasar.dto"), {
                        "SumberQuery": { kd_komoditas: { required: false, type: () => String, description: "Of this group only.", pattern: "^01\\d{1,2}$" } },
                        "SumberPilihanDto": { no_aju: { required: true, type: () => String }, kd_rekom: { required: true, type: () => String }, kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, rencana: { required: true, type: () => Boolean, description: "A plan; else a case." }, terlambat: { required: true, type: () => [String], description: "Months (MMYYYY) of the plan that were not reported in time; the second one holds new cases back." }, bebas: { required: true, type: () => [t["./modules/pengajuan/lihat/tampilan.dto"].BebasSumberDto] }, tutup: { required: true, type: () => Date, description: "Last moment for what draws from it." } },
                        "DasarDto": { versi: { required: true, type: () => Number, minimum: 1 }, no_aju_rkt: { required: false, type: () => String, nullable: true, description: "Number of the plan or case that it draws from; null = it asks the nation.", maxLength: 32 } }
                    }],
                [import("./modules/pengajuan/turunan/turunan.dto"), {
                        "MintaPerubahanDto": { kd_alasan: { required: false, description: "Why the decision is to be changed; it must be there.", enum: ["P1", "P2", "P3", "P4", "P5", "P6", "P7"] }, keterangan: { required: false, type: () => String, maxLength: 500 } },
                        "DuplikatDto": { tahun: { required: false, type: () => Number, description: "Balance year of the copy; next year when absent.", minimum: 2020, maximum: 2100 } },
                        "ReajuDto": {},
                        "ButirPerubahanDto": { path: { required: true, type: () => String, maxLength: 200 }, kd_alasan: { required: true, enum: ["P1", "P2", "P3", "P4", "P5", "P6", "P7"] }, lama: { required: false, type: () => Object, description: "Values as they were and are, for the reader; the portal compares by itself." }, baru: { required: false, type: () => Object } },
                        "JsonPerubahanDto": { no_aju: { required: true, type: () => String, maxLength: 26 }, perubahan: { required: true, type: () => [t["./modules/pengajuan/turunan/turunan.dto"].ButirPerubahanDto], maxItems: 500 } },
                        "NoAjuQuery": { no_aju: { required: true, type: () => String, maxLength: 26 } },
                        "BedaPerubahanDto": { path: { required: true, type: () => String }, lama: { required: true, type: () => Object }, baru: { required: true, type: () => Object }, kd_alasan: { required: true, type: () => String, nullable: true } },
                        "HasilPerubahanDto": { noAju: { required: true, type: () => String }, idNk: { required: true, type: () => String }, versi: { required: true, type: () => Number }, no_aju_asal: { required: true, type: () => String, description: "Number of the decision that it changes." }, idNk_asal: { required: true, type: () => String }, no_keputusan_asal: { required: true, type: () => String, nullable: true }, kd_alasan: { required: true, type: () => String }, ur_alasan: { required: true, type: () => String }, keterangan: { required: true, type: () => String }, perubahan: { required: true, type: () => [t["./modules/pengajuan/turunan/turunan.dto"].BedaPerubahanDto], description: "None for who only watches." }, butir: { required: true, type: () => [t["./modules/pengajuan/lihat/riwayat.dto"].ButirBedaDto], description: "The same in words, in the order of the form." }, jumlah: { required: true, type: () => Number } }
                    }],
                [import("./modules/unggahan/unggahan.dto"), {
                        "UnggahDto": { id_nk: { required: false, type: () => String, maxLength: 26 }, kd_dokumen: { required: true, type: () => String, pattern: "^D\\d{2}$" }, nomor: { required: false, type: () => String, maxLength: 120 }, tanggal: { required: false, type: () => String }, berlaku_sampai: { required: false, type: () => String } },
                        "HapusBerkasQuery": { file_path: { required: true, type: () => String, description: "Id of the document, or the address given for it.", maxLength: 300 } },
                        "HapusUrlQuery": { url_dokumen: { required: true, type: () => String, maxLength: 300 } },
                        "BerkasDto": { id: { required: true, type: () => String }, kd_dokumen: { required: true, type: () => String }, nama_dokumen: { required: true, type: () => String }, nomor: { required: true, type: () => String, nullable: true }, tanggal: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true }, nama_file: { required: true, type: () => String }, ukuran: { required: true, type: () => Number }, mime: { required: true, type: () => String }, status: { required: true, enum: ["PENDING", "READY", "REJECTED"] }, asal: { required: true, enum: ["JAWABAN", "PEMOHON", "PORTAL"] }, url: { required: true, type: () => String }, created_at: { required: true, type: () => Date } },
                        "BerkasDiunggahDto": { versi: { required: true, type: () => Number, nullable: true, description: "Version of the application after it; null where the document belongs to none yet." } },
                        "VersiBerkasDto": { versi: { required: true, type: () => Number, nullable: true, description: "Version of the application after it; null where the document belonged to none." } }
                    }],
                [import("./modules/impor/impor.dto"), {
                        "TemplatDto": { idNk: { required: true, type: () => String, maxLength: 26 } },
                        "IdNkQuery": { id_nk: { required: true, type: () => String, maxLength: 26 } },
                        "UnggahBukuDto": { id_nk: { required: true, type: () => String, maxLength: 26 }, jenis: { required: false, description: "What the workbook brings; rows when absent.", enum: ["baris", "realisasi"] }, cara: { required: false, description: "uji (when absent): tell what would happen and hold it; langsung: what is right goes in at once.", enum: ["langsung", "uji"] } },
                        "TindakanImporDto": { tindakan: { required: true, description: "semua: all of it, where all is right; benar: only the rows that are right; ulang: read it again; buang: leave it.", enum: ["benar", "buang", "semua", "ulang"] } },
                        "UnggahDistribusiDto": { id_nk: { required: true, type: () => String, maxLength: 26 }, cara: { required: false, description: "As of any workbook of rows.", enum: ["langsung", "uji"] } },
                        "TautanTemplatDto": { url: { required: true, type: () => String }, nama_file: { required: true, type: () => String }, versi_templat: { required: true, type: () => Number } },
                        "ImporDibuatDto": { id_impor: { required: true, type: () => String } },
                        "MasalahSelDto": { lembar: { required: true, type: () => String }, sel: { required: true, type: () => String, description: "C12, or Baris 12." }, pesan: { required: true, type: () => String } },
                        "JumlahImporDto": { jenis: { required: true, type: () => String }, satuan: { required: true, type: () => String, nullable: true }, baris_sebelum: { required: true, type: () => Number }, baris_sesudah: { required: true, type: () => Number }, jml_sebelum: { required: true, type: () => String }, jml_sesudah: { required: true, type: () => String } },
                        "ImporDto": { id: { required: true, type: () => String }, status: { required: true, enum: ["ANTRE", "BATAL", "BERJALAN", "GAGAL", "LEWAT", "SELESAI", "SIAP"] }, cara: { required: true, enum: ["langsung", "uji"] }, nama_file: { required: true, type: () => String }, versi_templat: { required: true, type: () => Number, nullable: true }, total: { required: true, type: () => Number }, diproses: { required: true, type: () => Number }, diterima: { required: true, type: () => Number }, ditolak: { required: true, type: () => Number }, baru: { required: true, type: () => Number }, berubah: { required: true, type: () => Number }, tetap: { required: true, type: () => Number }, masalah: { required: true, type: () => [t["./modules/impor/impor.dto"].MasalahSelDto] }, masalah_lain: { required: true, type: () => Number, description: "Faults beyond those that are listed; the result workbook has them all." }, jumlah: { required: true, type: () => [t["./modules/impor/impor.dto"].JumlahImporDto] }, pesan: { required: true, type: () => String, nullable: true }, url_hasil: { required: true, type: () => String, nullable: true }, selesai_pada: { required: true, type: () => Date, nullable: true }, berlaku_sampai: { required: true, type: () => Date, nullable: true, description: "Until when it can be taken." } }
                    }],
                [import("./modules/impor/rencana/npp-excel.dto"), {
                        "NppExcelUnggahDto": { no_aju: { required: true, type: () => String, pattern: "^\\d{26}$" }, jenis: { required: true, description: "Kind of the rows that the workbook brings.", enum: ["bahan_baku", "barang_digunakan", "barang_impor", "barang_lokal", "data_distribusi", "distribusi_ekspor", "distribusi_lainnya", "distribusi_lokal", "penggunaan", "produk"] }, cara: { required: false, description: "uji (when absent): tells what would happen, row by row, and stores nothing; ambil: what is right goes in.", enum: ["ambil", "uji"] } },
                        "NppExcelMasalahDto": { kolom: { required: true, type: () => String, nullable: true, description: "Heading of the column; null = the row as a whole." }, sel: { required: true, type: () => String, nullable: true, description: "Address of the cell." }, pesan: { required: true, type: () => String } },
                        "NppExcelBarisDto": { nomor: { required: true, type: () => Number, description: "Row number that Excel shows." }, seri: { required: true, type: () => Number, nullable: true, description: "Number in the plan, of a row that was stored before." }, uraian: { required: true, type: () => String }, keadaan: { required: true, enum: ["baru", "tetap", "tolak", "ubah"] }, masalah: { required: true, type: () => [t["./modules/impor/rencana/npp-excel.dto"].NppExcelMasalahDto] } },
                        "NppExcelHasilDto": { cara: { required: true, enum: ["ambil", "uji"] }, jenis: { required: true, type: () => String }, nama: { required: true, type: () => String, description: "What people call rows of the kind." }, versi: { required: true, type: () => Number, description: "Of the plan, after it." }, diambil: { required: true, type: () => Boolean }, baru: { required: true, type: () => Number }, ubah: { required: true, type: () => Number }, tetap: { required: true, type: () => Number }, tolak: { required: true, type: () => Number }, baris: { required: true, type: () => [t["./modules/impor/rencana/npp-excel.dto"].NppExcelBarisDto] } }
                    }],
                [import("./modules/ekspor/ekspor.dto"), {
                        "SaringEksporDto": { keyword: { required: false, type: () => String, maxLength: 200 }, jnsLayanan: { required: false, type: () => String, maxLength: 80 }, kd_rekom: { required: false, type: () => String, pattern: "^0[1-8]$" }, kd_status: { required: false, type: () => String, maxLength: 80 }, kd_komoditas: { required: false, type: () => String, pattern: "^01\\d{1,2}$" }, tahun: { required: false, type: () => Number, minimum: 2000, maximum: 2100 }, fl_besi_baja: { required: false, type: () => String }, sort: { required: false, enum: ["baru", "perusahaan", "sisa", "tgl_kirim"] }, kl: { required: false, type: () => String, description: "Of monitoring: ministry.", pattern: "^\\d{3,5}$" }, proses: { required: false, type: () => String, maxLength: 80 }, ijin_rekom: { required: false, type: () => String, maxLength: 10 }, tahun_takwim: { required: false, type: () => Number, minimum: 2000, maximum: 2100 }, identitas: { required: false, type: () => String, maxLength: 30 }, no_aju: { required: false, type: () => String, maxLength: 40 }, nama_perusahaan: { required: false, type: () => String, maxLength: 200 }, kd_ga: { required: false, type: () => String, description: "Of decisions: ministry.", pattern: "^\\d{3,5}$" } },
                        "MintaEksporDto": { daftar: { required: true, enum: ["berkas", "keputusan", "kl", "monitoring"] }, format: { required: true, enum: ["csv", "xlsx"] }, saring: { required: true, type: () => t["./modules/ekspor/ekspor.dto"].SaringEksporDto } },
                        "EksporDto": { id: { required: true, type: () => String }, daftar: { required: true, enum: ["berkas", "keputusan", "kl", "monitoring"] }, nama: { required: true, type: () => String }, format: { required: true, enum: ["csv", "xlsx"] }, status: { required: true, enum: ["ANTRE", "BATAL", "BERJALAN", "GAGAL", "LEWAT", "SIAP"] }, baris: { required: true, type: () => Number, description: "Rows so far, or in all." }, ukuran: { required: true, type: () => Number, description: "bytes" }, pesan: { required: true, type: () => String, nullable: true }, url: { required: true, type: () => String, nullable: true }, dibuat: { required: true, type: () => Date }, berlaku_sampai: { required: true, type: () => Date, nullable: true } }
                    }],
                [import("./modules/rekening/rekening.dto"), {
                        "RekeningUnduhQuery": { kunci: { required: true, type: () => String, description: "Of the position.", maxLength: 120, pattern: "^\\d{4}:" }, dari: { required: false, type: () => Date }, sampai: { required: false, type: () => Date }, format: { required: true, enum: ["pdf", "xlsx"] } }
                    }],
                [import("./modules/pendaftaran/pendaftaran.dto"), {
                        "DaftarAdminDto": { nib: { required: true, type: () => String, description: "13 digits", pattern: "^\\d{13}$" }, npwp: { required: true, type: () => String, description: "15 or 16 digits", pattern: "^\\d{15,16}$" }, fullname: { required: true, type: () => String, description: "Stands in a mail of ours to the company: no addresses, no markup." }, email: { required: true, type: () => String, maxLength: 254, format: "email" }, mobile_number: { required: true, type: () => String, pattern: "^\\+?[\\d\\s().-]{8,24}$" }, nik: { required: false, type: () => String, pattern: "^\\d{16}$" }, position: { required: false, type: () => String, maxLength: 120 } },
                        "DaftarInaportDto": { username: { required: true, type: () => String, minLength: 1, maxLength: 60 }, password: { required: true, type: () => String, description: "Of Inaportnet; it is asked there and kept nowhere.", minLength: 1, maxLength: 200 } },
                        "DaftarHasil": { nama: { required: true, type: () => String, description: "The company as the registry names it." }, surel: { required: true, type: () => String, description: "Where the activation mail went, masked: the company's address in the registry." }, berlaku_jam: { required: true, type: () => Number } },
                        "TokenAkunDto": { token: { required: true, type: () => String, minLength: 1, maxLength: 200 } },
                        "PemohonDto": { nama: { required: true, type: () => String }, surel: { required: true, type: () => String }, telepon: { required: true, type: () => String }, waktu: { required: true, type: () => Date }, alamat: { required: true, type: () => String, nullable: true, description: "On the net." } },
                        "TentangTokenDto": { jenis: { required: true, enum: ["AKTIVASI", "BATAL", "BUKTI", "SANDI", "SUREL", "TAUTAN", "UNDANGAN"] }, nama: { required: true, type: () => String }, organisasi: { required: true, type: () => String, nullable: true }, surel: { required: true, type: () => String }, perlu_username: { required: true, type: () => Boolean }, perlu_sandi: { required: true, type: () => Boolean }, perlu_diri: { required: true, type: () => Boolean, description: "Of a registration: one's own name and mail address are asked for, too." }, inaport: { required: true, type: () => Boolean, description: "Name and password are those of Inaportnet." }, penyedia_lain: { required: true, type: () => Boolean, description: "It goes on at an identity provider that is not ours." }, pendaftar: { required: true, type: () => t["./modules/pendaftaran/pendaftaran.dto"].PemohonDto, nullable: true } },
                        "AktivasiDto": { username: { required: false, type: () => String, maxLength: 60 }, password: { required: false, type: () => String, maxLength: 400 }, fullname: { required: false, type: () => String, description: "Of a registration: one's own, typed behind the company's link." }, email: { required: false, type: () => String, maxLength: 254, format: "email" } },
                        "AktivasiHasil": { username: { required: true, type: () => String }, surel: { required: true, type: () => String, nullable: true, description: "Where the mail went that proves one's own address, as it was typed; null = the account is open." }, masuk: { required: true, type: () => String, description: "Where this person signs in: the portal, or the officers' console." } },
                        "SurelHasil": { jenis: { required: true, enum: ["BATAL", "SUREL"] } },
                        "KirimUlangDto": { token: { required: false, type: () => String, description: "Of an earlier mail, expired or not.", minLength: 1, maxLength: 200 }, username: { required: false, type: () => String, description: "User name or mail address.", minLength: 1, maxLength: 254 } },
                        "LupaSandiDto": { username: { required: true, type: () => String, description: "User name or mail address.", minLength: 1, maxLength: 254 } },
                        "SandiBaruDto": { password: { required: true, type: () => String, maxLength: 400 } },
                        "UbahSandiDto": { user_id: { required: true, type: () => String }, old_password: { required: false, type: () => String, description: "Of an account without second factor; with one, `kode` or `bukti` stands for it.", maxLength: 400 }, bukti: { required: false, type: () => String, description: "Of POST /api/bukti.", maxLength: 64 }, kode: { required: false, type: () => String, description: "Code of the authenticator app.", maxLength: 40 }, new_password: { required: true, type: () => String, maxLength: 400 } }
                    }],
                [import("./modules/tagihan/tagihan.dto"), {
                        "SatuTagihanDto": { urut: { required: true, type: () => Number }, kode: { required: true, type: () => String, nullable: true, description: "Fifteen digits; null while it is being asked for." }, jumlah: { required: true, type: () => String, description: "Whole rupiah." }, status: { required: true, enum: ["BELUM_DIBAYAR", "DIBATALKAN", "DIMINTA", "KEDALUWARSA", "LUNAS"] }, terbit: { required: true, type: () => Date, nullable: true }, kedaluwarsa: { required: true, type: () => Date, nullable: true }, diperiksa: { required: true, type: () => Date, nullable: true, description: "When the billing system was asked last." }, dibayar: { required: true, type: () => Date, nullable: true }, ntpn: { required: true, type: () => String, nullable: true }, ntb: { required: true, type: () => String, nullable: true }, saluran: { required: true, type: () => String, nullable: true }, alasan: { required: true, type: () => String, nullable: true, description: "Why it is void." } },
                        "TagihanDto": { idNk: { required: true, type: () => String }, ditutup: { required: true, type: () => Date, nullable: true, description: "When the file is closed if nobody pays (T30)." }, lama: { required: true, type: () => [t["./modules/tagihan/tagihan.dto"].SatuTagihanDto], description: "Bills of before, the newest first." } },
                        "BatalTagihanDto": { alasan: { required: true, type: () => String, minLength: 5, maxLength: 200 } },
                        "TarifBaruDto": { kd_rekom: { required: true, type: () => String, pattern: "^0[1-9]$" }, jumlah: { required: true, type: () => String, description: "Whole rupiah.", pattern: "^\\d{1,15}$" }, mulai: { required: true, type: () => String }, sampai: { required: false, type: () => String, nullable: true }, dasar: { required: true, type: () => String, minLength: 3, maxLength: 200 } },
                        "AkhirTarifDto": { sampai: { required: true, type: () => String } },
                        "TarifDto": { id: { required: true, type: () => String }, kd_rekom: { required: true, type: () => String }, jumlah: { required: true, type: () => String }, dasar: { required: true, type: () => String }, mulai: { required: true, type: () => String }, sampai: { required: true, type: () => String, nullable: true }, nama: { required: true, type: () => String }, waktu: { required: true, type: () => Date } },
                        "PembayaranJanggalDto": { id: { required: true, type: () => String }, kode: { required: true, type: () => String }, ntpn: { required: true, type: () => String }, jumlah: { required: true, type: () => String }, tgl_bayar: { required: true, type: () => Date }, hasil: { required: true, enum: ["dobel", "lunas", "salah_jumlah", "terlambat", "tidak_dikenal", "ulang"] }, waktu: { required: true, type: () => Date }, idNk: { required: true, type: () => String, nullable: true } },
                        "KabarBayarDto": { kode: { required: true, type: () => String, maxLength: 15 }, ntpn: { required: true, type: () => String, maxLength: 16 }, ntb: { required: true, type: () => String, maxLength: 40 }, jumlah: { required: true, type: () => String, maxLength: 15 }, tgl_bayar: { required: true, type: () => String, maxLength: 40 }, saluran: { required: true, type: () => String, maxLength: 60 } },
                        "KabarDiterimaDto": { diterima: { required: true, type: () => Boolean, description: "It was taken note of." } }
                    }],
                [import("./modules/menu/menu.dto"), {
                        "AnakMenuQuery": { id_parent: { required: true, type: () => Number, minimum: 1 } },
                        "MenuDto": { id: { required: true, type: () => Number }, id_parent: { required: true, type: () => Number, nullable: true }, kode: { required: true, type: () => String }, judul: { required: true, type: () => String }, uri: { required: true, type: () => String, description: "Empty: a heading, shown only with an entry below it." }, ikon: { required: true, type: () => String, nullable: true }, urut: { required: true, type: () => Number } },
                        "FavoritDto": { id_menu: { required: true, type: () => Number, minimum: 1 }, favorit: { required: true, type: () => Boolean } },
                        "AclQuery": { id_menu: { required: false, type: () => Number, minimum: 1 } },
                        "AclBaruDto": { id_menu: { required: true, type: () => Number, minimum: 1 }, kode_peran: { required: false, enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"] }, id_user: { required: false, type: () => String, format: "uuid" }, id_organisasi: { required: false, type: () => String, format: "uuid" }, tampil: { required: true, type: () => Boolean } },
                        "AclUbahDto": { tampil: { required: true, type: () => Boolean }, versi: { required: true, type: () => Number, minimum: 1 } },
                        "AclDto": { id: { required: true, type: () => Number }, id_menu: { required: true, type: () => Number }, kode: { required: true, type: () => String }, judul: { required: true, type: () => String }, kode_peran: { required: true, nullable: true, enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"] }, id_user: { required: true, type: () => String, nullable: true }, id_organisasi: { required: true, type: () => String, nullable: true }, nama_sasaran: { required: true, type: () => String, nullable: true, description: "Name of the user or organization." }, tampil: { required: true, type: () => Boolean }, versi: { required: true, type: () => Number } },
                        "TautanDasborDto": { kode: { required: true, type: () => String }, nama: { required: true, type: () => String }, uraian: { required: true, type: () => String }, tautan: { required: true, type: () => String }, urut: { required: true, type: () => Number } }
                    }],
                [import("./modules/auth/aktivitas/aktivitas.dto"), {
                        "AktivitasQuery": { id_user: { required: false, type: () => String, description: "Empty: one's own. A user's id or `semua` for those who watch over sign-ins.", pattern: "^([0-9a-f-]{36}|semua)$" } },
                        "AktivitasDto": { id: { required: true, type: () => String }, id_user: { required: true, type: () => String }, fullname: { required: true, type: () => String }, username: { required: true, type: () => String }, peristiwa: { required: true, enum: ["BUKTI", "FAKTOR", "GAGAL", "KELUAR", "MASUK", "PERANGKAT", "SANDI"] }, cara: { required: true, enum: ["inaport", "passkey", "pemulihan", "sandi", "seluler", "sso", "totp"] }, waktu: { required: true, type: () => Date }, alamat: { required: true, type: () => String, nullable: true }, perangkat: { required: true, type: () => String, description: "The browser in words: `Chrome di Windows`." }, sesi_ini: { required: true, type: () => Boolean, description: "It opened the session in use now." }, sesi_aktif: { required: true, type: () => Boolean }, bukan_saya: { required: true, type: () => Date, nullable: true } },
                        "LaporMasukDto": { iduser: { required: true, type: () => String }, tokenid: { required: true, type: () => String, minLength: 1, maxLength: 400 }, email: { required: true, type: () => String, maxLength: 254, format: "email" }, device: { required: true, type: () => String, minLength: 1, maxLength: 200 } },
                        "LaporMasukHasil": { tercatat: { required: true, type: () => Boolean, description: "false: known from within a day." } },
                        "PerangkatDto": { nomor: { required: true, type: () => String }, perangkat: { required: true, type: () => String }, cara: { required: true, enum: ["inaport", "sandi", "sso"] }, alamat: { required: true, type: () => String, nullable: true }, dibuat: { required: true, type: () => Date }, terakhir: { required: true, type: () => Date }, sampai: { required: true, type: () => Date }, sesi_ini: { required: true, type: () => Boolean } },
                        "BukanSayaHasil": { sesi_diakhiri: { required: true, type: () => Number } }
                    }],
                [import("./modules/auth/auth.dto"), {
                        "BuktiPenyediaQuery": { keperluan: { required: true, enum: ["faktor", "hak", "hapus_akun", "keputusan", "pelaksana", "penetapan", "sandi", "setel_ulang", "surel", "undang"] }, kembali: { required: false, type: () => String, description: "Path to come back to.", maxLength: 2000 } },
                        "LogoutDto": { path: { required: false, type: () => String, description: "Path of the page that was open; pertek and rkt-npp are appended to the way out (RUTE-14).", maxLength: 300 } },
                        "LogoutHasil": { tujuan: { required: true, type: () => String } },
                        "SegarkanHasil": { sampai: { required: true, type: () => String } },
                        "PeranInfo": { id: { required: true, type: () => Number }, kode: { required: true, enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"] }, name: { required: true, type: () => String }, level: { required: true, type: () => Number }, main_uri: { required: true, type: () => String } },
                        "DataGaInfo": { kode: { required: true, type: () => String }, nama: { required: true, type: () => String } },
                        "PelaksanaInfo": { id: { required: true, type: () => String }, sebutan: { required: true, type: () => String, description: "'Plh. Direktur Industri'" } },
                        "PenunjukanInfo": { pejabat: { required: true, type: () => String }, sampai: { required: true, type: () => String, description: "Last day." } },
                        "PenggunaInfo": { login_type: { required: true, type: () => String }, username: { required: true, type: () => String }, email: { required: true, type: () => String }, mobile_number: { required: true, type: () => String, nullable: true }, id_user: { required: true, type: () => String }, fullname: { required: true, type: () => String }, nik: { required: true, type: () => String, nullable: true }, position: { required: true, type: () => String, nullable: true }, employee_number: { required: true, type: () => String, nullable: true }, address: { required: true, type: () => String, nullable: true }, id_organization: { required: true, type: () => String, nullable: true }, nama_organisasi: { required: true, type: () => String, nullable: true }, id_nib: { required: true, type: () => String, nullable: true }, nib: { required: true, type: () => String, nullable: true }, api_code: { required: true, type: () => String, nullable: true }, npwp: { required: true, type: () => String, nullable: true }, kswp_validity: { required: true, type: () => Boolean, nullable: true }, admin_flag: { required: true, enum: ["N", "Y"] }, isbranch: { required: true, enum: ["N", "Y"] }, user_role: { required: true, enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"] }, default_home: { required: true, type: () => String }, name_role: { required: true, type: () => String }, level_role: { required: true, type: () => Number }, kd_ga: { required: true, type: () => String, nullable: true }, kd_detail_ga: { required: true, type: () => String, nullable: true }, kd_level_ga: { required: true, type: () => String, nullable: true }, data_ga: { required: true, type: () => t["./modules/auth/auth.dto"].DataGaInfo, nullable: true }, peran: { required: true, type: () => t["./modules/auth/auth.dto"].PeranInfo }, lingkup: { required: true, nullable: true, description: "Whose files lists show: of all ministries, of his own, or of his organization.", enum: ["ga", "organisasi", "semua"] }, izin: { required: true, type: () => [Object], enum: ["aktivitas.pantau", "berkas.baca", "berkas.unggah", "billing.baca", "billing.segarkan", "billing.terbit", "buku.baca", "dasbor.atur", "dasbor.baca", "faktor.setel_ulang", "kalender.kelola", "menu.baca", "menu.kelola", "menu.lihat", "monitoring.baca", "neraca.baca", "neraca.susun", "notifikasi.baca", "notifikasi.siar", "pabean.baca", "pabean.olah", "pelaksana.kelola", "pengajuan.ambil", "pengajuan.antrean", "pengajuan.baca", "pengajuan.batalkan", "pengajuan.buat", "pengajuan.cabut", "pengajuan.jawab_informasi", "pengajuan.jawab_keberatan", "pengajuan.keberatan", "pengajuan.kembalikan", "pengajuan.kirim", "pengajuan.kirim_ulang", "pengajuan.lihat_utuh", "pengajuan.minta_informasi", "pengajuan.minta_perbaikan", "pengajuan.putuskan", "pengajuan.serahkan", "pengajuan.telaah", "pengajuan.turunkan", "pengajuan.ubah", "pengajuan.verifikasi", "pengguna.inhouse", "pengguna.kelola", "pengguna.lihat", "pengguna.monitoring", "pengguna.monitoring_hapus", "pengguna.perusahaan", "pengiriman.pantau", "perusahaan.cari_semua", "pk.baca", "pk.intersep", "pk.kirim", "pk.susun", "profil.kelola", "rakor.baca", "rakor.baris", "rakor.final", "rakor.kelola", "rakor.redraf", "rakor.tanda_tangan", "rakor.tetapkan", "realisasi.lapor", "referensi.baca", "referensi.kelola", "rencana.baca", "rencana.hapus", "rencana.kirim", "rencana.ubah", "sesi.baca", "tarik_data.baca"], isArray: true }, pelaksana: { required: true, type: () => t["./modules/auth/auth.dto"].PelaksanaInfo, nullable: true }, penunjukan: { required: true, type: () => [t["./modules/auth/auth.dto"].PenunjukanInfo], description: "By which one may act now." } },
                        "MenuItem": { id: { required: true, type: () => Number }, id_parent: { required: true, type: () => Number, nullable: true }, kode: { required: true, type: () => String }, judul: { required: true, type: () => String }, uri: { required: true, type: () => String }, ikon: { required: true, type: () => String, nullable: true }, urut: { required: true, type: () => Number } },
                        "PortalInfo": { akun: { required: true, type: () => String }, beranda: { required: true, type: () => String } },
                        "SesiInfo": { masuk: { required: true, type: () => Boolean }, pengguna: { required: false, type: () => t["./modules/auth/auth.dto"].PenggunaInfo }, menu: { required: true, type: () => [t["./modules/auth/auth.dto"].MenuItem] }, csrf: { required: true, type: () => String }, portal: { required: true, type: () => t["./modules/auth/auth.dto"].PortalInfo } }
                    }],
                [import("./modules/auth/faktor/bukti/bukti.dto"), {
                        "TantanganBuktiDto": { keperluan: { required: true, description: "What the proof is for; it opens nothing else.", enum: ["faktor", "hak", "hapus_akun", "keputusan", "pelaksana", "penetapan", "sandi", "setel_ulang", "surel", "undang"] } },
                        "TantanganBuktiHasil": { cara: { required: true, type: () => [Object], description: "Ways this person can prove himself; `penyedia`: at GET /auth/bukti.", enum: ["inaport", "passkey", "pemulihan", "penyedia", "sandi", "totp"], isArray: true }, tantangan: { required: true, type: () => String, nullable: true, description: "To be sent back with the answer of a passkey." }, passkey: { required: true, type: "object", additionalProperties: true, nullable: true, description: "For `navigator.credentials.get`, as PublicKeyCredentialRequestOptionsJSON." } },
                        "BuktiDto": { cara: { required: true, enum: ["inaport", "passkey", "pemulihan", "penyedia", "sandi", "totp"] }, username: { required: false, type: () => String, description: "Name at Inaportnet, with `inaport` only.", maxLength: 60 }, sandi: { required: false, type: () => String, maxLength: 200 }, kode: { required: false, type: () => String, description: "Six digits of the app, or a recovery code.", maxLength: 40 }, tantangan: { required: false, type: () => String, maxLength: 64 }, passkey: { required: false, type: "object", additionalProperties: true, description: "Answer of `navigator.credentials.get`, as AuthenticationResponseJSON." } },
                        "BuktiHasil": { bukti: { required: true, type: () => String, description: "Carried as `bukti` by one write of this session and purpose." }, detik: { required: true, type: () => Number, description: "Seconds that it holds." } }
                    }],
                [import("./modules/auth/faktor/faktor.dto"), {
                        "TotpTerpasangDto": { dibuat: { required: true, type: () => Date } },
                        "KunciSandiDto": { id: { required: true, type: () => String }, nama: { required: true, type: () => String }, dibuat: { required: true, type: () => Date }, terakhir: { required: true, type: () => Date, nullable: true }, satu_perangkat: { required: true, type: () => Boolean, description: "false: kept by a password manager on several devices." } },
                        "PemulihanDto": { sisa: { required: true, type: () => Number, description: "Codes not yet used." }, dibuat: { required: true, type: () => Date } },
                        "KeadaanFaktorDto": { wajib: { required: true, type: () => Boolean, description: "The role must have a second factor: the last one cannot be taken away." }, penyedia_lain: { required: true, type: () => Boolean, description: "true: factors are kept at the identity provider, not here." }, totp: { required: true, type: () => t["./modules/auth/faktor/faktor.dto"].TotpTerpasangDto, nullable: true }, passkey: { required: true, type: () => [t["./modules/auth/faktor/faktor.dto"].KunciSandiDto] }, pemulihan: { required: true, type: () => t["./modules/auth/faktor/faktor.dto"].PemulihanDto, nullable: true } },
                        "TotpMulaiHasil": { tantangan: { required: true, type: () => String }, rahasia: { required: true, type: () => String, description: "Base32, to be typed where nothing can be scanned." }, uri: { required: true, type: () => String, description: "otpauth:// address of the same." }, qr: { required: true, type: () => String, description: "The same as inline SVG." } },
                        "TotpAktifDto": { tantangan: { required: true, type: () => String, maxLength: 64 }, kode: { required: true, type: () => String, maxLength: 40 } },
                        "FaktorTerpasangHasil": { kode_pemulihan: { required: true, type: () => [String], nullable: true, description: "With the first factor only, and never again." } },
                        "KunciMulaiHasil": { tantangan: { required: true, type: () => String }, pilihan: { required: true, type: "object", additionalProperties: true, description: "For `navigator.credentials.create`, as PublicKeyCredentialCreationOptionsJSON." } },
                        "KunciBaruDto": { tantangan: { required: true, type: () => String, maxLength: 64 }, nama: { required: true, type: () => String, minLength: 1, maxLength: 60 }, jawaban: { required: true, type: "object", additionalProperties: true, description: "Answer of `navigator.credentials.create`, as RegistrationResponseJSON." } },
                        "KunciTerpasangHasil": { id: { required: true, type: () => String }, kode_pemulihan: { required: true, type: () => [String], nullable: true } },
                        "KodePemulihanHasil": { kode_pemulihan: { required: true, type: () => [String] } },
                        "MintaSetelUlangDto": { id_user: { required: true, type: () => String }, alasan: { required: true, type: () => String, minLength: 10, maxLength: 500 } },
                        "MintaSetelUlangHasil": { id: { required: true, type: () => String }, sampai: { required: true, type: () => Date, description: "Confirmed by then, or it lapses." } },
                        "SetelUlangDto": { id: { required: true, type: () => String }, id_user: { required: true, type: () => String }, fullname: { required: true, type: () => String }, username: { required: true, type: () => String }, user_role: { required: true, enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"] }, name_role: { required: true, type: () => String }, nama_organisasi: { required: true, type: () => String, nullable: true }, kd_ga: { required: true, type: () => String, nullable: true }, alasan: { required: true, type: () => String }, nama_peminta: { required: true, type: () => String }, diminta: { required: true, type: () => Date }, sampai: { required: true, type: () => Date }, boleh_setuju: { required: true, type: () => Boolean }, boleh_batal: { required: true, type: () => Boolean } },
                        "FaktorOrangDto": { ada: { required: true, type: () => Boolean }, wajib: { required: true, type: () => Boolean }, boleh_minta: { required: true, type: () => Boolean }, permintaan: { required: true, type: () => t["./modules/auth/faktor/faktor.dto"].SetelUlangDto, nullable: true } }
                    }],
                [import("./modules/auth/pelaksana/pelaksana.dto"), {
                        "TunjukPelaksanaDto": { jenis: { required: true, enum: ["Plh", "Plt"] }, id_pejabat: { required: true, type: () => String, format: "uuid" }, id_pelaksana: { required: true, type: () => String, format: "uuid" }, jabatan: { required: true, type: () => String, maxLength: 200 }, nomor_surat: { required: true, type: () => String, maxLength: 200 }, mulai: { required: true, type: () => String, description: "First day.", minLength: 10, maxLength: 10 }, sampai: { required: true, type: () => String, description: "Last day.", minLength: 10, maxLength: 10 } },
                        "AkhiriPelaksanaDto": { alasan: { required: true, type: () => String, maxLength: 4000 } },
                        "BertindakDto": { id: { required: false, type: () => String, nullable: true, description: "Of a naming; null = by one's own role.", format: "uuid" } },
                        "PenunjukanDto": { id: { required: true, type: () => String }, jenis: { required: true, enum: ["Plh", "Plt"] }, jabatan: { required: true, type: () => String }, sebutan: { required: true, type: () => String, description: "'Plh. Direktur Industri'" }, nomor_surat: { required: true, type: () => String }, pejabat: { required: true, type: () => String }, pelaksana: { required: true, type: () => String }, mulai: { required: true, type: () => String }, sampai: { required: true, type: () => String }, ditunjuk: { required: true, type: () => Date }, ditunjuk_oleh: { required: true, type: () => String }, keadaan: { required: true, enum: ["berakhir", "berlaku", "diakhiri", "menunggu"] }, diakhiri: { required: true, type: () => Date, nullable: true }, diakhiri_oleh: { required: true, type: () => String, nullable: true }, alasan_akhir: { required: true, type: () => String, nullable: true } },
                        "PetugasPelaksanaDto": { id: { required: true, type: () => String }, nama: { required: true, type: () => String }, jabatan: { required: true, type: () => String }, name_role: { required: true, type: () => String }, diwakili: { required: true, type: () => Boolean, description: "Somebody may be named for him." } },
                        "PelaksanaDto": { penunjukan: { required: true, type: () => [t["./modules/auth/pelaksana/pelaksana.dto"].PenunjukanDto] }, petugas: { required: true, type: () => [t["./modules/auth/pelaksana/pelaksana.dto"].PetugasPelaksanaDto], description: "Who of the ministry may be named." } }
                    }],
                [import("./modules/auth/masuk/masuk.dto"), {
                        "MasukDto": { username: { required: true, type: () => String, minLength: 1, maxLength: 60 }, password: { required: true, type: () => String, minLength: 1, maxLength: 200 } },
                        "TotpMasukDto": { rahasia: { required: true, type: () => String }, uri: { required: true, type: () => String }, qr: { required: true, type: () => String, description: "Inline SVG." } },
                        "FaktorMasukDto": { tantangan: { required: true, type: () => String, description: "For POST /api-prod/login/faktor, once, from this browser." }, langkah: { required: true, description: "`daftar`: the role must have a second factor and the account has none yet.", enum: ["daftar", "faktor"] }, cara: { required: true, type: () => [Object], enum: ["passkey", "pemulihan", "totp"], isArray: true }, passkey: { required: true, type: "object", additionalProperties: true, nullable: true, description: "For `navigator.credentials.get`, as PublicKeyCredentialRequestOptionsJSON." }, totp: { required: true, type: () => t["./modules/auth/masuk/masuk.dto"].TotpMasukDto, nullable: true }, detik: { required: true, type: () => Number, description: "Seconds to answer." } },
                        "JawabFaktorDto": { tantangan: { required: true, type: () => String, maxLength: 64 }, cara: { required: true, enum: ["passkey", "pemulihan", "totp"] }, kode: { required: false, type: () => String, description: "Six digits of the app, or a recovery code.", maxLength: 40 }, passkey: { required: false, type: "object", additionalProperties: true, description: "Answer of `navigator.credentials.get`, as AuthenticationResponseJSON." } },
                        "MasukHasil": { masuk: { required: true, type: () => Boolean, description: "false: the second step is missing, see `faktor`; there is no session yet." }, faktor: { required: false, type: () => t["./modules/auth/masuk/masuk.dto"].FaktorMasukDto }, kode_pemulihan: { required: false, type: () => [String], description: "After a factor was set up at sign-in; shown this once." }, pengguna: { required: false, type: () => t["./modules/auth/auth.dto"].PenggunaInfo }, menu: { required: true, type: () => [t["./modules/auth/auth.dto"].MenuItem] }, csrf: { required: true, type: () => String }, portal: { required: true, type: () => t["./modules/auth/auth.dto"].PortalInfo }, token_type: { required: true, type: () => String }, expires_in: { required: true, type: () => Number, description: "Seconds that the session lasts at most." } },
                        "NamaAkunDto": { username: { required: true, type: () => String, minLength: 1, maxLength: 254 } },
                        "KeluarDto": { username: { required: false, type: () => String, description: "One's own; anybody else's is not there.", maxLength: 60 }, path: { required: false, type: () => String, description: "Path of the page that was open (RUTE-14).", maxLength: 300 } },
                        "CekMasukHasil": { lanjut: { required: true, type: () => String }, cara: { required: true, type: () => [Object], enum: ["inaport", "sandi"], isArray: true } },
                        "TokenDto": { grant_type: { required: true, type: () => String }, refresh_token: { required: false, type: () => String, description: "Empty: the tokens of one's own session, which never leave the server, are renewed.", maxLength: 4000 }, client_id: { required: false, type: () => String, maxLength: 80 }, client_secret: { required: false, type: () => String, maxLength: 400 }, state: { required: false, type: () => String, maxLength: 64 } },
                        "TokenHasil": { token_type: { required: true, type: () => String }, expires_in: { required: true, type: () => Number }, state: { required: true, type: () => String, nullable: true }, access_token: { required: false, type: () => String, description: "For registered clients with their own refresh token only." }, refresh_token: { required: false, type: () => String } }
                    }],
                [import("./modules/auth/masuk/masuk-neraca.dto"), {
                        "AuthorizeDto": { client_id: { required: true, type: () => String, maxLength: 80 }, response_type: { required: true, type: () => String }, scope: { required: true, type: () => String, description: "Names separated by a space; openid is added.", maxLength: 300 }, flow: { required: true, description: "masuk: with the provider's pages where they are needed. diam: only if that is not so.", enum: ["diam", "masuk"] }, redirect_uri: { required: true, type: () => String, maxLength: 300 }, kembali: { required: false, type: () => String, description: "Path to come back to afterwards; what leads away from this origin is not kept.", maxLength: 2000 } },
                        "AuthorizeHasil": { url: { required: true, type: () => String, description: "Where the browser goes." }, state: { required: true, type: () => String }, expires_in: { required: true, type: () => Number, description: "Seconds in which it must come back." } },
                        "TukarKodeDto": { state: { required: true, type: () => String, minLength: 1, maxLength: 64 }, code: { required: true, type: () => String, minLength: 1, maxLength: 2000 }, iss: { required: false, type: () => String, maxLength: 300 } },
                        "NamaSesi": { a: { required: true, type: () => String, description: "Client that the session was opened for." }, b: { required: true, type: () => String, description: "Its name; tells nothing about the cookie." } },
                        "TukarKodeHasil": { session: { required: true, type: () => t["./modules/auth/masuk/masuk-neraca.dto"].NamaSesi }, kembali: { required: true, type: () => String } }
                    }],
                [import("./modules/auth/provider/provider.dto"), {
                        "LoginDto": { cara: { required: false, description: "Whose account it is; empty = ours.", enum: ["inaport", "sandi"] }, username: { required: true, type: () => String, maxLength: 60 }, password: { required: true, type: () => String, maxLength: 200 } },
                        "LoginFaktorDto": { tantangan: { required: true, type: () => String, maxLength: 64 }, cara: { required: true, enum: ["passkey", "pemulihan", "totp"] }, kode: { required: false, type: () => String, maxLength: 40 }, passkey: { required: false, type: () => String, description: "The browser's answer as JSON.", maxLength: 8000 } },
                        "LoginQuery": { cara: { required: false, enum: ["inaport", "sandi"] } }
                    }],
                [import("./modules/auth/akun/tautan.dto"), {
                        "MintaTautanDto": { username: { required: true, type: () => String, description: "User name or mail address.", minLength: 1, maxLength: 254 } },
                        "MulaiTautanDto": { token: { required: true, type: () => String, description: "Of the mail: a link to bind, or an invitation.", minLength: 1, maxLength: 200 }, username: { required: false, type: () => String, description: "Chosen with an invitation.", maxLength: 60 } },
                        "MulaiTautanHasil": { url: { required: true, type: () => String, description: "Of the identity provider: the browser goes there." } }
                    }],
                [import("./modules/kesehatan/kesehatan.dto"), {
                        "HidupDto": { hidup: { required: true, type: () => Boolean } },
                        "KesehatanDto": { siap: { required: true, type: () => Boolean }, basis_data: { required: true, type: () => Boolean }, berkas: { required: true, type: () => String } }
                    }],
                [import("./modules/kelola-kalender/kelola-kalender.dto"), {
                        "TahunKalenderQuery": { tahun: { required: false, type: () => Number } },
                        "JadwalIsiDto": { tahun: { required: true, type: () => Number }, kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08", "09"] }, kd_komoditas: { required: false, type: () => String, nullable: true, description: "One commodity group; without it, all of the service that have no window of their own.", maxLength: 5 }, buka_buat: { required: true, type: () => String }, tutup_buat: { required: true, type: () => String }, tutup_ubah: { required: true, type: () => String }, buka_tarik: { required: false, type: () => String, nullable: true, description: "Of what draws from a determination; without it, from the determination to the end of the year." }, tutup_tarik: { required: false, type: () => String, nullable: true } },
                        "LiburIsiDto": { tanggal: { required: true, type: () => String }, nama: { required: true, type: () => String, minLength: 1, maxLength: 100 } },
                        "TahapIsiDto": { tahun: { required: true, type: () => Number }, kode: { required: true, enum: ["penetapan", "rakor_menteri", "rakornis", "verifikasi"] }, mulai: { required: true, type: () => String }, sampai: { required: true, type: () => String } },
                        "PengumumanIsiDto": { id: { required: false, type: () => Number, nullable: true, description: "Of one that is there; without it, a new one.", minimum: 1, maximum: 2147483647 }, judul: { required: true, type: () => String, minLength: 1, maxLength: 150 }, isi: { required: true, type: () => String, minLength: 1, maxLength: 1000 }, type: { required: true, enum: ["danger", "info", "success", "warning"] }, mulai: { required: true, type: () => String }, sampai: { required: false, type: () => String, nullable: true } },
                        "LayananIsiDto": { kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08"] }, fl_terbit_otomatis: { required: true, type: () => Boolean } },
                        "UbahanKalenderDto": { jadwal: { required: false, type: () => t["./modules/kelola-kalender/kelola-kalender.dto"].JadwalIsiDto }, libur: { required: false, type: () => t["./modules/kelola-kalender/kelola-kalender.dto"].LiburIsiDto }, tahap: { required: false, type: () => t["./modules/kelola-kalender/kelola-kalender.dto"].TahapIsiDto }, pengumuman: { required: false, type: () => t["./modules/kelola-kalender/kelola-kalender.dto"].PengumumanIsiDto }, layanan: { required: false, type: () => t["./modules/kelola-kalender/kelola-kalender.dto"].LayananIsiDto }, hapus: { required: false, type: () => Boolean, description: "Takes it away instead of setting it." } },
                        "SimpanKalenderDto": { tanda: { required: true, type: () => String, description: "Mark of the preview that was looked at.", pattern: "^[0-9a-f]{32}$" }, catatan: { required: true, type: () => String, description: "Why.", minLength: 3, maxLength: 500 } },
                        "RiwayatKalenderQuery": { jenis: { required: true, enum: ["jadwal", "layanan", "libur", "pengumuman", "tahap"] } },
                        "JadwalKelolaDto": { tahun: { required: true, type: () => Number }, kd_rekom: { required: true, enum: ["01", "02", "03", "04", "05", "06", "07", "08", "09"] }, kd_komoditas: { required: true, type: () => String, nullable: true }, buka_buat: { required: true, type: () => String }, tutup_buat: { required: true, type: () => String }, tutup_ubah: { required: true, type: () => String }, buka_tarik: { required: true, type: () => String, nullable: true }, tutup_tarik: { required: true, type: () => String, nullable: true } },
                        "PengumumanKelolaDto": { id: { required: true, type: () => Number }, judul: { required: true, type: () => String }, isi: { required: true, type: () => String }, type: { required: true, type: () => String }, mulai: { required: true, type: () => String }, sampai: { required: true, type: () => String, nullable: true } },
                        "KalenderDto": { tahun: { required: true, type: () => Number }, jadwal: { required: true, type: () => [t["./modules/kelola-kalender/kelola-kalender.dto"].JadwalKelolaDto] }, libur: { required: true, type: () => [t["./modules/kelola-kalender/kelola-kalender.dto"].LiburIsiDto], description: "Of the balance year and the year before." }, tahap: { required: true, type: () => [t["./modules/kelola-kalender/kelola-kalender.dto"].TahapIsiDto] }, pengumuman: { required: true, type: () => [t["./modules/kelola-kalender/kelola-kalender.dto"].PengumumanKelolaDto] }, layanan: { required: true, type: () => [t["./modules/kelola-kalender/kelola-kalender.dto"].LayananIsiDto] } },
                        "BerkasTersentuhDto": { noAju: { required: true, type: () => String }, nama_perusahaan: { required: true, type: () => String }, keterangan: { required: true, type: () => String } },
                        "DampakKalenderDto": { jenis: { required: true, enum: ["jadwal", "layanan", "libur", "pengumuman", "tahap"] }, sebelum: { required: true, type: () => Object, nullable: true }, sesudah: { required: true, type: () => Object, nullable: true }, tanda: { required: true, type: () => String }, kalimat: { required: true, type: () => [String], description: "What follows from it, in sentences." }, jumlah_berkas: { required: true, type: () => Number }, jumlah_perusahaan: { required: true, type: () => Number }, berkas: { required: true, type: () => [t["./modules/kelola-kalender/kelola-kalender.dto"].BerkasTersentuhDto], description: "The first fifty." } },
                        "UbahanTersimpanDto": { jenis: { required: true, enum: ["jadwal", "layanan", "libur", "pengumuman", "tahap"] }, sesudah: { required: true, type: () => Object, nullable: true }, diperpanjang: { required: true, type: () => Number } },
                        "RiwayatKalenderDto": { id: { required: true, type: () => String }, peristiwa: { required: true, enum: ["hapus", "tambah", "ubah"] }, sebelum: { required: true, type: () => Object, nullable: true }, sesudah: { required: true, type: () => Object, nullable: true }, nama: { required: true, type: () => String }, peran: { required: true, type: () => String }, catatan: { required: true, type: () => String, nullable: true }, waktu: { required: true, type: () => Date } }
                    }],
                [import("./modules/kelola-referensi/muatan/muatan.dto"), {
                        "MuatanParam": { jenis: { required: true, enum: ["badan_usaha", "dendogram", "elemen", "ga", "hs", "ikan", "incoterm", "inhouse_group", "jenis_rakor", "kbli", "kecamatan", "kementerian", "korelasi_btki", "kota", "kpbc", "kpp", "kurs", "negara", "negara_elemen", "pelabuhan", "pelabuhan_elemen", "provinsi", "satuan", "valuta"] }, id: { required: true, type: () => String } },
                        "PerubahanQuery": { kelompok: { required: false, enum: ["pertahankan", "tambah", "tolak", "tutup", "ubah"] } },
                        "AlasanMuatanDto": { catatan: { required: true, type: () => String, description: "Why.", minLength: 3, maxLength: 500 } },
                        "JumlahMuatanDto": { baris: { required: true, type: () => Number, description: "Rows of data in the file." }, tambah: { required: true, type: () => Number }, ubah: { required: true, type: () => Number }, tutup: { required: true, type: () => Number }, sama: { required: true, type: () => Number }, pertahankan: { required: true, type: () => Number }, tolak: { required: true, type: () => Number } },
                        "MuatanDto": { id: { required: true, type: () => String }, jenis: { required: true, enum: ["badan_usaha", "dendogram", "elemen", "ga", "hs", "ikan", "incoterm", "inhouse_group", "jenis_rakor", "kbli", "kecamatan", "kementerian", "korelasi_btki", "kota", "kpbc", "kpp", "kurs", "negara", "negara_elemen", "pelabuhan", "pelabuhan_elemen", "provinsi", "satuan", "valuta"] }, berkas: { required: true, type: () => String, description: "Which official file it is, by its columns." }, nama_berkas: { required: true, type: () => String }, sha256: { required: true, type: () => String }, ukuran: { required: true, type: () => Number }, status: { required: true, enum: ["dibuang", "diterapkan", "diurungkan", "pratinjau"] }, jumlah: { required: true, type: () => t["./modules/kelola-referensi/muatan/muatan.dto"].JumlahMuatanDto }, catatan: { required: true, type: () => String, nullable: true }, dibuat: { required: true, type: () => Date }, dibuat_oleh: { required: true, type: () => String }, diterapkan: { required: true, type: () => Date, nullable: true }, diterapkan_oleh: { required: true, type: () => String, nullable: true }, diurungkan: { required: true, type: () => Date, nullable: true }, diurungkan_oleh: { required: true, type: () => String, nullable: true }, boleh_terapkan: { required: true, type: () => Boolean }, boleh_urungkan: { required: true, type: () => Boolean }, sebab: { required: true, type: () => String, nullable: true, description: "Why not." } },
                        "IsiEntriMuatanDto": { uraian: { required: true, type: () => String }, induk: { required: true, type: () => String, nullable: true }, data: { required: true, type: () => Object }, berlaku_mulai: { required: true, type: () => String, nullable: true }, berlaku_akhir: { required: true, type: () => String, nullable: true } },
                        "PerubahanDto": { urut: { required: true, type: () => Number }, kelompok: { required: true, enum: ["pertahankan", "tambah", "tolak", "tutup", "ubah"] }, baris: { required: true, type: () => Number, nullable: true, description: "Line of the file, the header is the first; null for what is not in it." }, kode: { required: true, type: () => String }, sebelum: { required: true, type: () => t["./modules/kelola-referensi/muatan/muatan.dto"].IsiEntriMuatanDto, nullable: true }, sesudah: { required: true, type: () => t["./modules/kelola-referensi/muatan/muatan.dto"].IsiEntriMuatanDto, nullable: true }, pesan: { required: true, type: () => String, nullable: true } }
                    }],
                [import("./modules/kelola-referensi/kelola.dto"), {
                        "JenisParam": { jenis: { required: true, enum: ["badan_usaha", "dendogram", "elemen", "ga", "hs", "ikan", "incoterm", "inhouse_group", "jenis_rakor", "kbli", "kecamatan", "kementerian", "korelasi_btki", "kota", "kpbc", "kpp", "kurs", "negara", "negara_elemen", "pelabuhan", "pelabuhan_elemen", "provinsi", "satuan", "valuta"] } },
                        "CariEntriQuery": { keyword: { required: false, type: () => String, maxLength: 10000 }, tanggal: { required: false, type: () => String, description: "The day that `keadaan` is about; today when missing." }, keadaan: { required: false, enum: ["akan", "berlaku", "ditutup", "semua"] }, asal: { required: false, enum: ["awal", "berkas", "paket", "petugas", "unggahan"] } },
                        "KodeEntriQuery": { kode: { required: true, type: () => String, minLength: 1, maxLength: 60 } },
                        "IsiEntriDto": { uraian: { required: true, type: () => String, minLength: 1, maxLength: 1000 }, induk: { required: false, type: () => String, nullable: true, maxLength: 60 }, data: { required: false, type: "object", additionalProperties: { type: "string" }, description: "Fields of the list (`kolom`) as texts." }, berlaku_mulai: { required: false, type: () => String, nullable: true }, berlaku_akhir: { required: false, type: () => String, nullable: true }, catatan: { required: true, type: () => String, description: "Why.", minLength: 3, maxLength: 500 } },
                        "EntriBaruDto": { kode: { required: true, type: () => String, minLength: 1, maxLength: 60 } },
                        "EntriUbahDto": { versi: { required: true, type: () => String, pattern: "^[0-9a-f]{16}$" } },
                        "VersiEntriDto": { kode: { required: true, type: () => String, minLength: 1, maxLength: 60 }, versi: { required: true, type: () => String, pattern: "^[0-9a-f]{16}$" }, catatan: { required: true, type: () => String, minLength: 3, maxLength: 500 } },
                        "TutupEntriDto": { berlaku_akhir: { required: true, type: () => String, description: "Last day on which it holds." } },
                        "RiwayatReferensiQuery": { kode: { required: false, type: () => String, minLength: 1, maxLength: 60 } },
                        "EntriDto": { kode: { required: true, type: () => String }, uraian: { required: true, type: () => String }, induk: { required: true, type: () => String, nullable: true }, ur_induk: { required: true, type: () => String, nullable: true }, data: { required: true, type: "object", additionalProperties: { type: "string" } }, sumber: { required: true, type: () => String }, asal: { required: true, enum: ["awal", "berkas", "paket", "petugas", "unggahan"] }, berlaku_mulai: { required: true, type: () => String, nullable: true, description: "yyyy-mm-dd" }, berlaku_akhir: { required: true, type: () => String, nullable: true }, keadaan: { required: true, enum: ["akan", "berlaku", "ditutup"] }, versi: { required: true, type: () => String } },
                        "PemakaianDto": { tempat: { required: true, type: () => String }, jumlah: { required: true, type: () => Number } },
                        "EntriRinciDto": { pemakaian: { required: true, type: () => [t["./modules/kelola-referensi/kelola.dto"].PemakaianDto] } },
                        "KolomReferensiDto": { kd_field: { required: true, type: () => String }, label: { required: true, type: () => String }, wajib: { required: true, type: () => Boolean }, maks: { required: true, type: () => Number, nullable: true }, pilihan: { required: true, type: () => [String], nullable: true }, nama_pilihan: { required: true, type: "object", additionalProperties: { type: "string" }, nullable: true, description: "Names of the choices by code." }, angka: { required: true, type: () => Boolean } },
                        "BerkasResmiDto": { nama: { required: true, type: () => String }, kolom: { required: true, type: () => [String] }, keterangan: { required: true, type: () => String } },
                        "DaftarReferensiDto": { jenis: { required: true, enum: ["badan_usaha", "dendogram", "elemen", "ga", "hs", "ikan", "incoterm", "inhouse_group", "jenis_rakor", "kbli", "kecamatan", "kementerian", "korelasi_btki", "kota", "kpbc", "kpp", "kurs", "negara", "negara_elemen", "pelabuhan", "pelabuhan_elemen", "provinsi", "satuan", "valuta"] }, nama: { required: true, type: () => String }, keterangan: { required: true, type: () => String }, label_kode: { required: true, type: () => String }, label_induk: { required: true, type: () => String, nullable: true }, jenis_induk: { required: true, nullable: true, description: "The list that the codes above belong to.", enum: ["badan_usaha", "dendogram", "elemen", "ga", "hs", "ikan", "incoterm", "inhouse_group", "jenis_rakor", "kbli", "kecamatan", "kementerian", "korelasi_btki", "kota", "kpbc", "kpp", "kurs", "negara", "negara_elemen", "pelabuhan", "pelabuhan_elemen", "provinsi", "satuan", "valuta"] }, kolom: { required: true, type: () => [t["./modules/kelola-referensi/kelola.dto"].KolomReferensiDto] }, berkas: { required: true, type: () => [t["./modules/kelola-referensi/kelola.dto"].BerkasResmiDto] }, layar_sendiri: { required: true, type: () => Boolean, description: "Entries are kept by a screen of their own." }, jumlah_berlaku: { required: true, type: () => Number }, jumlah: { required: true, type: () => Number }, versi: { required: true, type: () => String }, diubah: { required: true, type: () => Date, nullable: true }, muatan_terakhir: { required: true, type: () => t["./modules/kelola-referensi/muatan/muatan.dto"].MuatanDto, nullable: true } },
                        "RiwayatReferensiDto": { id: { required: true, type: () => String }, peristiwa: { required: true, enum: ["buka", "korelasi", "korelasi_lengkap", "muat", "tambah", "tutup", "ubah", "urung"] }, kode: { required: true, type: () => String, nullable: true }, sebelum: { required: true, type: () => Object, nullable: true }, sesudah: { required: true, type: () => Object, nullable: true }, nama: { required: true, type: () => String }, peran: { required: true, type: () => String }, catatan: { required: true, type: () => String, nullable: true }, waktu: { required: true, type: () => Date }, id_muatan: { required: true, type: () => String, nullable: true } }
                    }],
                [import("./modules/kelola-referensi/korelasi/korelasi.dto"), {
                        "KorelasiQuery": { kd_komoditas: { required: false, type: () => String, description: "Commodity group; all when missing.", pattern: "^\\d{3,4}$" } },
                        "SimpanKorelasiDto": { kd_komoditas: { required: true, type: () => String, pattern: "^\\d{3,4}$" }, kd_grup: { required: true, description: "01: the group as a whole.", enum: ["01", "02", "03", "04", "05", "06", "07"] }, kd_elemen: { required: true, type: () => String, pattern: "^\\d{3,10}$" }, hs: { required: true, type: () => [String], description: "All codes of the element, eight digits each: those that are missing are closed.", uniqueItems: true, maxItems: 500, pattern: "^\\d{8}$" }, versi: { required: true, type: () => String, description: "As it was read.", pattern: "^[0-9a-f]{16}$" }, catatan: { required: false, type: () => String, minLength: 3, maxLength: 500 } },
                        "TandaLengkapDto": { kd_komoditas: { required: true, type: () => String, pattern: "^\\d{3,4}$" }, lengkap: { required: true, type: () => Boolean }, versi: { required: true, type: () => Number, description: "As it was read; 0 = nobody has said anything yet.", minimum: 0 }, catatan: { required: true, type: () => String, minLength: 3, maxLength: 500 } },
                        "KelompokKorelasiDto": { kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, pos: { required: true, type: () => [String], description: "Headings of four digits." }, jumlah_hs: { required: true, type: () => Number }, lengkap: { required: true, type: () => Boolean, description: "Only listed lines may be chosen." }, versi: { required: true, type: () => Number } },
                        "KorelasiHsDto": { hsCodeFormat: { required: true, type: () => String }, uraianId: { required: true, type: () => String }, induk: { required: true, type: () => [String] }, berlaku_mulai: { required: true, type: () => String, nullable: true, description: "yyyy-mm-dd" }, sumber: { required: true, type: () => String } },
                        "KorelasiDto": { kd_komoditas: { required: true, type: () => String }, kd_grup: { required: true, type: () => String }, kd_elemen: { required: true, type: () => String }, ur_elemen: { required: true, type: () => String }, versi: { required: true, type: () => String, description: "Mark of the lines of this element." }, hs: { required: true, type: () => [t["./modules/kelola-referensi/korelasi/korelasi.dto"].KorelasiHsDto] } }
                    }],
                [import("./modules/neraca/neraca.dto"), {
                        "TahunNeracaQuery": { tahun: { required: false, type: () => Number } },
                        "PapanQuery": { tahun: { required: true, type: () => Number } },
                        "ElemenGarisDto": { '02': { required: false, type: () => String, maxLength: 20 }, '03': { required: false, type: () => String, maxLength: 20 } },
                        "AngkaGarisDto": { kode: { required: true, enum: ["cadangan", "ekspor", "industri", "konsumsi", "pasokan_lain", "produksi_dn", "sisa_pi", "stok_awal"] }, jml: { required: true, type: () => String, description: "Exact decimal text, in the unit of the line." }, sumber: { required: true, type: () => String }, tanggal: { required: true, type: () => String }, dipilih: { required: true, type: () => Boolean }, alasan: { required: true, type: () => String } },
                        "SimpanGarisDto": { tahun: { required: true, type: () => Number }, arah: { required: true, enum: ["ekspor", "impor"] }, kd_komoditas: { required: true, type: () => String, maxLength: 5 }, satuan: { required: true, type: () => String, minLength: 1, maxLength: 3 }, elemen: { required: true, type: () => t["./modules/neraca/neraca.dto"].ElemenGarisDto }, versi: { required: true, type: () => Number, description: "0: the line is not there yet.", minimum: 0 }, plafon: { required: true, type: () => String }, plafon_sumber: { required: true, type: () => String, maxLength: 500 }, angka: { required: true, type: () => [t["./modules/neraca/neraca.dto"].AngkaGarisDto], minItems: 1 } },
                        "SimpanKonsepDto": { tahun: { required: true, type: () => Number }, kd_komoditas: { required: true, type: () => String, maxLength: 5 }, versi: { required: true, type: () => Number, description: "0: nothing is kept yet.", minimum: 0 }, isi: { required: true, type: "object", additionalProperties: true } },
                        "KonsepDto": { isi: { required: true, type: "object", additionalProperties: true }, versi: { required: true, type: () => Number }, nama: { required: true, type: () => String }, updated_at: { required: true, type: () => Date } },
                        "PosDto": { kunci: { required: true, type: () => String }, tahun: { required: true, type: () => Number }, arah: { required: true, enum: ["ekspor", "impor"] }, kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, satuan: { required: true, type: () => String, description: "Unit in which the line is added up." }, satuan_lazim: { required: true, type: () => String, description: "Unit in which people speak of it." }, elemen: { required: true, type: () => t["./modules/neraca/neraca.dto"].ElemenGarisDto }, uraian: { required: true, type: () => String, description: "Its elements in words; '' where the whole commodity is one line." } },
                        "GarisDto": { id: { required: true, type: () => String }, plafon: { required: true, type: () => String }, plafon_sumber: { required: true, type: () => String }, ditetapkan: { required: true, type: () => String }, versi: { required: true, type: () => Number }, angka: { required: true, type: () => [t["./modules/neraca/neraca.dto"].AngkaGarisDto] }, jml_pasokan: { required: true, type: () => String }, jml_kebutuhan: { required: true, type: () => String }, selisih: { required: true, type: () => String, description: "Supply less demand: below zero is a deficit." } },
                        "GarisPapanDto": { diminta: { required: true, type: () => String }, rekomendasi: { required: true, type: () => String }, isi: { required: true, type: () => t["./modules/neraca/neraca.dto"].GarisDto, nullable: true } },
                        "KomoditasNeracaDto": { tahun: { required: true, type: () => Number }, kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, koordinator: { required: true, type: () => String }, kd_ga_koordinator: { required: true, type: () => String }, menunggu: { required: true, type: () => Number }, di_kl: { required: true, type: () => Number }, garis: { required: true, type: () => Number } },
                        "BerkasPapanDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, versi: { required: true, type: () => Number }, jnsLayanan: { required: true, type: () => String }, nama_perusahaan: { required: true, type: () => String }, ur_ga: { required: true, type: () => String }, kapasitas: { required: true, type: () => String, nullable: true }, realisasi: { required: true, type: () => String, nullable: true } },
                        "BarisPapanDto": { id: { required: true, type: () => String }, idNk: { required: true, type: () => String }, seri: { required: true, type: () => Number }, uraian: { required: true, type: () => String }, satuan: { required: true, type: () => String }, garis: { required: true, type: () => String, description: "`kunci` of its line." }, diminta: { required: true, type: () => String }, rekomendasi: { required: true, type: () => String }, kd_alasan: { required: true, type: () => String }, alasan: { required: true, type: () => String } },
                        "BerkasDiKlDto": { noAju: { required: true, type: () => String }, nama_perusahaan: { required: true, type: () => String }, ur_ga: { required: true, type: () => String }, jml: { required: true, type: () => String }, satuan: { required: true, type: () => String }, kd_status: { required: true, type: () => String } },
                        "PenetapanRingkasDto": { id: { required: true, type: () => String }, nota_nomor: { required: true, type: () => String }, nama: { required: true, type: () => String }, waktu: { required: true, type: () => Date }, berkas: { required: true, type: () => Number } },
                        "PapanDto": { tahun: { required: true, type: () => Number }, kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, koordinator: { required: true, type: () => String }, kd_ga_koordinator: { required: true, type: () => String }, dasar_hukum: { required: true, type: () => [String] }, lebih: { required: true, type: () => Boolean, description: "More files wait than are shown." }, garis: { required: true, type: () => [t["./modules/neraca/neraca.dto"].GarisPapanDto] }, berkas: { required: true, type: () => [t["./modules/neraca/neraca.dto"].BerkasPapanDto] }, baris: { required: true, type: () => [t["./modules/neraca/neraca.dto"].BarisPapanDto] }, di_kl: { required: true, type: () => [t["./modules/neraca/neraca.dto"].BerkasDiKlDto] }, konsep: { required: true, type: () => t["./modules/neraca/neraca.dto"].KonsepDto, nullable: true }, penetapan: { required: true, type: () => [t["./modules/neraca/neraca.dto"].PenetapanRingkasDto] } }
                    }],
                [import("./modules/neraca/pasokan.dto"), {
                        "PasokanQuery": { tahun: { required: false, type: () => Number, minimum: 2000, maximum: 2100 }, kd_komoditas: { required: false, type: () => String, description: "With it, sums of what was asked for and recommended are there, too.", maxLength: 5 } },
                        "PasokanDto": { belum_dialokasikan: { required: true, type: () => String }, diminta: { required: true, type: () => String, nullable: true, description: "Null without a commodity." }, rekomendasi: { required: true, type: () => String, nullable: true } }
                    }],
                [import("./modules/neraca/penetapan.dto"), {
                        "GarisTerbacaDto": { kunci: { required: true, type: () => String, maxLength: 120 }, versi: { required: true, type: () => Number, minimum: 1 } },
                        "RincianPenetapanDto": { id: { required: true, type: () => String }, jml_keputusan: { required: true, type: () => String }, kd_alasan: { required: false, type: () => String, maxLength: 5 }, alasan: { required: false, type: () => String, maxLength: 1000 } },
                        "BerkasPenetapanDto": { idNk: { required: true, type: () => String }, versi: { required: true, type: () => Number, minimum: 1 }, rincian: { required: true, type: () => [t["./modules/neraca/penetapan.dto"].RincianPenetapanDto], description: "Rows that get another quantity than the ministry recommends, or another reason." } },
                        "TetapkanDto": { tahun: { required: true, type: () => Number, minimum: 2000, maximum: 2100 }, kd_komoditas: { required: true, type: () => String, maxLength: 5 }, dasar: { required: true, type: () => String, description: "On what it stands: without a meeting (T20)." }, dasar_hukum: { required: true, type: () => String }, nota_nomor: { required: true, type: () => String, minLength: 1, maxLength: 120, pattern: "\\S" }, nota_tanggal: { required: true, type: () => String }, alasan: { required: true, type: () => String, description: "Why it does not wait for a meeting; the company reads it.", minLength: 1, pattern: "\\S" }, garis: { required: true, type: () => [t["./modules/neraca/penetapan.dto"].GarisTerbacaDto], maxItems: 200 }, berkas: { required: true, type: () => [t["./modules/neraca/penetapan.dto"].BerkasPenetapanDto], minItems: 1 } },
                        "HasilPenetapanDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, versi: { required: true, type: () => Number }, kd_status_pengajuan: { required: true, type: () => String }, no_keputusan: { required: true, type: () => String, nullable: true } },
                        "BarisRakormenDto": { seri: { required: true, type: () => Number }, satuan: { required: true, type: () => String }, diminta: { required: true, type: () => String }, rekomendasi: { required: true, type: () => String, nullable: true }, penetapan: { required: true, type: () => String }, kd_alasan: { required: true, type: () => String }, alasan: { required: true, type: () => String } },
                        "DataRakormenDto": { idNk: { required: true, type: () => String }, noAju: { required: true, type: () => String }, dasar: { required: true, type: () => String }, jenis_rakor: { required: true, type: () => Number }, dasar_hukum: { required: true, type: () => String }, nota_nomor: { required: true, type: () => String }, nota_tanggal: { required: true, type: () => String }, alasan: { required: true, type: () => String }, koordinator: { required: true, type: () => String }, oleh: { required: true, type: () => String }, waktu: { required: true, type: () => Date }, baris: { required: true, type: () => [t["./modules/neraca/penetapan.dto"].BarisRakormenDto] } }
                    }],
                [import("./modules/pengguna/pengguna.dto"), {
                        "PenggunaQuery": { type: { required: false, description: "Kind of users; empty = all that one may see.", enum: ["eselon", "inhouse", "monitoring", "perusahaan", "pusat"] }, keyword: { required: false, type: () => String, maxLength: 10000 }, status: { required: false, enum: ["aktif", "dihapus", "menunggu", "nonaktif"] }, kd_ga: { required: false, type: () => String, pattern: "^\\d{3,5}$" }, id_organisasi: { required: false, type: () => String } },
                        "AksiPenggunaDto": { ubah: { required: true, type: () => Boolean }, hapus: { required: true, type: () => Boolean }, kirim_ulang: { required: true, type: () => Boolean } },
                        "PenggunaDto": { id: { required: true, type: () => String }, username: { required: true, type: () => String }, fullname: { required: true, type: () => String }, email: { required: true, type: () => String }, position: { required: true, type: () => String, nullable: true }, employee_number: { required: true, type: () => String, nullable: true }, login_type: { required: true, type: () => String }, jenis: { required: true, enum: ["eselon", "inhouse", "monitoring", "perusahaan", "pusat"] }, user_role: { required: true, enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"] }, name_role: { required: true, type: () => String }, id_organisasi: { required: true, type: () => String, nullable: true }, nama_organisasi: { required: true, type: () => String, nullable: true }, isbranch: { required: true, type: () => Boolean }, kd_ga: { required: true, type: () => String, nullable: true }, ur_ga: { required: true, type: () => String, nullable: true }, kd_detail_ga: { required: true, type: () => String, nullable: true }, hanya_ga: { required: true, type: () => Boolean }, status: { required: true, enum: ["aktif", "dihapus", "menunggu", "nonaktif"] }, ur_status: { required: true, type: () => String }, foto: { required: true, type: () => String, nullable: true }, terakhir_masuk: { required: true, type: () => Date, nullable: true }, created_at: { required: true, type: () => Date }, versi: { required: true, type: () => Number }, aksi: { required: true, type: () => t["./modules/pengguna/pengguna.dto"].AksiPenggunaDto } },
                        "PenggunaRinciDto": { mobile_number: { required: true, type: () => String, nullable: true }, nik: { required: true, type: () => String, nullable: true }, address: { required: true, type: () => String, nullable: true }, surel_notif: { required: true, enum: ["penting", "semua", "tidak"] }, surel_baru: { required: true, type: () => String, nullable: true, description: "An address that waits for its proof; told to its owner alone." }, tertaut: { required: true, type: () => Date, nullable: true, description: "Bound to an identity of another provider since then." }, nib: { required: true, type: () => String, nullable: true }, npwp: { required: true, type: () => String, nullable: true }, peran_dapat_diberi: { required: true, type: () => [Object], description: "Roles that the caller may give to this account.", enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"], isArray: true } },
                        "UbahPenggunaDto": { versi: { required: true, type: () => Number, minimum: 1 }, fullname: { required: false, type: () => String, minLength: 3, maxLength: 120 }, email: { required: false, type: () => String, maxLength: 254, format: "email" }, mobile_number: { required: false, type: () => String, description: "Empty takes it away, as with the other texts that are not required." }, position: { required: false, type: () => String, maxLength: 120 }, employee_number: { required: false, type: () => String, maxLength: 40 }, address: { required: false, type: () => String, maxLength: 300 }, nik: { required: false, type: () => String, pattern: "^\\d{16}$" }, peran: { required: false, description: "Administrators only, with a proof (`sandi`, `kode` or `bukti`).", enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"] }, aktif: { required: false, type: () => Boolean }, kd_detail_ga: { required: false, type: () => String, pattern: "^\\d{3,7}$" }, hanya_ga: { required: false, type: () => Boolean, description: "Monitoring users: their own ministry only." } },
                        "OrangDto": { fullname: { required: true, type: () => String, minLength: 3, maxLength: 120 }, email: { required: true, type: () => String, maxLength: 254, format: "email" }, mobile_number: { required: false, type: () => String }, position: { required: false, type: () => String, maxLength: 120 }, employee_number: { required: false, type: () => String, maxLength: 40 } },
                        "UndangDto": { peran: { required: true, enum: ["PU_ADMIN", "PU_USER"] }, id_organisasi: { required: false, type: () => String, description: "One's own company or one of its branches; empty = one's own." }, sandi: { required: false, type: () => String, description: "One's password, to invite an administrator.", maxLength: 200 }, bukti: { required: false, type: () => String, description: "Of POST /api/bukti.", maxLength: 64 }, kode: { required: false, type: () => String, description: "Code of the authenticator app.", maxLength: 40 } },
                        "PenggunaBaruHasil": { id: { required: true, type: () => String }, surel: { required: true, type: () => String, description: "Where the invitation goes, masked." } },
                        "HapusPenggunaDto": {},
                        "RiwayatAkunDto": { id: { required: true, type: () => String }, peristiwa: { required: true, type: () => String }, sebelum: { required: true, type: "object", additionalProperties: true, nullable: true }, sesudah: { required: true, type: "object", additionalProperties: true, nullable: true }, oleh: { required: true, type: () => String }, peran: { required: true, type: () => String }, catatan: { required: true, type: () => String, nullable: true }, waktu: { required: true, type: () => Date } }
                    }],
                [import("./modules/pengguna/kelola/kelola.dto"), {
                        "PetugasBaruDto": { kd_ga: { required: false, type: () => String, description: "Ministry; an administrator of a ministry may only name his own.", pattern: "^\\d{3,5}$" }, bukti: { required: false, type: () => String, description: "Of POST /api/bukti.", maxLength: 64 }, sandi: { required: false, type: () => String, description: "The password of who gives the right, when he has no second factor.", maxLength: 200 }, kode: { required: false, type: () => String, description: "Code of his authenticator app.", maxLength: 40 } },
                        "InhouseBaruDto": { peran: { required: true, enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"] }, kd_detail_ga: { required: false, type: () => String, description: "Unit of the ministry.", pattern: "^\\d{3,7}$" } },
                        "MonitoringBaruDto": { hanya_ga: { required: false, type: () => Boolean, description: "true: sees his own ministry only." } },
                        "EselonBaruDto": { elemen: { required: false, type: () => [String], description: "Parts of the dashboard that he gets.", uniqueItems: true, maxItems: 100 } },
                        "ElemenEselonDto": { id_user: { required: true, type: () => String }, elemen: { required: true, type: () => [String], uniqueItems: true, maxItems: 100 } },
                        "EselonDto": { id_user: { required: true, type: () => String }, fullname: { required: true, type: () => String }, username: { required: true, type: () => String }, kd_ga: { required: true, type: () => String, nullable: true }, ur_ga: { required: true, type: () => String, nullable: true }, position: { required: true, type: () => String, nullable: true }, aktif: { required: true, type: () => Boolean }, elemen: { required: true, type: () => [String] } },
                        "ElemenDasborDto": { kode: { required: true, type: () => String }, nama: { required: true, type: () => String }, uraian: { required: true, type: () => String }, tautan: { required: true, type: () => String }, urut: { required: true, type: () => Number }, aktif: { required: true, type: () => Boolean } },
                        "GaPenggunaDto": { kd_ga: { required: true, type: () => String }, ur_ga: { required: true, type: () => String }, pengguna: { required: true, type: () => Number, description: "Open accounts of the ministry." } },
                        "PeranDto": { id: { required: true, type: () => Number }, kode: { required: true, enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"] }, name_role: { required: true, type: () => String }, level_role: { required: true, type: () => Number }, kd_level_ga: { required: true, type: () => String, nullable: true }, main_uri: { required: true, type: () => String }, admin_flag: { required: true, enum: ["N", "Y"] }, dapat_diberi: { required: true, type: () => Boolean, description: "The caller may give it to somebody." } },
                        "PetugasDto": { id_user: { required: true, type: () => String }, fullname: { required: true, type: () => String }, user_role: { required: true, enum: ["ESELON", "KL_ADMIN", "KL_KOORDINATOR", "KL_PEMUTUS", "KL_VERIFIKATOR", "KOORDINATOR", "LNSW_OPERATOR", "MONITORING", "PU_ADMIN", "PU_USER", "SEKRE_RAKOR", "SUPER_ADMIN"] }, name_role: { required: true, type: () => String }, position: { required: true, type: () => String, nullable: true }, kd_detail_ga: { required: true, type: () => String, nullable: true }, memegang: { required: true, type: () => Number, description: "Files that he has claimed." } },
                        "UnitQuery": { kd_ga: { required: false, type: () => String, description: "Empty: one's own ministry.", pattern: "^\\d{3,5}$" } },
                        "UnitDto": { kd_detail_ga: { required: true, type: () => String }, kd_ga: { required: true, type: () => String }, nama: { required: true, type: () => String }, kd_level_ga: { required: true, type: () => String } }
                    }],
                [import("./modules/pengguna/unit/organisasi.dto"), {
                        "CabangBaruDto": { nama: { required: true, type: () => String, minLength: 3, maxLength: 200 }, npwp: { required: true, type: () => String, description: "15 or 16 digits, another than the head office's.", pattern: "^\\d{15,16}$" }, alamat: { required: true, type: () => String, minLength: 5, maxLength: 500 }, kota: { required: false, type: () => String, maxLength: 100 } },
                        "UbahCabangDto": { nama: { required: false, type: () => String, minLength: 3, maxLength: 200 }, alamat: { required: false, type: () => String, minLength: 5, maxLength: 500 }, kota: { required: false, type: () => String, maxLength: 100 } },
                        "OrganisasiDto": { id: { required: true, type: () => String }, nama: { required: true, type: () => String }, nib: { required: true, type: () => String, nullable: true }, npwp: { required: true, type: () => String, nullable: true }, alamat: { required: true, type: () => String, nullable: true }, kota: { required: true, type: () => String, nullable: true }, isbranch: { required: true, type: () => Boolean }, pengguna: { required: true, type: () => Number, description: "Open accounts." } },
                        "IntegrasiDto": { jenis: { required: true, enum: ["inatrade", "kementan", "kkp", "siinas"] }, nama_sistem: { required: true, type: () => String }, terdaftar: { required: true, type: () => Boolean }, id_luar: { required: true, type: () => String, nullable: true }, nama: { required: true, type: () => String, nullable: true }, sejak: { required: true, type: () => String, nullable: true }, keterangan: { required: true, type: () => String, nullable: true } }
                    }],
                [import("./modules/pengguna/profil/foto.dto"), {
                        "FotoDto": { x: { required: false, type: () => Number, minimum: 0, maximum: 20000 }, y: { required: false, type: () => Number, minimum: 0, maximum: 20000 }, sisi: { required: false, type: () => Number, minimum: 16, maximum: 20000 } },
                        "FotoHasil": { foto: { required: true, type: () => String, description: "Where the photo is; another address after every change." } }
                    }],
                [import("./modules/npp/npp-acuan.dto"), {
                        "NppBentukQuery": { no_aju: { required: true, type: () => String }, trader_type: { required: false, enum: ["IMPORTIR", "LOKAL"] } },
                        "NppDokumenQuery": { no_aju: { required: true, type: () => String } },
                        "NppKomoditasQuery": { kd_komoditas: { required: false, type: () => String, pattern: "^01\\d{1,2}$" }, tahun: { required: false, type: () => Number, minimum: 2020, maximum: 2100 } },
                        "NppUnggahDto": { no_aju: { required: true, type: () => String }, kd_dokumen: { required: true, type: () => String, pattern: "^D\\d{2}$" }, nomor: { required: false, type: () => String, maxLength: 120 }, tanggal: { required: false, type: () => String, pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, berlaku_sampai: { required: false, type: () => String, pattern: "^\\d{4}-\\d{2}-\\d{2}$" } },
                        "NppKolomDto": { kd_field: { required: true, type: () => String }, label: { required: true, type: () => String }, jenis: { required: true, enum: ["angka", "elemen", "elemen_banyak", "hs", "negara", "pelabuhan", "periode", "pilihan", "satuan", "teks"] }, wajib: { required: true, type: () => Boolean }, maks: { required: false, type: () => Number }, grup: { required: false, type: () => String }, pilihan: { required: false, type: "object", additionalProperties: { type: "string" } } },
                        "NppJenisDto": { kode: { required: true, type: () => String }, nama: { required: true, type: () => String }, induk: { required: true, type: () => String, nullable: true }, kolom: { required: true, type: () => [t["./modules/npp/npp-acuan.dto"].NppKolomDto] } },
                        "NppPeriodeDto": { label: { required: true, type: () => String }, value: { required: true, type: () => String } },
                        "NppBentukDto": { tab: { required: true, type: () => String }, jenis: { required: true, type: () => [t["./modules/npp/npp-acuan.dto"].NppJenisDto] }, satuan: { required: true, type: () => [String] }, opsi: { required: true, type: () => Object }, bulan_rencana: { required: true, type: () => [t["./modules/npp/npp-acuan.dto"].NppPeriodeDto] }, bulan_realisasi: { required: true, type: () => [t["./modules/npp/npp-acuan.dto"].NppPeriodeDto] } },
                        "NppBarangAcuanDto": { kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, kode: { required: true, type: () => String }, uraian: { required: true, type: () => String } },
                        "NppKomoditasDto": { kd_komoditas: { required: true, type: () => String }, ur_komoditas: { required: true, type: () => String }, kd_ga: { required: true, type: () => String }, ur_ga: { required: true, type: () => String }, satuan: { required: true, type: () => [String] } },
                        "NppCabangDto": { npwp: { required: true, type: () => String }, nama: { required: true, type: () => String } },
                        "NppUserDto": { boleh: { required: true, type: () => Boolean }, alasan: { required: true, type: () => [String] }, npwp: { required: true, type: () => String }, trader_type: { required: true, type: () => [Object], enum: ["IMPORTIR", "LOKAL"], isArray: true }, jenis_pelaku: { required: true, type: () => [Object], enum: ["PEDAGANG", "PENGGUNA", "PRODUSEN"], isArray: true }, boleh_kirim: { required: true, type: () => Boolean }, cabang: { required: true, type: () => [t["./modules/npp/npp-acuan.dto"].NppCabangDto] } },
                        "NppSatuanDto": { kodeSatuan: { required: true, type: () => String }, urSatuan: { required: true, type: () => String } },
                        "NppDokumenDto": { id: { required: true, type: () => String }, kd_dokumen: { required: true, type: () => String }, nama_dokumen: { required: true, type: () => String }, nomor: { required: true, type: () => String, nullable: true }, tanggal: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true }, nama_file: { required: true, type: () => String }, ukuran: { required: true, type: () => Number }, mime: { required: true, type: () => String }, status: { required: true, enum: ["PENDING", "READY", "REJECTED"] }, asal: { required: true, enum: ["JAWABAN", "PEMOHON", "PORTAL"] }, url: { required: true, type: () => String }, created_at: { required: true, type: () => Date } },
                        "NppDokumenDiunggahDto": { versi: { required: true, type: () => Number, nullable: true, description: "Version of the plan after it." } },
                        "NppDokumenHapusDto": { versi: { required: true, type: () => Number, nullable: true, description: "Version of the plan after it." } }
                    }],
                [import("./modules/publik/publik.dto"), {
                        "SidikQuery": { sha256: { required: false, type: () => String, description: "SHA-256 of the file at hand, in hexadecimal digits; the file itself stays where it is.", pattern: "^[0-9a-f]{64}$" } },
                        "BerkasDiperiksaDto": { hasil: { required: true, enum: ["asli", "berubah", "digantikan", "tidak_dikenal"] }, jenis: { required: true, nullable: true, enum: ["keputusan", "tanda_terima"] }, nomor: { required: true, type: () => String, nullable: true }, kode: { required: true, type: () => String, nullable: true, description: "By which the state of the decision is asked for." } },
                        "BarisPublikDto": { seri: { required: true, type: () => Number }, hs: { required: true, type: () => String, nullable: true }, jml: { required: true, type: () => String }, satuan: { required: true, type: () => String } },
                        "KeputusanPublikDto": { asli: { required: true, type: () => Boolean }, putusan: { required: true, enum: ["ditolak", "sebagian", "seluruhnya"] }, jml_diminta: { required: true, type: () => String }, jml_diberi: { required: true, type: () => String }, jml_diserahkan: { required: true, type: () => String, description: "Given back by the company since." }, jml_berlaku: { required: true, type: () => String, description: "What is left of it." }, satuan: { required: true, type: () => String }, cocok: { required: true, type: () => Boolean, nullable: true, description: "The file that was brought is the letter; null when none was brought." }, cocok_lama: { required: true, type: () => Boolean, description: "It is an earlier letter of this decision: what it gives has changed since." }, sha256: { required: true, type: () => String, nullable: true, description: "Of the letter: null while it is made, and to whoever holds neither a long code nor the letter itself." }, baris: { required: true, type: () => [t["./modules/publik/publik.dto"].BarisPublikDto], nullable: true, description: "The first 500 rows; null to whoever holds neither a long code nor the letter itself." }, jumlah_baris: { required: true, type: () => Number, nullable: true }, noAju: { required: true, type: () => String }, no_keputusan: { required: true, type: () => String, nullable: true }, pemegang: { required: true, type: () => String }, keputusan: { required: true, type: () => String }, diputus_oleh: { required: true, type: () => String, nullable: true, description: "'Plh. Direktur Industri': the title of who has decided for an official; null = the official himself." }, tgl_keputusan: { required: true, type: () => Date, nullable: true }, berlaku_mulai: { required: true, type: () => String, nullable: true }, berlaku_sampai: { required: true, type: () => String, nullable: true }, keadaan: { required: true, enum: ["belum_berlaku", "berakhir", "berlaku", "dicabut", "digantikan"] }, ur_status: { required: true, type: () => String } },
                        "TahapJadwalDto": { nama: { required: true, type: () => String }, mulai: { required: true, type: () => String }, sampai: { required: true, type: () => String }, keadaan: { required: true, enum: ["berjalan", "nanti", "selesai"] } },
                        "AngkaLayananDto": { jnsLayanan: { required: true, enum: ["PERTEK", "PK", "RIPH", "RKI", "RKU", "RMG", "RPHP", "RPK"] }, nama: { required: true, type: () => String }, sla_hari: { required: true, type: () => Number, nullable: true }, median_hari: { required: true, type: () => Number, nullable: true }, p90_hari: { required: true, type: () => Number, nullable: true }, di_kl_persen: { required: true, type: () => Number, nullable: true }, selesai: { required: true, type: () => Number } },
                        "PengumumanPublikDto": { judul: { required: true, type: () => String }, isi: { required: true, type: () => String }, type: { required: true, type: () => String } },
                        "RingkasanPublikDto": { tahun: { required: true, type: () => Number }, jadwal: { required: true, type: () => [t["./modules/publik/publik.dto"].TahapJadwalDto] }, layanan: { required: true, type: () => [t["./modules/publik/publik.dto"].AngkaLayananDto] }, pengumuman: { required: true, type: () => [t["./modules/publik/publik.dto"].PengumumanPublikDto] } }
                    }],
                [import("./modules/sso/perizinan.dto"), {
                        "MintaTokenDto": { grant_type: { required: true, enum: ["authorization_code", "refresh_token"] }, code: { required: false, type: () => String }, redirect_uri: { required: false, type: () => String }, code_verifier: { required: false, type: () => String }, refresh_token: { required: false, type: () => String }, scope: { required: false, type: () => String }, client_id: { required: false, type: () => String }, client_secret: { required: false, type: () => String } },
                        "KeadaanTokenHasil": { active: { required: true, type: () => Boolean }, exp: { required: true, type: () => Number, description: "Seconds since 1970." }, expires_in: { required: true, type: () => Number }, scope: { required: true, type: () => String }, client_id: { required: true, type: () => String }, sub: { required: true, type: () => String } },
                        "KunciKlienHasil": { key: { required: true, type: () => String, description: "JWE compact (dir, A256GCM) under the SHA-256 of the client secret; inside stands a JWK for HS256." } },
                        "TokenKlienHasil": { token: { required: true, type: () => String }, tokenExpiresIn: { required: true, type: () => Number, description: "Seconds." } }
                    }],
                [import("./modules/sso/sesi-sendiri/sesi-sendiri.dto"), {
                        "KeadaanSesiHasil": { aktif: { required: true, type: () => Boolean }, sampai: { required: true, type: () => Date }, terakhir: { required: true, type: () => Date }, cara: { required: true, type: () => String } },
                        "PeriksaSesiHasil": { aktif: { required: true, type: () => Boolean }, expires_in: { required: true, type: () => Number } },
                        "AkhiriSesiHasil": { sesi_ini: { required: true, type: () => Boolean, description: "It was the session that asked; its cookie is gone, too." } }
                    }]
            ],
            "controllers": [
                [import("./modules/buku/posisi.controller"), {
                        "PosisiController": {
                            "perusahaan": { type: t["./modules/buku/posisi.dto"].PosisiPerusahaanDto },
                            "rekening": { type: t["./modules/buku/posisi.dto"].RekeningDto },
                            "nasional": { type: [t["./modules/buku/posisi.dto"].PosisiNasionalDto] }
                        }
                    }],
                [import("./modules/referensi/cari/daftar.controller"), {
                        "DaftarReferensiController": {
                            "kpp": { type: [t["./modules/referensi/cari/daftar.dto"].KppDto] },
                            "kurs": { type: [t["./modules/referensi/cari/daftar.dto"].ValutaDto] },
                            "nilai": { type: [t["./modules/referensi/cari/daftar.dto"].NilaiKursDto] },
                            "badanUsaha": { type: [t["./modules/referensi/cari/daftar.dto"].BadanUsahaDto] }
                        }
                    }],
                [import("./modules/referensi/komoditas/komoditas.controller"), {
                        "KomoditasController": {
                            "komoditi": { type: [t["./modules/referensi/komoditas/komoditas.dto"].KomoditiDto] },
                            "tersedia": { summary: "Those that may be chosen now; `meta.gagal` when the list did not come in time.", type: [t["./modules/referensi/komoditas/komoditas.dto"].OpsiElemenDto] },
                            "elemen": { type: [t["./modules/referensi/komoditas/komoditas.dto"].OpsiElemenDto] },
                            "byRekom": { type: [t["./modules/referensi/komoditas/komoditas.dto"].OpsiElemenDto] },
                            "tujuan": { type: [t["./modules/referensi/komoditas/komoditas.dto"].PilihanDto] },
                            "satuan": { type: [t["./modules/referensi/cari/referensi.dto"].SatuanDto] },
                            "pelabuhan": { type: [t["./modules/referensi/cari/referensi.dto"].PelabuhanDto] },
                            "negara": { type: [t["./modules/referensi/cari/referensi.dto"].NegaraDto] },
                            "negaraDunia": { type: [t["./modules/referensi/cari/referensi.dto"].NegaraDto] },
                            "kbli": { type: [t["./modules/referensi/cari/referensi.dto"].KbliDto] },
                            "status": { type: [t["./modules/referensi/komoditas/komoditas.dto"].StatusDto] },
                            "pengumuman": { type: [t["./modules/referensi/komoditas/komoditas.dto"].PengumumanDto] },
                            "ga": { type: [t["./modules/referensi/cari/referensi.dto"].GaDto] }
                        }
                    }],
                [import("./modules/referensi/tempat/perizinan.controller"), {
                        "PerizinanController": {
                            "galur": { type: [t["./modules/referensi/tempat/perizinan.dto"].GalurDto] },
                            "barang": { type: [t["./modules/referensi/tempat/perizinan.dto"].BarangPeraturanDto] },
                            "dendogram": { type: t["./modules/referensi/tempat/perizinan.dto"].SimpulDendogramDto },
                            "latin": { type: [t["./modules/referensi/cari/daftar.dto"].IkanDto] },
                            "jenisRakor": { type: [t["./modules/referensi/cari/daftar.dto"].JenisRakorDto] },
                            "saringan": { type: [t["./modules/referensi/komoditas/komoditas.dto"].PilihanDto] },
                            "pilihan": { summary: "Any list as code and text.", type: [t["./modules/referensi/komoditas/komoditas.dto"].PilihanDto] }
                        }
                    }],
                [import("./modules/referensi/cari/referensi.controller"), {
                        "ReferensiController": {
                            "ga": { type: [t["./modules/referensi/cari/referensi.dto"].GaDto] },
                            "kpbc": { type: [t["./modules/referensi/cari/referensi.dto"].KantorDto] },
                            "hs": { type: [t["./modules/referensi/cari/referensi.dto"].HsDto] },
                            "pohonHs": { summary: "What hangs below a line of the tariff book; the chapters when none is named.", type: [t["./modules/referensi/cari/referensi.dto"].SimpulHsDto] },
                            "jalurHs": { summary: "A line with those it hangs from, the chapter first.", type: [t["./modules/referensi/cari/referensi.dto"].SimpulHsDto] },
                            "kbli": { type: [t["./modules/referensi/cari/referensi.dto"].KbliDto] },
                            "negara": { type: [t["./modules/referensi/cari/referensi.dto"].NegaraDto] },
                            "satuan": { type: [t["./modules/referensi/cari/referensi.dto"].SatuanDto] },
                            "satuanByKode": { type: [t["./modules/referensi/cari/referensi.dto"].SatuanDto] },
                            "incoterm": { type: [t["./modules/referensi/cari/referensi.dto"].IncotermDto] },
                            "pelabuhanId": { type: [t["./modules/referensi/cari/referensi.dto"].PelabuhanDto] },
                            "pelabuhanBatas": { summary: "Bounded search; limit 100000, page 1 by default (BATAS-02).", type: [t["./modules/referensi/cari/referensi.dto"].PelabuhanDto] },
                            "pelabuhanBy": { summary: "Ports of a country, or of all but Indonesia.", type: [t["./modules/referensi/cari/referensi.dto"].PelabuhanDto] },
                            "pelabuhanNegara": { summary: "The keyword is a country, by code or by name.", type: [t["./modules/referensi/cari/referensi.dto"].PelabuhanDto] }
                        }
                    }],
                [import("./modules/referensi/tempat/wilayah.controller"), {
                        "WilayahController": {
                            "semua": { type: [t["./modules/referensi/tempat/wilayah.dto"].DaerahDto] },
                            "perseroan": { type: [t["./modules/referensi/tempat/wilayah.dto"].DaerahDto] },
                            "perseroanDi": { type: [t["./modules/referensi/tempat/wilayah.dto"].DaerahDto] },
                            "provinsi": { type: [t["./modules/referensi/tempat/wilayah.dto"].DaerahDto] },
                            "kota": { summary: "By name, by code, or all of a province by its code.", type: [t["./modules/referensi/tempat/wilayah.dto"].DaerahDto] },
                            "kecamatan": { type: [t["./modules/referensi/tempat/wilayah.dto"].DaerahDto] }
                        }
                    }],
                [import("./modules/notifikasi/notifikasi.controller"), {
                        "NotifikasiController": {
                            "daftar": { type: [t["./modules/notifikasi/notifikasi.dto"].NotifikasiDto] },
                            "baca": { type: t["./modules/notifikasi/notifikasi.dto"].BelumDibacaDto },
                            "aliran": { summary: "Server-sent events `pemberitahuan`, each with an AliranDto as JSON: at the connection, and whenever a notice was\nadded or read. A stream ends after ten minutes, or with its session; the browser opens the next one.\nFive for a user, the oldest ends for the sixth; a process that has no room for more answers 503 with Retry-After." },
                            "pilihan": { type: t["./modules/notifikasi/notifikasi.dto"].PilihanSurelDto },
                            "ubahPilihan": { type: t["./modules/notifikasi/notifikasi.dto"].PilihanSurelDto }
                        }
                    }],
                [import("./modules/notifikasi/siaran/siaran.controller"), {
                        "SiaranController": {
                            "buat": { type: t["./modules/notifikasi/siaran/siaran.dto"].SiaranHasilDto },
                            "daftar": { type: [t["./modules/notifikasi/siaran/siaran.dto"].SiaranTercatatDto] }
                        }
                    }],
                [import("./modules/perusahaan/dokumen-perusahaan.controller"), {
                        "DokumenPerusahaanController": {
                            "kbli": { summary: "KBLI of a company's NIB; of one's own when none is named.", type: [t["./modules/perusahaan/perusahaan.dto"].KbliPerusahaanDto] },
                            "gap": { type: [t["./modules/perusahaan/perusahaan.dto"].SertifikatDto] },
                            "ghp": { type: [t["./modules/perusahaan/perusahaan.dto"].SertifikatDto] },
                            "skp": { type: [t["./modules/perusahaan/perusahaan.dto"].SertifikatDto] },
                            "kapasitas": { type: [t["./modules/perusahaan/perusahaan.dto"].KapasitasDto] },
                            "lhv": { type: [t["./modules/perusahaan/perusahaan.dto"].LhvDto] },
                            "eksportir": { type: [t["./modules/perusahaan/perusahaan.dto"].EksportirDto] },
                            "unitKdjo": { type: [t["./modules/perusahaan/perusahaan.dto"].UnitUsahaDto] },
                            "premises": { type: [t["./modules/perusahaan/perusahaan.dto"].PremisesDto] }
                        }
                    }],
                [import("./modules/perusahaan/perusahaan.controller"), {
                        "PerusahaanController": {
                            "nibNpwp": { type: [t["./modules/perusahaan/perusahaan.dto"].NibNpwpDto] },
                            "inquery": { type: [t["./modules/perusahaan/perusahaan.dto"].NibOssDto] },
                            "proyek": { type: [t["./modules/perusahaan/perusahaan.dto"].ProyekDto] },
                            "periksa": { type: [t["./modules/perusahaan/perusahaan.dto"].HasilPeriksaDto] },
                            "npwp": { type: [t["./modules/perusahaan/perusahaan.dto"].NpwpDto] },
                            "kswp": { type: [t["./modules/perusahaan/perusahaan.dto"].KswpDto] },
                            "pemusatan": { type: [t["./modules/perusahaan/perusahaan.dto"].PemusatanDto] },
                            "ppi": { summary: "Profile of an industry.", type: [t["./modules/perusahaan/perusahaan.dto"].ProfilIndustriDto] }
                        }
                    }],
                [import("./modules/perusahaan/perusahaan-nk.controller"), {
                        "PerusahaanNkController": {
                            "ppi": { type: [t["./modules/perusahaan/perusahaan.dto"].ProfilIndustriDto] }
                        }
                    }],
                [import("./modules/perusahaan/keadaan/sistem-luar.controller"), {
                        "SistemLuarController": {
                            "daftar": { summary: "How other systems answer, for operators.", type: [t["./modules/perusahaan/keadaan/sistem-luar.dto"].SistemLuarDto] }
                        }
                    }],
                [import("./modules/pengajuan/baris/baris.controller"), {
                        "BarisController": {
                            "tambahBaris": { type: t["./modules/pengajuan/draf/draf.dto"].HasilBarisDto },
                            "ubahBaris": { type: t["./modules/pengajuan/draf/draf.dto"].HasilBarisDto },
                            "hapusBaris": { type: t["./modules/pengajuan/draf/draf.dto"].HasilSimpanDto },
                            "banyak": { type: t["./modules/pengajuan/draf/draf.dto"].HasilBanyakDto },
                            "daftarSub": { type: [t["./modules/pengajuan/baris/baris.dto"].SubTampilDto] },
                            "tambahSub": { type: t["./modules/pengajuan/baris/baris.dto"].HasilSubDto },
                            "tambahSubBanyak": { type: t["./modules/pengajuan/baris/baris.dto"].HasilSubDto },
                            "ubahSub": { type: t["./modules/pengajuan/baris/baris.dto"].HasilSubDto },
                            "hapusSub": { type: t["./modules/pengajuan/baris/baris.dto"].HasilSubDto }
                        }
                    }],
                [import("./modules/pengajuan/distribusi/distribusi.controller"), {
                        "DistribusiController": {
                            "daftar": { type: t["./modules/pengajuan/distribusi/distribusi.dto"].DataDistribusiDto },
                            "tambah": { type: t["./modules/pengajuan/distribusi/distribusi.dto"].HasilDistribusiDto },
                            "ubah": { type: t["./modules/pengajuan/distribusi/distribusi.dto"].HasilDistribusiSatuDto },
                            "hapus": { type: t["./modules/pengajuan/draf/draf.dto"].HasilSimpanDto },
                            "khusus": { type: t["./modules/pengajuan/distribusi/distribusi.dto"].DataKhususDto }
                        }
                    }],
                [import("./modules/pengajuan/buku/andai.controller"), {
                        "AndaiController": {
                            "hitung": { type: t["./modules/pengajuan/buku/andai.dto"].HasilAndaiDto }
                        }
                    }],
                [import("./modules/pengajuan/beranda/beranda.controller"), {
                        "BerandaController": {
                            "beranda": { type: t["./modules/pengajuan/beranda/beranda.dto"].BerandaDto },
                            "pengiriman": { summary: "Deliveries that wait or have failed.", type: [t["./modules/pengajuan/beranda/beranda.dto"].PengirimanGagalDto] },
                            "putaran": { summary: "What the rounds of the clock could not do; they try again every time.", type: [t["./modules/pengajuan/beranda/beranda.dto"].PutaranTertahanDto] }
                        }
                    }],
                [import("./modules/pengajuan/lihat/daftar.controller"), {
                        "DaftarController": {
                            "pengajuan": { type: [t["./modules/pengajuan/lihat/tampilan.dto"].RingkasanDto] },
                            "arsip": { type: [t["./modules/pengajuan/lihat/tampilan.dto"].RingkasanDto] },
                            "kl": { type: [t["./modules/pengajuan/lihat/tampilan.dto"].RingkasanDto] },
                            "saring": { type: t["./modules/pengajuan/lihat/daftar.dto"].PilihanSaringDto },
                            "riwayat": { type: [t["./modules/pengajuan/lihat/riwayat.dto"].RiwayatDto] },
                            "riwayatKl": { type: [t["./modules/pengajuan/lihat/riwayat.dto"].RiwayatDto] },
                            "nested": { type: [t["./modules/pengajuan/lihat/tampilan.dto"].BarisDto] },
                            "keteranganTolak": { type: t["./modules/pengajuan/lihat/tampilan.dto"].KeteranganTolakDto },
                            "keputusanKl": { type: t["./modules/pengajuan/lihat/daftar.dto"].KeputusanKlDto },
                            "proses": { type: [t["./modules/pengajuan/lihat/tampilan.dto"].ProsesDto] },
                            "rinci": { type: t["./modules/pengajuan/lihat/tampilan.dto"].RincianDto },
                            "baris": { type: [t["./modules/pengajuan/lihat/tampilan.dto"].BarisDto] },
                            "terbuka": { summary: "Open applications that a new one of this service and year would repeat, one per commodity.", type: [t["./modules/pengajuan/lihat/daftar.dto"].TerbukaDto] },
                            "layanan": { summary: "Services with whether their window of next year is open.", type: [t["./modules/pengajuan/lihat/daftar.dto"].LayananBukaDto] }
                        }
                    }],
                [import("./modules/pengajuan/draf/draf.controller"), {
                        "DrafController": {
                            "buat": { type: t["./modules/pengajuan/draf/draf.dto"].HasilSimpanDto },
                            "simpan": { type: t["./modules/pengajuan/draf/draf.dto"].HasilSimpanDto }
                        }
                    }],
                [import("./modules/pengajuan/tinjau/keputusan.controller"), {
                        "KeputusanController": {
                            "antrean": { type: [t["./modules/pengajuan/lihat/tampilan.dto"].RingkasanDto] },
                            "ambil": { summary: "Takes a file for verification (T7).", type: t["./modules/pengajuan/tinjau/keputusan.dto"].HasilAmbilDto },
                            "lepas": { type: t["./modules/pengajuan/tinjau/keputusan.dto"].HasilAmbilDto },
                            "baca": { type: t["./modules/pengajuan/tinjau/keputusan.dto"].LembarKeputusanDto },
                            "simpan": { summary: "Keeps the sheet for later; decides nothing.", type: t["./modules/pengajuan/tinjau/keputusan.dto"].LembarKeputusanDto },
                            "putuskan": { type: t["./modules/pengajuan/tinjau/keputusan.dto"].HasilKeputusanDto },
                            "pertimbangkan": { summary: "T16: the ministry's consideration, which a meeting or its chair determines on.", type: t["./modules/pengajuan/tinjau/keputusan.dto"].HasilKeputusanDto },
                            "cabut": { summary: "T28: a decision in force is taken back.", type: t["./modules/pengajuan/kirim/pengiriman.dto"].HasilAksiDto },
                            "komponen": { type: t["./modules/pengajuan/tinjau/keputusan.dto"].KomponenDto },
                            "berikut": { type: t["./modules/pengajuan/tinjau/keputusan.dto"].BerikutDto },
                            "riwayat": { type: [t["./modules/pengajuan/lihat/riwayat.dto"].RiwayatDto] },
                            "checkpoint": { type: [t["./modules/pengajuan/tinjau/keputusan.dto"].CheckpointInhouseDto] }
                        }
                    }],
                [import("./modules/pengajuan/npp/npp-data.controller"), {
                        "NppDataController": {
                            "barang": { type: [t["./modules/pengajuan/npp/npp-baca.dto"].NppBarisDto] },
                            "produksi": { type: [t["./modules/pengajuan/npp/npp-baca.dto"].NppBarisDto] },
                            "produk": { type: [t["./modules/pengajuan/npp/npp-baca.dto"].NppBarisDto] },
                            "barangDigunakan": { type: [t["./modules/pengajuan/npp/npp-baca.dto"].NppBarisDto] },
                            "penggunaan": { type: [t["./modules/pengajuan/npp/npp-baca.dto"].NppBarisDto] },
                            "distribusi": { type: [t["./modules/pengajuan/npp/npp-baca.dto"].NppBarisDto] },
                            "lokal": { type: [t["./modules/pengajuan/npp/npp-baca.dto"].NppBarisDto] },
                            "ekspor": { type: [t["./modules/pengajuan/npp/npp-baca.dto"].NppBarisDto] },
                            "lainnya": { type: [t["./modules/pengajuan/npp/npp-baca.dto"].NppBarisDto] },
                            "checkpoint": { summary: "What is complete, what is missing and where, with the balance checks (D.3, D.4).", type: t["./modules/pengajuan/npp/npp-baca.dto"].NppCheckpointDto }
                        }
                    }],
                [import("./modules/pengajuan/npp/npp-distribusi.controller"), {
                        "NppDistribusiController": {
                            "tambahData": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "tambahLokal": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "tambahEkspor": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "tambahLainnya": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "ubahData": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "ubahLokal": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "ubahEkspor": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "ubahLainnya": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "hapusLokal": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHapusDto },
                            "hapusEkspor": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHapusDto },
                            "hapusLainnya": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHapusDto },
                            "hapusData": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHapusDto }
                        }
                    }],
                [import("./modules/pengajuan/npp/npp-pengajuan.controller"), {
                        "NppPengajuanController": {
                            "riwayat": { type: [t["./modules/pengajuan/npp/npp-baca.dto"].NppRingkasanDto] },
                            "satu": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppRencanaDto },
                            "status": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppStatusDto },
                            "nested": { summary: "Goods with what was fixed of them, and what of that is still free.", type: t["./modules/pengajuan/npp/npp-baca.dto"].NppNestedDto },
                            "banding": { summary: "Last year's plan, what became of it and what was determined, beside this year's: good by good.", type: t["./modules/pengajuan/npp/npp-baca.dto"].NppBandingDto },
                            "terlambat": { summary: "Plans whose months were not reported in time.", type: [t["./modules/pengajuan/npp/npp-baca.dto"].NppRencanaTerlambatDto] },
                            "history": { type: [t["./modules/pengajuan/lihat/riwayat.dto"].RiwayatDto] },
                            "buat": { summary: "A new plan; with `no_aju` the header of one that is there.", type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilDto },
                            "kirim": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilKirimDto }
                        }
                    }],
                [import("./modules/pengajuan/npp/npp-penggunaan.controller"), {
                        "NppPenggunaanController": {
                            "tambahBarang": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "tambahPenggunaan": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "ubahBarang": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "ubahPenggunaan": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "hapusPenggunaan": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHapusDto },
                            "hapusBarang": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHapusDto }
                        }
                    }],
                [import("./modules/pengajuan/npp/npp-produksi.controller"), {
                        "NppProduksiController": {
                            "tambahBarang": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "ubahBarang": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "hapusBarang": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHapusDto },
                            "tambahBahan": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "tambahProduk": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "ubahBahan": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "ubahProduk": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHasilBarisDto },
                            "hapusProduk": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHapusDto },
                            "hapusBahan": { type: t["./modules/pengajuan/npp/npp-baca.dto"].NppHapusDto }
                        }
                    }],
                [import("./modules/pengajuan/pk/pk.controller"), {
                        "PkController": {
                            "buat": { type: t["./modules/pengajuan/pk/pk.dto"].HasilPkDto },
                            "simpan": { type: t["./modules/pengajuan/pk/pk.dto"].HasilPkDto },
                            "buang": { summary: "Given up: a draft, or one that was sent and is not determined. History keeps it.", type: t["./modules/pengajuan/kirim/pengiriman.dto"].HasilAksiDto },
                            "daftarPk": { type: [t["./modules/pengajuan/lihat/tampilan.dto"].RingkasanDto] },
                            "getPk": { type: [t["./modules/pengajuan/pk/pk.dto"].PkBarisBacaDto] },
                            "tambah": { type: t["./modules/pengajuan/pk/pk.dto"].HasilBarisPkDto },
                            "ubah": { type: t["./modules/pengajuan/pk/pk.dto"].HasilBarisPkDto },
                            "hapus": { type: t["./modules/pengajuan/pk/pk.dto"].HasilPkDto },
                            "kirim": { type: t["./modules/pengajuan/pk/pk.dto"].HasilKirimPkDto },
                            "keputusan": { summary: "Intercept: quantities of rows before the meeting.", type: t["./modules/pengajuan/kirim/pengiriman.dto"].HasilAksiDto },
                            "alokasiPk": { summary: "What ministries' needs give to the reader's company.", type: [t["./modules/pengajuan/pk/pk.dto"].AlokasiDto] }
                        }
                    }],
                [import("./modules/pengajuan/kirim/pengiriman.controller"), {
                        "PengirimanController": {
                            "kirim": { type: t["./modules/pengajuan/kirim/pengiriman.dto"].HasilKirimDto },
                            "kirimUlang": { type: t["./modules/pengajuan/kirim/pengiriman.dto"].HasilAksiDto },
                            "mintaPerbaikan": { type: t["./modules/pengajuan/kirim/pengiriman.dto"].HasilAksiDto },
                            "batalkan": { type: t["./modules/pengajuan/kirim/pengiriman.dto"].HasilAksiDto },
                            "checkpoint": { summary: "Completeness of a file: a = number or id, b = trader type (kept for the old paths).", type: t["./modules/pengajuan/lihat/tampilan.dto"].KelengkapanDto },
                            "checkAju": { type: t["./modules/pengajuan/kirim/pengiriman.dto"].CheckAjuDto },
                            "disclaimer": { type: t["./modules/pengajuan/kirim/pengiriman.dto"].DisclaimerDto }
                        }
                    }],
                [import("./modules/pengajuan/monitoring/monitoring.controller"), {
                        "MonitoringController": {
                            "monitoring": { type: [t["./modules/pengajuan/lihat/tampilan.dto"].RingkasanDto] },
                            "rekapBerkas": { summary: "How many files there are by ministry, process, service and year, and how many of them are late.", type: t["./modules/pengajuan/monitoring/monitoring.dto"].RekapDto },
                            "waktuMeja": { summary: "How long files stay at each desk, and how many wait there.", type: t["./modules/pengajuan/monitoring/monitoring.dto"].WaktuMejaSemuaDto },
                            "kl": { type: [t["./modules/pengajuan/monitoring/monitoring.dto"].KlBerkasDto] },
                            "tarik": { summary: "Decisions since a cursor, in the order in which they were made.", type: [t["./modules/pengajuan/monitoring/monitoring.dto"].KeputusanTarikDto] },
                            "tarikSatu": { type: t["./modules/pengajuan/monitoring/monitoring.dto"].KeputusanRinciDto },
                            "izin": { summary: "Permits of a company with what remains of each row.", type: [t["./modules/pengajuan/monitoring/monitoring.dto"].KeputusanRinciDto] },
                            "akanBerakhir": { summary: "Decisions that end within sixty days.", type: [t["./modules/pengajuan/monitoring/monitoring.dto"].AkanBerakhirDto] },
                            "sebelumnya": { type: Object },
                            "perBulan": { summary: "Issued, reported and remaining by service and month.", type: [t["./modules/pengajuan/monitoring/monitoring.dto"].BulanIzinDto] },
                            "ringkasan": { summary: "Files and quantities by status, service, commodity or ministry (a) in a balance year (b).", type: [t["./modules/pengajuan/monitoring/monitoring.dto"].RingkasanJumlahDto] }
                        }
                    }],
                [import("./modules/pengajuan/realisasi/realisasi.controller"), {
                        "RealisasiController": {
                            "daftar": { type: [t["./modules/pengajuan/realisasi/realisasi.dto"].RealisasiIzinDto] },
                            "lapor": { type: t["./modules/pengajuan/realisasi/realisasi.dto"].RealisasiIzinDto }
                        }
                    }],
                [import("./modules/pengajuan/informasi/informasi.controller"), {
                        "InformasiController": {
                            "baca": { type: t["./modules/pengajuan/informasi/informasi.dto"].InformasiDto },
                            "minta": { type: t["./modules/pengajuan/informasi/informasi.dto"].InformasiDto },
                            "jawab": { summary: "By the number of the request.", type: t["./modules/pengajuan/informasi/informasi.dto"].InformasiDto },
                            "tutup": { type: t["./modules/pengajuan/informasi/informasi.dto"].InformasiDto }
                        }
                    }],
                [import("./modules/pengajuan/keberatan/keberatan.controller"), {
                        "KeberatanController": {
                            "terbuka": { type: [t["./modules/pengajuan/keberatan/keberatan.dto"].KeberatanTerbukaDto] },
                            "baca": { type: t["./modules/pengajuan/keberatan/keberatan.dto"].KeberatanDto },
                            "ajukan": { type: t["./modules/pengajuan/keberatan/keberatan.dto"].KeberatanDto },
                            "tarik": { summary: "By the number of the objection.", type: t["./modules/pengajuan/keberatan/keberatan.dto"].KeberatanDto },
                            "jawab": { type: t["./modules/pengajuan/keberatan/keberatan.dto"].KeberatanDto }
                        }
                    }],
                [import("./modules/pengajuan/serah/serah.controller"), {
                        "SerahController": {
                            "baca": { type: t["./modules/pengajuan/serah/serah.dto"].SerahDto },
                            "serahkan": { type: t["./modules/pengajuan/serah/serah.dto"].SerahDto }
                        }
                    }],
                [import("./modules/pengajuan/pabean/pabean.controller"), {
                        "PabeanController": {
                            "daftar": { type: [t["./modules/pengajuan/pabean/pabean.dto"].BarangPabeanDto] },
                            "satu": { type: t["./modules/pengajuan/pabean/pabean.dto"].BarangPabeanLengkapDto },
                            "pilihan": { type: t["./modules/pengajuan/pabean/pabean.dto"].PilihanPabeanDto },
                            "cocok": { type: t["./modules/pengajuan/pabean/pabean.dto"].BarangPabeanLengkapDto },
                            "tutup": { type: t["./modules/pengajuan/pabean/pabean.dto"].BarangPabeanLengkapDto },
                            "unggah": { type: t["./modules/pengajuan/pabean/pabean.dto"].HasilBerkasPabeanDto },
                            "rusak": { type: [t["./modules/pengajuan/pabean/pabean.dto"].PabeanRusakDto] },
                            "selisih": { type: [t["./modules/pengajuan/pabean/pabean.dto"].SelisihDto] },
                            "izin": { summary: "By the permit's id or number: for whoever may read it.", type: [t["./modules/pengajuan/pabean/pabean.dto"].BarangPabeanDto] }
                        }
                    }],
                [import("./modules/pengajuan/dasar/dasar.controller"), {
                        "DasarController": {
                            "sumber": { summary: "Plans and cases of the company that are in force, with what is free of them.", type: [t["./modules/pengajuan/dasar/dasar.dto"].SumberPilihanDto] },
                            "ganti": { type: t["./modules/pengajuan/draf/draf.dto"].HasilSimpanDto }
                        }
                    }],
                [import("./modules/pengajuan/turunan/perubahan.controller"), {
                        "PerubahanController": {
                            "baca": { type: t["./modules/pengajuan/turunan/turunan.dto"].HasilPerubahanDto },
                            "simpan": { type: t["./modules/pengajuan/turunan/turunan.dto"].HasilPerubahanDto },
                            "hapus": { type: t["./modules/pengajuan/turunan/turunan.dto"].HasilPerubahanDto }
                        }
                    }],
                [import("./modules/pengajuan/turunan/turunan.controller"), {
                        "TurunanController": {
                            "perubahan": { type: t["./modules/pengajuan/draf/draf.dto"].HasilSimpanDto },
                            "duplikat": { type: t["./modules/pengajuan/draf/draf.dto"].HasilSimpanDto },
                            "perubahanPertek": { summary: "The same change by the path of technical considerations.", type: t["./modules/pengajuan/draf/draf.dto"].HasilSimpanDto },
                            "reaju": { type: t["./modules/pengajuan/draf/draf.dto"].HasilSimpanDto }
                        }
                    }],
                [import("./modules/unggahan/unggahan.controller"), {
                        "UnggahanController": {
                            "unggah": { type: t["./modules/unggahan/unggahan.dto"].BerkasDiunggahDto },
                            "hapus": { type: t["./modules/unggahan/unggahan.dto"].VersiBerkasDto },
                            "hapusUrl": { type: t["./modules/unggahan/unggahan.dto"].VersiBerkasDto },
                            "unduh": {}
                        }
                    }],
                [import("./modules/impor/impor.controller"), {
                        "ImporController": {
                            "urlTemplate": { type: t["./modules/impor/impor.dto"].TautanTemplatDto },
                            "urlTemplateRealisasi": { type: t["./modules/impor/impor.dto"].TautanTemplatDto },
                            "unduhRealisasi": {},
                            "getLinkExcel": { type: t["./modules/impor/impor.dto"].TautanTemplatDto },
                            "unduhTemplat": {},
                            "unggah": { type: t["./modules/impor/impor.dto"].ImporDibuatDto },
                            "unggahDistribusi": { summary: "To whom the goods go: the sheet of distribution alone, in a workbook of its own or in that of the whole file.", type: t["./modules/impor/impor.dto"].ImporDibuatDto },
                            "unggahPk": { summary: "The workbook of a need that the officer's own ministry files.", type: t["./modules/impor/impor.dto"].ImporDibuatDto },
                            "tindakan": { type: t["./modules/impor/impor.dto"].ImporDto },
                            "tindakanPk": { summary: "The same of a need that the officer's own ministry files.", type: t["./modules/impor/impor.dto"].ImporDto },
                            "terakhir": { type: Object },
                            "keadaan": { type: t["./modules/impor/impor.dto"].ImporDto },
                            "hasil": {}
                        }
                    }],
                [import("./modules/impor/rencana/npp-excel.controller"), {
                        "NppExcelController": {
                            "unduh": {},
                            "unggah": { type: t["./modules/impor/rencana/npp-excel.dto"].NppExcelHasilDto }
                        }
                    }],
                [import("./modules/ekspor/ekspor.controller"), {
                        "EksporController": {
                            "minta": { type: t["./modules/ekspor/ekspor.dto"].EksporDto },
                            "milik": { type: [t["./modules/ekspor/ekspor.dto"].EksporDto] },
                            "unduh": {},
                            "batal": { summary: "Calls off what is being made; what was made is put away." }
                        }
                    }],
                [import("./modules/rekening/rekening.controller"), {
                        "RekeningController": {
                            "unduh": {}
                        }
                    }],
                [import("./modules/pendaftaran/pendaftaran.controller"), {
                        "PendaftaranController": {
                            "daftar": { type: t["./modules/pendaftaran/pendaftaran.dto"].DaftarHasil },
                            "daftarInaport": { type: t["./modules/pendaftaran/pendaftaran.dto"].DaftarHasil },
                            "tentang": { summary: "What a mailed token opens; in the body, so that no log has it.", type: t["./modules/pendaftaran/pendaftaran.dto"].TentangTokenDto },
                            "aktifkan": { type: t["./modules/pendaftaran/pendaftaran.dto"].AktivasiHasil },
                            "surel": { summary: "Uses a new mail address of one's own, or stops it: whichever the mailed token is for.", type: t["./modules/pendaftaran/pendaftaran.dto"].SurelHasil },
                            "kirimUlang": {},
                            "verifikasi": { summary: "Is the account verified? The same answer for all; who is not gets the activation mail again." },
                            "lupa": {},
                            "setel": {}
                        },
                        "UbahSandiController": {
                            "ubah": {}
                        }
                    }],
                [import("./modules/tagihan/kabar-bayar.controller"), {
                        "KabarBayarController": {
                            "terima": { type: t["./modules/tagihan/tagihan.dto"].KabarDiterimaDto }
                        }
                    }],
                [import("./modules/tagihan/tagihan.controller"), {
                        "TagihanController": {
                            "lihat": { type: t["./modules/tagihan/tagihan.dto"].TagihanDto },
                            "segarkan": { summary: "Has the billing system asked; answers what is known now.", type: t["./modules/tagihan/tagihan.dto"].TagihanDto },
                            "terbit": { summary: "The first bill, by the ministry; a new one after an expiry, by whoever pays or works on the file." },
                            "batal": {}
                        }
                    }],
                [import("./modules/tagihan/tarif.controller"), {
                        "TarifController": {
                            "daftar": { type: [t["./modules/tagihan/tagihan.dto"].TarifDto] },
                            "tambah": { type: [t["./modules/tagihan/tagihan.dto"].TarifDto] },
                            "akhiri": { type: [t["./modules/tagihan/tagihan.dto"].TarifDto] },
                            "janggal": { type: [t["./modules/tagihan/tagihan.dto"].PembayaranJanggalDto] }
                        }
                    }],
                [import("./modules/menu/acl.controller"), {
                        "AclController": {
                            "user": { summary: "ACL entries that have a word on a user's menu: his own, his organization's, his role's.", type: [t["./modules/menu/menu.dto"].AclDto] },
                            "organisasi": { type: [t["./modules/menu/menu.dto"].AclDto] },
                            "daftar": { summary: "All ACL entries, of one menu entry when it is named.", type: [t["./modules/menu/menu.dto"].AclDto] },
                            "atur": { type: t["./modules/menu/menu.dto"].AclDto },
                            "ubah": { type: t["./modules/menu/menu.dto"].AclDto }
                        }
                    }],
                [import("./modules/menu/menu.controller"), {
                        "MenuController": {
                            "user": { summary: "The menu as that user sees it.", type: [t["./modules/menu/menu.dto"].MenuDto] },
                            "favorit": { type: [t["./modules/menu/menu.dto"].MenuDto] },
                            "aturFavorit": { type: [t["./modules/menu/menu.dto"].MenuDto] },
                            "child": { type: [t["./modules/menu/menu.dto"].MenuDto] }
                        },
                        "TableauController": {
                            "tableau": { summary: "Parts of the dashboard that were given to a user.", type: [t["./modules/menu/menu.dto"].TautanDasborDto] },
                            "tableauMilik": { summary: "What the caller's own boards are called and where they stand.", type: [t["./modules/menu/menu.dto"].TautanDasborDto] }
                        }
                    }],
                [import("./modules/auth/aktivitas/aktivitas.controller"), {
                        "AktivitasController": {
                            "lapor": { summary: "A device of one's own tells of its sign-in.", type: t["./modules/auth/aktivitas/aktivitas.dto"].LaporMasukHasil },
                            "daftar": { type: [t["./modules/auth/aktivitas/aktivitas.dto"].AktivitasDto] },
                            "bukanSaya": { type: t["./modules/auth/aktivitas/aktivitas.dto"].BukanSayaHasil },
                            "sesi": { type: [t["./modules/auth/aktivitas/aktivitas.dto"].PerangkatDto] },
                            "akhiri": {}
                        }
                    }],
                [import("./modules/auth/auth.controller"), {
                        "AuthController": {
                            "login": { summary: "Starts sign-in; the strategy redirects to the provider." },
                            "callback": { summary: "Reads code, iss and state; stores user info and menu, or nothing at all (SESI-10, SESI-11)." },
                            "bukti": { summary: "The person of this session proves himself at the provider; comes back to `kembali` with `#bukti=` and the proof." },
                            "logout": { type: t["./modules/auth/auth.dto"].LogoutHasil },
                            "segarkan": { summary: "Renews the provider's tokens of this session (SESI-08); the browser never sees them.", type: t["./modules/auth/auth.dto"].SegarkanHasil },
                            "info": { summary: "Who is signed in, with menu and CSRF token; `masuk: false` for everybody else.", type: t["./modules/auth/auth.dto"].SesiInfo }
                        }
                    }],
                [import("./modules/auth/faktor/bukti/bukti.controller"), {
                        "BuktiController": {
                            "tantang": { type: t["./modules/auth/faktor/bukti/bukti.dto"].TantanganBuktiHasil },
                            "beri": { type: t["./modules/auth/faktor/bukti/bukti.dto"].BuktiHasil }
                        }
                    }],
                [import("./modules/auth/faktor/faktor.controller"), {
                        "FaktorController": {
                            "keadaan": { type: t["./modules/auth/faktor/faktor.dto"].KeadaanFaktorDto },
                            "mulaiTotp": { summary: "Begins; the app counts when its first code was right.", type: t["./modules/auth/faktor/faktor.dto"].TotpMulaiHasil },
                            "aktifkanTotp": { type: t["./modules/auth/faktor/faktor.dto"].FaktorTerpasangHasil },
                            "lepasTotp": {},
                            "mulaiKunci": { type: t["./modules/auth/faktor/faktor.dto"].KunciMulaiHasil },
                            "pasangKunci": { type: t["./modules/auth/faktor/faktor.dto"].KunciTerpasangHasil },
                            "lepasKunci": {},
                            "pemulihan": { summary: "Ten new ones; the old ones are void.", type: t["./modules/auth/faktor/faktor.dto"].KodePemulihanHasil }
                        }
                    }],
                [import("./modules/auth/faktor/setel-ulang/setel-ulang.controller"), {
                        "SetelUlangController": {
                            "daftar": { summary: "Requests that wait, about accounts that one may reset.", type: [t["./modules/auth/faktor/faktor.dto"].SetelUlangDto] },
                            "tentang": { type: t["./modules/auth/faktor/faktor.dto"].FaktorOrangDto },
                            "minta": { type: t["./modules/auth/faktor/faktor.dto"].MintaSetelUlangHasil },
                            "setujui": {},
                            "batalkan": {}
                        }
                    }],
                [import("./modules/auth/pelaksana/pelaksana.controller"), {
                        "PelaksanaController": {
                            "daftar": { type: t["./modules/auth/pelaksana/pelaksana.dto"].PelaksanaDto },
                            "tunjuk": { type: t["./modules/auth/pelaksana/pelaksana.dto"].PenunjukanDto },
                            "akhiri": { type: t["./modules/auth/pelaksana/pelaksana.dto"].PenunjukanDto },
                            "bertindak": { summary: "The session acts by a naming from now on, or by its own role again." }
                        }
                    }],
                [import("./modules/auth/masuk/masuk.controller"), {
                        "MasukController": {
                            "masuk": { summary: "Sign-in by password; the session comes as a cookie, tokens stay on the server.", type: t["./modules/auth/masuk/masuk.dto"].MasukHasil },
                            "masukInaport": { summary: "Sign-in with an account of Inaportnet.", type: t["./modules/auth/masuk/masuk.dto"].MasukHasil },
                            "faktor": { summary: "The second step, from the browser that made the first one.", type: t["./modules/auth/masuk/masuk.dto"].MasukHasil },
                            "keluar": { type: t["./modules/auth/auth.dto"].LogoutHasil },
                            "cek": { summary: "What comes after the name; it gives nothing away, every name gets the same.", type: t["./modules/auth/masuk/masuk.dto"].CekMasukHasil },
                            "token": { summary: "Renews tokens: a registered client's by its refresh token, or those behind one's own session.", type: t["./modules/auth/masuk/masuk.dto"].TokenHasil }
                        }
                    }],
                [import("./modules/auth/masuk/masuk-neraca.controller"), {
                        "MasukNeracaController": {
                            "authorize": { summary: "Starts a sign-in; proof key and nonce stay here (SESI-09).", type: t["./modules/auth/masuk/masuk-neraca.dto"].AuthorizeHasil },
                            "token": { summary: "The code for a session; the answer holds the session record, tokens stay on the server (SESI-10).", type: t["./modules/auth/masuk/masuk-neraca.dto"].TukarKodeHasil }
                        }
                    }],
                [import("./modules/auth/provider/provider.controller"), {
                        "ProviderController": {
                            "form": {},
                            "masuk": {},
                            "faktor": {}
                        }
                    }],
                [import("./modules/auth/provider/rupa.controller"), {
                        "RupaController": {
                            "asal": { summary: "Passkeys belong to PUBLIC_URL's host; the console on a host of its own may make and use them, too (WebAuthn)." },
                            "gaya": { type: String },
                            "jenisHuruf": {},
                            "kunci": { type: String },
                            "keluar": { type: String }
                        }
                    }],
                [import("./modules/auth/akun/tautan.controller"), {
                        "TautanController": {
                            "minta": { summary: "Asks for the mail with the link; the same answer for every name." },
                            "mulai": { summary: "Behind the mailed link: the sign-in whose identity is bound.", type: t["./modules/auth/akun/tautan.dto"].MulaiTautanHasil }
                        }
                    }],
                [import("./modules/kesehatan/kesehatan.controller"), {
                        "KesehatanController": {
                            "hidup": { type: t["./modules/kesehatan/kesehatan.dto"].HidupDto },
                            "siap": { type: t["./modules/kesehatan/kesehatan.dto"].KesehatanDto }
                        }
                    }],
                [import("./modules/kelola-kalender/kelola-kalender.controller"), {
                        "KelolaKalenderController": {
                            "semua": { summary: "Everything of a balance year; the next one when none is named.", type: t["./modules/kelola-kalender/kelola-kalender.dto"].KalenderDto },
                            "pratinjau": { summary: "Whom a change would touch, with the mark that it is saved by.", type: t["./modules/kelola-kalender/kelola-kalender.dto"].DampakKalenderDto },
                            "simpan": { summary: "409 with a fresh preview when it is no longer as it was looked at.", type: t["./modules/kelola-kalender/kelola-kalender.dto"].UbahanTersimpanDto },
                            "riwayat": { type: [t["./modules/kelola-kalender/kelola-kalender.dto"].RiwayatKalenderDto] }
                        }
                    }],
                [import("./modules/kelola-referensi/kelola.controller"), {
                        "KelolaReferensiController": {
                            "semua": { type: [t["./modules/kelola-referensi/kelola.dto"].DaftarReferensiDto] },
                            "cari": { type: [t["./modules/kelola-referensi/kelola.dto"].EntriDto] },
                            "satu": { type: t["./modules/kelola-referensi/kelola.dto"].EntriRinciDto },
                            "tambah": { type: t["./modules/kelola-referensi/kelola.dto"].EntriDto },
                            "ubah": { type: t["./modules/kelola-referensi/kelola.dto"].EntriDto },
                            "tutup": { type: t["./modules/kelola-referensi/kelola.dto"].EntriDto },
                            "buka": { type: t["./modules/kelola-referensi/kelola.dto"].EntriDto },
                            "sejarah": { summary: "Who changed what and why, newest first; of one entry when its code is named.", type: [t["./modules/kelola-referensi/kelola.dto"].RiwayatReferensiDto] },
                            "unduh": { summary: "The list in force as a file that can be changed and brought back." }
                        }
                    }],
                [import("./modules/kelola-referensi/korelasi/korelasi.controller"), {
                        "KorelasiController": {
                            "daftar": { type: [t["./modules/kelola-referensi/korelasi/korelasi.dto"].KorelasiDto] },
                            "kelompok": { type: [t["./modules/kelola-referensi/korelasi/korelasi.dto"].KelompokKorelasiDto] },
                            "tandai": { type: t["./modules/kelola-referensi/korelasi/korelasi.dto"].KelompokKorelasiDto },
                            "simpan": { type: t["./modules/kelola-referensi/korelasi/korelasi.dto"].KorelasiDto }
                        }
                    }],
                [import("./modules/kelola-referensi/muatan/muatan.controller"), {
                        "MuatanController": {
                            "muat": { summary: "Multipart `file`: looked at, nothing takes effect.", type: t["./modules/kelola-referensi/muatan/muatan.dto"].MuatanDto },
                            "daftar": { type: [t["./modules/kelola-referensi/muatan/muatan.dto"].MuatanDto] },
                            "satu": { type: t["./modules/kelola-referensi/muatan/muatan.dto"].MuatanDto },
                            "perubahan": { type: [t["./modules/kelola-referensi/muatan/muatan.dto"].PerubahanDto] },
                            "terapkan": { type: t["./modules/kelola-referensi/muatan/muatan.dto"].MuatanDto },
                            "urungkan": { type: t["./modules/kelola-referensi/muatan/muatan.dto"].MuatanDto },
                            "buang": { type: t["./modules/kelola-referensi/muatan/muatan.dto"].MuatanDto }
                        }
                    }],
                [import("./modules/neraca/neraca.controller"), {
                        "NeracaController": {
                            "daftar": { summary: "Commodities of a balance year that wait for a determination or have a line; the next year when none is named.", type: [t["./modules/neraca/neraca.dto"].KomoditasNeracaDto] },
                            "satu": { type: t["./modules/neraca/neraca.dto"].PapanDto },
                            "simpan": { summary: "409 with the line as it is when it is not as it was read.", type: t["./modules/neraca/neraca.dto"].GarisDto },
                            "konsep": { summary: "Keeps what is prepared; determines nothing.", type: t["./modules/neraca/neraca.dto"].KonsepDto }
                        }
                    }],
                [import("./modules/neraca/pasokan.controller"), {
                        "PasokanController": {
                            "semua": { type: [t["./modules/neraca/pasokan.dto"].PasokanDto] },
                            "ga": { type: [t["./modules/neraca/pasokan.dto"].PasokanDto] }
                        }
                    }],
                [import("./modules/neraca/penetapan.controller"), {
                        "PenetapanController": {
                            "tetapkan": { summary: "T20: all of these files or none.", type: [t["./modules/neraca/penetapan.dto"].HasilPenetapanDto] },
                            "dataRakormen": { type: t["./modules/neraca/penetapan.dto"].DataRakormenDto }
                        }
                    }],
                [import("./modules/pengguna/kelola/kelola.controller"), {
                        "KelolaPenggunaController": {
                            "semua": { type: [t["./modules/pengguna/pengguna.dto"].PenggunaDto] },
                            "ga": { summary: "Ministries that have users, for the filter.", type: [t["./modules/pengguna/kelola/kelola.dto"].GaPenggunaDto] },
                            "peran": { type: [t["./modules/pengguna/kelola/kelola.dto"].PeranDto] },
                            "eselon": { type: [t["./modules/pengguna/kelola/kelola.dto"].EselonDto] },
                            "elemen": { type: [t["./modules/pengguna/kelola/kelola.dto"].ElemenDasborDto] },
                            "dasbor": { summary: "Parts of the dashboard by eselon user.", type: [t["./modules/pengguna/kelola/kelola.dto"].EselonDto] },
                            "inhouse": { type: t["./modules/pengguna/pengguna.dto"].PenggunaBaruHasil },
                            "monitoring": { type: t["./modules/pengguna/pengguna.dto"].PenggunaBaruHasil },
                            "eselonBaru": { type: t["./modules/pengguna/pengguna.dto"].PenggunaBaruHasil },
                            "aturDasbor": { summary: "Sets all parts of one eselon user; saying it again changes nothing." },
                            "hapusInhouse": {},
                            "hapusMonitoring": {}
                        }
                    }],
                [import("./modules/pengguna/pengguna.controller"), {
                        "PenggunaController": {
                            "cari": { summary: "Search among the accounts that one looks after.", type: [t["./modules/pengguna/pengguna.dto"].PenggunaDto] },
                            "buat": { summary: "Invites a colleague; he gets a mail.", type: t["./modules/pengguna/pengguna.dto"].PenggunaBaruHasil },
                            "kirimUlang": { type: t["./modules/pengguna/pengguna.dto"].PenggunaBaruHasil },
                            "lepasTautan": { summary: "Ends the binding to an identity of another provider, with a proof." },
                            "riwayat": { summary: "What happened to an account, newest first.", type: [t["./modules/pengguna/pengguna.dto"].RiwayatAkunDto] },
                            "sistem": { type: [t["./modules/pengguna/unit/organisasi.dto"].IntegrasiDto] }
                        },
                        "OrganisasiController": {
                            "daftar": { type: [t["./modules/pengguna/unit/organisasi.dto"].OrganisasiDto] },
                            "buat": { type: t["./modules/pengguna/unit/organisasi.dto"].OrganisasiDto },
                            "ubah": { type: t["./modules/pengguna/unit/organisasi.dto"].OrganisasiDto }
                        }
                    }],
                [import("./modules/pengguna/kelola/petugas.controller"), {
                        "PetugasController": {
                            "inhouse": { summary: "Colleagues of one's own ministry, with the files each holds.", type: [t["./modules/pengguna/kelola/kelola.dto"].PetugasDto] },
                            "peran": { type: [t["./modules/pengguna/kelola/kelola.dto"].PeranDto] },
                            "cekIntegrasi": { summary: "Where one's own company is registered; a system that does not answer is left out.", type: [t["./modules/pengguna/unit/organisasi.dto"].IntegrasiDto] },
                            "kelompok": { type: [t["./modules/pengguna/kelola/kelola.dto"].UnitDto] }
                        }
                    }],
                [import("./modules/pengguna/profil/profil.controller"), {
                        "ProfilController": {
                            "ambilFoto": {},
                            "pasangFoto": { summary: "Multipart `file`, with the chosen square in pixels; at most one second of work.", type: t["./modules/pengguna/profil/foto.dto"].FotoHasil },
                            "hapusFoto": {},
                            "kkp": { summary: "KKP's system, for the company of the user; an empty list when it does not answer.", type: [t["./modules/pengguna/unit/organisasi.dto"].IntegrasiDto] },
                            "satu": { type: t["./modules/pengguna/pengguna.dto"].PenggunaRinciDto },
                            "ubah": { type: t["./modules/pengguna/pengguna.dto"].PenggunaRinciDto },
                            "hapus": {}
                        }
                    }],
                [import("./modules/npp/npp-acuan.controller"), {
                        "NppAcuanController": {
                            "barang": { summary: "Tariff lines by commodity group.", type: [t["./modules/npp/npp-acuan.dto"].NppBarangAcuanDto] },
                            "satuan": { summary: "Units that quantities of a plan are counted in (BATAS-02: list 3).", type: [t["./modules/npp/npp-acuan.dto"].NppSatuanDto] },
                            "komoditas": { type: [t["./modules/npp/npp-acuan.dto"].NppKomoditasDto] },
                            "user": { summary: "May this user file a plan, as whom, and why not.", type: t["./modules/npp/npp-acuan.dto"].NppUserDto },
                            "bentukBarang": { type: t["./modules/npp/npp-acuan.dto"].NppBentukDto },
                            "bentukProduksi": { type: t["./modules/npp/npp-acuan.dto"].NppBentukDto },
                            "bentukPenggunaan": { type: t["./modules/npp/npp-acuan.dto"].NppBentukDto },
                            "bentukDistribusi": { type: t["./modules/npp/npp-acuan.dto"].NppBentukDto }
                        }
                    }],
                [import("./modules/npp/npp-dokumen.controller"), {
                        "NppDokumenController": {
                            "daftar": { type: [t["./modules/npp/npp-acuan.dto"].NppDokumenDto] },
                            "unggah": { type: t["./modules/npp/npp-acuan.dto"].NppDokumenDiunggahDto },
                            "unduh": { summary: "a = number of the plan, b = document." },
                            "hapus": { type: t["./modules/npp/npp-acuan.dto"].NppDokumenHapusDto }
                        }
                    }],
                [import("./modules/publik/publik.controller"), {
                        "PublikController": {
                            "keputusan": { summary: "Is this decision genuine, and does it hold today?", type: t["./modules/publik/publik.dto"].KeputusanPublikDto },
                            "berkas": { summary: "Is this file one that the portal has issued? It is compared, and not kept.", type: t["./modules/publik/publik.dto"].BerkasDiperiksaDto },
                            "ringkasan": { type: t["./modules/publik/publik.dto"].RingkasanPublikDto }
                        }
                    }],
                [import("./modules/sso/perizinan.controller"), {
                        "PerizinanSsoController": {
                            "masuk": { summary: "On to the provider; what it does not need is left behind, what it needs must be right." },
                            "token": { summary: "A code or a refresh token for tokens (SESI-15).", type: Object },
                            "cek": { summary: "What the bearer token, or the session of this browser, is good for (SESI-13).", type: t["./modules/sso/perizinan.dto"].KeadaanTokenHasil },
                            "siapa": { summary: "Claims of the person, as far as the token's scope goes.", type: Object },
                            "jwks": { summary: "Public keys of the provider." },
                            "keluar": { summary: "Out at the provider. The portal's own session ends only for who came here by himself, not for another site's link." }
                        }
                    }],
                [import("./modules/sso/sesi-sendiri/sesi-sendiri.controller"), {
                        "SesiSendiriController": {
                            "keadaan": { type: t["./modules/sso/sesi-sendiri/sesi-sendiri.dto"].KeadaanSesiHasil },
                            "periksa": { type: t["./modules/sso/sesi-sendiri/sesi-sendiri.dto"].PeriksaSesiHasil },
                            "akhiri": { type: t["./modules/sso/sesi-sendiri/sesi-sendiri.dto"].AkhiriSesiHasil }
                        }
                    }],
                [import("./modules/sso/klien/token-klien.controller"), {
                        "TokenKlienController": {
                            "kunci": { type: t["./modules/sso/perizinan.dto"].KunciKlienHasil },
                            "token": { type: t["./modules/sso/perizinan.dto"].TokenKlienHasil }
                        }
                    }]
            ]
        }
    };
};
