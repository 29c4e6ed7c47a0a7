/// The words that the system writes on the screens of apps, in the languages of their people.
///
/// Assumed: Apple publishes no list; these are the words that iOS is known to show.
enum SystemWords {
  /// The word for a key in a language, its name in lower case with hyphens.
  static func word(_ key: String, _ language: String) -> String? {
    guard let index = rows["en"]?.firstIndex(of: key), let row = rows[language] else { return nil }
    return row.indices.contains(index) ? row[index] : nil
  }

  /// The words of each language, in the same order.
  private static let rows: [String: [String]] = {
    var rows: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: "|").map(String.init)
      rows[words[0]] = Array(words.dropFirst())
    }
    return rows
  }()

  private static let table = """
    en|Back|Cancel|OK|Edit|Done|Search|Share…|Rename|Paste|Time|No Results|No Results for “%@”|Check the spelling or try a new search.
    ar|رجوع|إلغاء|موافق|تحرير|تم|بحث|مشاركة…|إعادة تسمية|لصق|الوقت|لا توجد نتائج|لا توجد نتائج لـ "%@"|تحقق من التهجئة أو حاول إجراء بحث جديد.
    ca|Enrere|Cancel·lar|D’acord|Editar|Fet|Buscar|Compartir…|Canviar el nom|Enganxar|Hora|Cap resultat|Cap resultat per a “%@”|Comprova l’ortografia o fes una cerca nova.
    cs|Zpět|Zrušit|OK|Upravit|Hotovo|Hledat|Sdílet…|Přejmenovat|Vložit|Čas|Žádné výsledky|Žádné výsledky pro „%@“|Zkontrolujte pravopis nebo zkuste jiné hledání.
    da|Tilbage|Annuller|OK|Rediger|OK|Søg|Del…|Omdøb|Indsæt|Tid|Ingen resultater|Ingen resultater for “%@”|Kontroller stavemåden, eller prøv en ny søgning.
    de|Zurück|Abbrechen|OK|Bearbeiten|Fertig|Suchen|Teilen …|Umbenennen|Einsetzen|Uhrzeit|Keine Ergebnisse|Keine Ergebnisse für „%@“|Überprüfe die Schreibweise oder starte eine neue Suche.
    el|Πίσω|Ακύρωση|OK|Επεξεργασία|Τέλος|Αναζήτηση|Κοινή χρήση…|Μετονομασία|Επικόλληση|Ώρα|Κανένα αποτέλεσμα|Κανένα αποτέλεσμα για «%@»|Ελέγξτε την ορθογραφία ή δοκιμάστε μια νέα αναζήτηση.
    es|Atrás|Cancelar|OK|Editar|OK|Buscar|Compartir…|Renombrar|Pegar|Hora|Sin resultados|Sin resultados para “%@”|Comprueba la ortografía o haz una nueva búsqueda.
    fi|Takaisin|Kumoa|OK|Muokkaa|Valmis|Etsi|Jaa…|Nimeä uudelleen|Sijoita|Aika|Ei tuloksia|Ei tuloksia haulle ”%@”|Tarkista oikeinkirjoitus tai kokeile uutta hakua.
    fr|Retour|Annuler|OK|Modifier|OK|Rechercher|Partager…|Renommer|Coller|Heure|Aucun résultat|Aucun résultat pour « %@ »|Vérifiez l’orthographe ou lancez une nouvelle recherche.
    he|חזרה|ביטול|אישור|עריכה|סיום|חיפוש|שיתוף…|שינוי שם|הדבקה|שעה|אין תוצאות|אין תוצאות עבור ״%@״|יש לבדוק את האיות או לנסות חיפוש חדש.
    hu|Vissza|Mégsem|OK|Szerkesztés|Kész|Keresés|Megosztás…|Átnevezés|Beillesztés|Idő|Nincs találat|Nincs találat erre: „%@”|Ellenőrizze a helyesírást, vagy próbálkozzon egy új kereséssel.
    id|Kembali|Batal|OKE|Edit|Selesai|Cari|Bagikan…|Ganti Nama|Tempel|Waktu|Tidak Ada Hasil|Tidak Ada Hasil untuk “%@”|Periksa ejaan atau coba pencarian baru.
    it|Indietro|Annulla|OK|Modifica|Fine|Cerca|Condividi…|Rinomina|Incolla|Ora|Nessun risultato|Nessun risultato per “%@”|Controlla l’ortografia o prova una nuova ricerca.
    ja|戻る|キャンセル|OK|編集|完了|検索|共有…|名称変更|ペースト|時刻|結果なし|“%@”の検索結果はありません|スペルを確認するか、新しい検索を試してください。
    ko|뒤로|취소|확인|편집|완료|검색|공유…|이름 변경|붙여넣기|시간|결과 없음|‘%@’에 대한 결과 없음|맞춤법을 확인하거나 새로 검색해 보십시오.
    nb|Tilbake|Avbryt|OK|Rediger|Ferdig|Søk|Del…|Gi nytt navn|Lim inn|Tid|Ingen resultater|Ingen resultater for «%@»|Kontroller stavemåten, eller prøv et nytt søk.
    nl|Terug|Annuleer|OK|Wijzig|Gereed|Zoek|Deel…|Wijzig naam|Plak|Tijd|Geen resultaten|Geen resultaten voor ‘%@’|Controleer de spelling of probeer een nieuwe zoekopdracht.
    pl|Wróć|Anuluj|OK|Edytuj|Gotowe|Szukaj|Udostępnij…|Zmień nazwę|Wklej|Godzina|Brak wyników|Brak wyników dla „%@”|Sprawdź pisownię lub spróbuj ponownie wyszukać.
    pt|Voltar|Cancelar|OK|Editar|OK|Buscar|Compartilhar…|Renomear|Colar|Hora|Nenhum Resultado|Nenhum Resultado para “%@”|Verifique a ortografia ou tente uma nova busca.
    pt-pt|Voltar|Cancelar|OK|Editar|OK|Procurar|Partilhar…|Alterar nome|Colar|Hora|Sem resultados|Sem resultados para “%@”|Verifique a ortografia ou tente uma nova pesquisa.
    ru|Назад|Отменить|ОК|Изменить|Готово|Поиск|Поделиться…|Переименовать|Вставить|Время|Нет результатов|Нет результатов по запросу «%@»|Проверьте правильность написания или попробуйте новый запрос.
    sv|Tillbaka|Avbryt|OK|Redigera|Klar|Sök|Dela…|Byt namn|Klistra in|Tid|Inga resultat|Inga resultat för ”%@”|Kontrollera stavningen eller prova en ny sökning.
    th|กลับ|ยกเลิก|ตกลง|แก้ไข|เสร็จสิ้น|ค้นหา|แชร์…|เปลี่ยนชื่อ|วาง|เวลา|ไม่มีผลลัพธ์|ไม่มีผลลัพธ์สำหรับ “%@”|ตรวจสอบการสะกดหรือลองค้นหาใหม่
    tr|Geri|Vazgeç|Tamam|Düzenle|Bitti|Ara|Paylaş…|Adını Değiştir|Yapıştır|Saat|Sonuç Yok|“%@” için Sonuç Yok|Yazımı denetleyin veya yeni bir arama yapın.
    uk|Назад|Скасувати|OK|Змінити|Готово|Пошук|Поширити…|Перейменувати|Вставити|Час|Немає результатів|Немає результатів для «%@»|Перевірте правопис або спробуйте новий пошук.
    vi|Quay lại|Hủy|OK|Sửa|Xong|Tìm kiếm|Chia sẻ…|Đổi tên|Dán|Thời gian|Không có kết quả|Không có kết quả cho “%@”|Hãy kiểm tra chính tả hoặc thử tìm kiếm mới.
    zh-hans|返回|取消|好|编辑|完成|搜索|共享…|重新命名|粘贴|时间|无结果|没有“%@”的结果|请检查拼写或尝试新的搜索。
    zh-hant|返回|取消|好|編輯|完成|搜尋|分享…|重新命名|貼上|時間|沒有結果|沒有「%@」的結果|請檢查拼字或嘗試新的搜尋。
    """
}
