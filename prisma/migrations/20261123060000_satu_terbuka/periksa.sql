-- Open cases of one owner, service, commodity and year: which of them stays is not for a migration to choose. The column of
-- the owning ministry may not be there yet.
SELECT format('ada %s kelompok pengajuan terbuka untuk perusahaan, layanan, komoditas dan tahun yang sama: %s%s. Dengan rilis '
    'yang terpasang, minta pemohon membatalkan kelebihannya atau K/L menyelesaikannya, lalu ulangi.', count(*),
    string_agg(nomor, '; ' ORDER BY ke) FILTER (WHERE ke <= 20), CASE WHEN count(*) > 20 THEN '; dan lainnya' END) AS temuan
FROM (
  SELECT string_agg(p.no_aju, ' dan ' ORDER BY p.id) AS nomor, row_number() OVER (ORDER BY min(p.id)) AS ke
  FROM "pengajuan" p
  WHERE p.kd_status IN ('10','20','21','22','23','25','26','30','31','40','41','42','43')
  GROUP BY p.npwp, p.kd_komoditas, p.tahun, p.kd_rekom, p.id_asal, to_jsonb(p)->>'kd_ga_pemilik' HAVING count(*) > 1) t
HAVING count(*) > 0;
