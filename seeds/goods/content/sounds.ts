/**
 * Sounds for a telephone, a shop and a till, synthesized from scores as those of the library. Long because
 * the scores are content.
 */
import { createRandom } from "../../random.ts";
import {
  bass,
  bell,
  blown,
  burst,
  drum,
  keys,
  marimba,
  pad,
  pitch,
  pluck,
} from "../../sounds/instruments.ts";
import { record, type Score, type Take } from "../../sounds/take.ts";
import { encodeWav, peaksOf } from "../../sounds/wav.ts";
import { MEDIA, type Good } from "../good.ts";
import { writeZip } from "../kit/archive.ts";
import { soundsCover } from "../kit/covers.ts";

interface Piece {
  name: string;
  seconds: number;
  score: Score;
  room?: number;
}

/** Pieces as WAV files, with their waves. */
function recordAll(pieces: Readonly<Record<string, Piece>>, rate: number) {
  const files: Record<string, Uint8Array> = {};
  const waves: { name: string; peaks: number[] }[] = [];
  for (const [file, { name, seconds, score, room = 0.2 }] of Object.entries(pieces)) {
    const samples = record({ seconds, rate, score, room }, createRandom(`good ${file}`));
    files[`${file}.wav`] = encodeWav(samples, rate);
    waves.push({ name, peaks: peaksOf(samples) });
  }
  return { files, waves };
}

const guitar = (take: Take, loudness: number) => (frequency: number, at: number, seconds: number) =>
  take.add(pluck(take.rate, frequency, Math.max(0.7, seconds + 0.6), take.random), at, loudness);
const wood = (take: Take, loudness: number) => (frequency: number, at: number) =>
  take.add(marimba(take.rate, frequency), at, loudness);
const low = (take: Take, loudness: number) => (frequency: number, at: number, seconds: number) =>
  take.add(bass(take.rate, frequency, Math.max(0.25, seconds)), at, loudness);
const reed = (take: Take, loudness: number) => (frequency: number, at: number, seconds: number) => {
  for (const detune of [1, 1.004])
    take.add(
      blown(take.rate, frequency * detune, seconds + 0.03, {
        harmonics: 8,
        fall: 0.9,
        attack: 0.03,
      }),
      at,
      loudness / detune ** 90,
    );
};
const piano = (take: Take, loudness: number) => (frequency: number, at: number, seconds: number) =>
  take.add(keys(take.rate, frequency, Math.max(0.8, seconds + 0.4)), at, loudness);

/** Bells one after the other. */
const chime =
  (notes: string, step: number, length: number): Score =>
  (take) =>
    notes
      .split(" ")
      .forEach((note, index) =>
        take.add(bell(take.rate, pitch(note), length), 0.02 + index * step, 0.6),
      );

/** A beat of cumbia under a melody and a bass line. */
const cumbia =
  (step: number, bassLine: string, melody: string, lead: typeof reed): Score =>
  (take) => {
    take.beat("x.xx", step, (at, stroke) => {
      const isLong = stroke % 3 === 0;
      take.add(
        burst(take.rate, take.random, {
          seconds: isLong ? 0.16 : 0.05,
          decay: isLong ? 14 : 50,
          above: 2_000,
        }),
        at,
        0.2,
      );
    });
    take.beat("x...", step, (at) => take.add(drum(take.rate, take.random), at, 0.5));
    take.beat("..x...xx", step, (at) =>
      take.add(drum(take.rate, take.random, { from: 420, to: 300, decay: 26 }), at, 0.2),
    );
    take.line(bassLine, step, low(take, 0.55));
    take.line(melody, step, lead(take, 0.32));
  };

const SCRIPTS = `GUIONES PARA TU CONTESTADORA
Doce mensajes para grabar con tu voz. Léelos de pie, sonriendo y sin prisa; el tono va antes.
Cambia lo que está entre corchetes.

1. Bienvenida
Gracias por llamar a [tu negocio]. En un momento te atendemos.

2. Menú corto
Para pedidos, marca uno. Para citas, marca dos. Para hablar con una persona, espera en la línea.

3. Horario
Atendemos de [martes a domingo], de [ocho de la mañana] a [seis de la tarde].

4. Fuera de horario
Ya cerramos por hoy. Deja tu nombre y tu número después del tono y te llamamos mañana a primera hora.

5. Todas las líneas ocupadas
Estamos atendiendo otra llamada. Si prefieres, escríbenos por WhatsApp a este mismo número.

6. Espera
Sigues en la línea. Tu llamada es la siguiente.

7. Transferencia
Te comunico con [el área]. No cuelgues, por favor.

8. Pedido para llevar
Para llevar, dinos tu nombre, qué quieres y a qué hora pasas. Te confirmamos por mensaje.

9. Día festivo
Mañana no abrimos por el día festivo. Nos vemos el [jueves] con el horario de siempre.

10. Fiestas de diciembre
¡Felices fiestas! Del [veinticuatro] al [veintiséis] descansamos. Ya estamos tomando pedidos de fin de año.

11. Servicio suspendido
Hoy no tenemos [servicio a domicilio]. Con gusto te esperamos en [la sucursal].

12. Despedida
Gracias por llamar. Que tengas muy buen día.
`;

/** Tones and music for a telephone, with scripts to read. */
export function answeringPack(): Good {
  const { files, waves } = recordAll(
    {
      "1-bienvenida": { name: "Bienvenida", seconds: 3, score: chime("C5 E5 G5 C6", 0.22, 1.8) },
      "2-espera-guitarra": {
        name: "Espera, guitarra",
        seconds: 10,
        score: (take) => {
          take.line(
            "C3 G3 E4 G3 A2 E3 C4 E3 F2 C3 A3 C3 G2 D3 B3 D3 ".repeat(4),
            0.22,
            guitar(take, 0.4),
          );
          take.line(
            ". . . . E4 - G4 - A4 - G4 - E4 - D4 - C4 - - - . . . . D4 - E4 - F4 - E4 - D4 - C4 - B3 - C4 - - -",
            0.33,
            guitar(take, 0.35),
          );
        },
      },
      "3-espera-marimba": {
        name: "Espera, marimba",
        seconds: 10,
        score: (take) => {
          take.line(
            "G4 B4 D5 B4 G4 B4 E5 D5 A4 C5 E5 C5 A4 C5 F5 E5 B4 D5 G5 D5 C5 E5 G5 E5 D5 B4 A4 G4 - - . . ".repeat(
              3,
            ),
            0.19,
            wood(take, 0.45),
          );
          take.line("G3 - - - C3 - - - D3 - - - G3 - - - ".repeat(5), 0.19, low(take, 0.3));
        },
      },
      "4-transferencia": { name: "Transferencia", seconds: 2, score: chime("G5 E5", 0.3, 1.2) },
      "5-fuera-de-horario": {
        name: "Fuera de horario",
        seconds: 3,
        score: chime("G5 E5 C5 G4", 0.3, 1.6),
      },
      "6-despedida": { name: "Despedida", seconds: 2.5, score: chime("C6 G5 C6", 0.18, 1.6) },
    },
    8_000,
  );
  return {
    artifakt: 5,
    versions: [
      {
        fileName: "Audio para contestadora.zip",
        mediaType: MEDIA.zip,
        notes: "",
        bytes: writeZip({ ...files, "guiones.txt": SCRIPTS }),
      },
    ],
    cover: soundsCover(waves, { ground: "#1f3a5f", color: "#7fc8f8" }),
  };
}

/** Three short pieces for a shop. */
export function counterCumbia(): Good {
  const { files, waves } = recordAll(
    {
      "1-abrimos": {
        name: "Abrimos",
        seconds: 16,
        score: cumbia(
          0.15,
          "C3 - G3 - C3 - E3 - F3 - C3 - F3 - A3 - G2 - D3 - G3 - B2 - C3 - G3 - C3 - - - ".repeat(
            5,
          ),
          "E5 - G5 E5 C5 - . G5 A5 - G5 F5 A5 - . . B5 - A5 G5 D5 - F5 - E5 D5 C5 - - - . . C5 D5 E5 - G5 - E5 - F5 E5 D5 - F5 - . . G5 F5 D5 - B4 - D5 - C5 - - - . . . . ".repeat(
            2,
          ),
          reed,
        ),
      },
      "2-hora-de-la-comida": {
        name: "La hora de la comida",
        seconds: 16,
        score: cumbia(
          0.135,
          "A2 - E3 - A2 - C3 - D3 - A3 - D3 - F3 - E3 - B3 - E3 - G#3 - A2 - E3 - A2 - - - ".repeat(
            5,
          ),
          "A4 - C5 - E5 - D5 C5 D5 - F5 - A5 - . . G#5 - E5 - B4 - D5 - C5 B4 A4 - - - . . E5 E5 . E5 D5 C5 . . F5 F5 . F5 E5 D5 . . E5 D5 C5 B4 . B4 C5 B4 A4 - - - . . . . ".repeat(
            3,
          ),
          (take, loudness) => wood(take, loudness * 1.5),
        ),
      },
      "3-ya-vamos-a-cerrar": {
        name: "Ya vamos a cerrar",
        seconds: 16,
        score: (take) => {
          cumbia(
            0.18,
            "F2 - C3 - F3 - A2 - A#2 - F3 - A#2 - D3 - C3 - G3 - C3 - E3 - F2 - C3 - F2 - - - ".repeat(
              4,
            ),
            "C5 - - A4 - - F4 - D5 - - A#4 - - . . E5 - D5 - C5 - A#4 - A4 - - - . . . . F5 - - C5 - A4 - . D5 - F5 - D5 - . . C5 - A#4 - G4 - E4 - F4 - - - . . . . ".repeat(
              2,
            ),
            piano,
          )(take);
          for (let bar = 0; bar < 4; bar += 1)
            take.add(pad(take.rate, ["F3", "A3", "C4"].map(pitch), 5), bar * 5.76, 0.1);
        },
      },
    },
    11_025,
  );
  return {
    artifakt: 14,
    versions: [
      {
        fileName: "Cumbia de mostrador.zip",
        mediaType: MEDIA.zip,
        notes: "",
        bytes: writeZip({
          ...files,
          "licencia.txt":
            "Cumbia de mostrador\n\nTres piezas instrumentales originales, hechas por computadora a partir de una partitura propia.\nPuedes ponerlas en tu local, en tus videos y en tus redes, sin límite de tiempo y sin dar crédito.\nNo puedes revenderlas ni registrarlas como tuyas.\n",
        }),
      },
    ],
    cover: soundsCover(waves, { ground: "#7a2e12", color: "#ffc46b" }),
  };
}

/** Fifteen tones for orders, payments and notices. */
export function kindTones(): Good {
  const tone = (name: string, seconds: number, score: Score): Piece => ({ name, seconds, score });
  const mallets =
    (notes: string, step: number): Score =>
    (take) =>
      take.line(notes, step, wood(take, 0.6));
  const plucked =
    (notes: string, step: number): Score =>
    (take) =>
      take.line(notes, step, guitar(take, 0.5));
  const { files, waves } = recordAll(
    {
      "pedido-nuevo": tone("Pedido nuevo", 1.2, chime("E6 G6 C7", 0.09, 0.9)),
      "pedido-listo": tone("Pedido listo", 1.3, mallets("C5 E5 G5 C6", 0.1)),
      "pago-recibido": tone("Pago recibido", 1.2, chime("G6 C7", 0.12, 1)),
      "pago-rechazado": tone("Pago rechazado", 1, mallets("E4 D#4", 0.18)),
      mensaje: tone("Mensaje", 0.9, mallets("G5 C6", 0.1)),
      recordatorio: tone("Recordatorio", 1.2, plucked("A4 E5 A5", 0.14)),
      "cita-en-diez-minutos": tone("Cita en diez minutos", 1.4, plucked("D4 F#4 A4 D5", 0.14)),
      "llego-un-cliente": tone("Llegó un cliente", 1.2, chime("C6 G5", 0.25, 0.9)),
      "stock-bajo": tone("Queda poco", 1.1, mallets("A4 A4 F4", 0.16)),
      error: tone("Error", 0.9, mallets("C4 B3 A#3", 0.13)),
      hecho: tone("Hecho", 0.8, mallets("C6 E6", 0.08)),
      borrado: tone("Borrado", 0.8, mallets("E5 C5", 0.09)),
      "inicio-de-turno": tone("Inicio de turno", 1.4, plucked("C4 E4 G4 C5 E5", 0.1)),
      "fin-de-turno": tone("Fin de turno", 1.4, plucked("E5 C5 G4 E4 C4", 0.1)),
      urgente: tone("Urgente, sin asustar", 1.3, chime("A5 A5 A5", 0.26, 0.6)),
    },
    11_025,
  );
  return {
    artifakt: 22,
    versions: [
      {
        fileName: "Sonidos de notificación amables.zip",
        mediaType: MEDIA.zip,
        notes: "",
        bytes: writeZip(files),
      },
    ],
    cover: soundsCover(waves, { ground: "#123f3a", color: "#7fe0c3" }),
  };
}
