import type { Guides } from "./index";

/** German guides for people who use Glossa. */
export const guides: Guides = {
  guidelines: `
Von den Richtlinien hängt ab, wie gut die Antworten mehrerer Personen übereinstimmen. Annotierende sehen sie neben jedem Datensatz.

## Was hineingehört

- **Der Zweck** in einem Satz: wofür die Antworten verwendet werden.
- **Jede Option** mit einer Definition und einem Beispiel, für das sie richtig ist.
- **Grenzfälle**: zwei Datensätze, die sich ähneln und verschieden beantwortet werden, und der Grund dafür.
- **Wann ein Datensatz verworfen wird**, etwa wenn sein Text in einer anderen Sprache ist.

## Wie man sie schreibt

- Schreiben Sie, was zu tun ist: „Wählen Sie *Beschwerde*, wenn die Kundin eine Lösung verlangt.“
- Verwenden Sie Listen und kurze Sätze. Mitten in der Arbeit liest niemand eine ganze Seite.
- Lassen Sie zwei Personen dieselben zwanzig Datensätze beantworten und vergleichen Sie die Antworten. Nehmen Sie jede Abweichung als Beispiel auf.

Die Richtlinien bearbeiten Sie in den Einstellungen des Datasets; die Vorschau zeigt, was Annotierende sehen.`,
  questionTypes: `
Ein Datensatz kann mehrere Fragen haben. Jede hat einen von sechs Typen.

| Typ | Passt, wenn |
|---|---|
| Label | genau eine von wenigen Optionen richtig ist |
| Mehrfachlabel | mehrere Optionen oder keine richtig sein können |
| Bewertung | die Antwort eine Zahl auf einer Skala ist |
| Rangfolge | Optionen oder Texte geordnet werden; gleiche Ränge sind möglich |
| Text | die Antwort geschrieben oder ein Vorschlag korrigiert wird |
| Textstelle | Wörter in einem Text markiert und mit Labels versehen werden |

## Empfehlungen

- Fragen Sie je Frage nach einer Sache. Zwei kurze Fragen sind schneller beantwortet als eine mit kombinierten Optionen.
- Nennen Sie die häufigsten Optionen zuerst: Jede hat eine Nummer, deren Taste sie auswählt.
- Machen Sie eine Frage nur dann zur Pflicht, wenn sie sich für jeden Datensatz beantworten lässt.
- Fügen Sie Vorschläge eines Modells hinzu: Einen zu bestätigen kostet eine einzige Taste.

Felder und Fragen eines Datasets stehen mit seiner Veröffentlichung fest. Titel und Texte können Sie auch danach ändern.`,
  distribution: `
Die Einstellungen eines Datasets legen fest, wie viele **abgegebene Antworten** einen Datensatz abschließen.

- **1** – jeden Datensatz beantwortet eine Person. So ist ein Dataset am schnellsten fertig.
- **2 oder mehr** – jeden Datensatz beantworten mehrere Personen. So lässt sich messen, wie sehr sie übereinstimmen.

Ein abgeschlossener Datensatz verschwindet aus der Warteschlange aller, die ihn noch nicht beantwortet haben. Die Zahl kann jederzeit geändert werden: Datensätze mit weniger abgegebenen Antworten werden wieder offen, solche mit genügend Antworten sind abgeschlossen.

## Wer woran arbeitet

- Mitglieder eines Arbeitsbereichs sehen dessen Datasets. Personen fügt ein Eigentümer hinzu.
- Alle erhalten die offenen Datensätze in verschiedener Reihenfolge und arbeiten so nur selten am selben.
- Die Liste der Datasets zeigt, wie viele Datensätze abgeschlossen sind und wer geantwortet hat. In einem Dataset zeigt der Fortschritt des Teams dies je Person und *Übereinstimmung*, für Eigentümer und Admins, wie oft alle gleich geantwortet haben.
- Filter wählen einen Teil der Datensätze aus, etwa eine Sprache. Verschicken Sie den Link: Die Adresse enthält die Filter.`,
  answering: `
Sie können alles mit der Tastatur erledigen.

| Taste | Wirkung |
|---|---|
| 1–9 | Wählt die Option mit dieser Nummer |
| Tab | Geht zur nächsten Frage |
| Eingabe | Gibt die Antworten ab und zeigt den nächsten Datensatz |
| Rücktaste | Verwirft den Datensatz |
| ← → | Geht zum vorigen oder nächsten Datensatz |
| Strg+S | Speichert die Antworten als Entwurf |
| Strg+Z | Macht den letzten Schritt rückgängig, auch wenn er schon gesendet ist |
| ? | Zeigt alle Tastenkürzel |

Auf einem Mac drücken Sie ⌘ statt Strg.

## Vorschläge

Werte mit gestricheltem Rand hat ein Modell vorgeschlagen. Prüfen Sie sie und drücken Sie die Eingabetaste; was Sie stehen lassen, wird Ihre Antwort. Was Sie selbst wählen, hat einen durchgezogenen Rand.

## Nichts geht verloren

Antworten bleiben in diesem Browser gespeichert, bis der Server sie bestätigt hat, auch ohne Netz. Schließen Sie die Seite vor dem Abgeben, sind Ihre Änderungen wieder da, wenn Sie zurückkommen.`,
  finding: `
## Datasets

Geben Sie in die Suche der Startseite einen Teil des Namens ein oder wählen Sie Arbeitsbereiche aus. Die Adresse enthält Suche und Filter und eignet sich daher als Lesezeichen.

## Datensätze

- **Suche** – das Suchfeld findet Wörter in allen Feldern oder in einem. Die Taste / führt dorthin.
- **Status** – offene Datensätze haben noch keine Antwort von Ihnen. Entwürfe, abgegebene und verworfene Datensätze sind eigene Listen, in denen Sie Ihre Antworten ändern können.
- **Filter** – nach Metadaten, nach Ihren Antworten, nach Vorschlägen und deren Werten.
- **Sortieren** – nach mehreren Werten nacheinander.
- **Ähnliche finden** – zeigt die Datensätze, die dem aktuellen am ähnlichsten sind, wenn das Dataset Vektoren hat.

## Viele Datensätze auf einmal

Der Sammelmodus zeigt eine Liste. Wählen Sie Datensätze mit der Leertaste aus, wählen Sie die Antwort einmal und geben Sie sie für alle ab. Strg+Z macht das in einem Schritt rückgängig.`,
};
