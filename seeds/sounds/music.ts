/**
 * The twelve pieces of music by track id, a few bars each. Long because every piece has its own
 * notes and rhythm; only the instruments are shared.
 */
import {
  bass,
  bell,
  blown,
  burst,
  drum,
  keys,
  lowPass,
  marimba,
  noise,
  pad,
  pitch,
  pluck,
  shape,
} from "./instruments.ts";
import type { Recording, Score, Take } from "./take.ts";

/** Hz. A quarter of a CD's 44,100, enough for a phone's speaker. */
const RATE = 11_025;

const piece = (seconds: number, score: Score, room?: number): Recording => ({
  seconds,
  rate: RATE,
  score,
  room,
});

/** A strummed chord: the strings start `gap` seconds apart. */
function strum(
  take: Take,
  notes: string,
  at: number,
  seconds: number,
  loudness = 0.4,
  gap = 0.012,
) {
  notes.split(" ").forEach((note, string) => {
    const sound = pluck(take.rate, pitch(note), seconds, take.random, { softness: 0.4 });
    take.add(sound, at + string * gap, loudness);
  });
}

const guitar = (take: Take, loudness: number) => (frequency: number, at: number, seconds: number) =>
  take.add(pluck(take.rate, frequency, Math.max(0.6, seconds + 0.5), take.random), at, loudness);
const low = (take: Take, loudness: number) => (frequency: number, at: number, seconds: number) =>
  take.add(bass(take.rate, frequency, Math.max(0.3, seconds)), at, loudness);
const shaker = (take: Take, rhythm: string, step: number, loudness: number, above = 3_000) =>
  take.beat(rhythm, step, (at, stroke) =>
    take.add(burst(take.rate, take.random, { above }), at, loudness * (stroke % 2 ? 0.6 : 1)),
  );
const kick = (take: Take, rhythm: string, step: number, loudness = 0.8) =>
  take.beat(rhythm, step, (at) => take.add(drum(take.rate, take.random), at, loudness));
const snare = (take: Take, rhythm: string, step: number, loudness = 0.4) =>
  take.beat(rhythm, step, (at) => {
    take.add(burst(take.rate, take.random, { seconds: 0.16, decay: 22, above: 900 }), at, loudness);
    take.add(drum(take.rate, take.random, { from: 240, to: 170, decay: 22 }), at, loudness * 0.6);
  });

export const MUSIC: Readonly<Record<string, Recording>> = {
  // Cumbia: güiro (long, short, short), bass on one and three, accordion.
  "track-mercado": piece(7, (take) => {
    const step = 0.15;
    take.beat("x.xx", step, (at, stroke) => {
      const long = stroke % 3 === 0;
      const scrape = { seconds: long ? 0.16 : 0.05, decay: long ? 14 : 50, above: 2_200 };
      take.add(burst(take.rate, take.random, scrape), at, 0.22);
    });
    kick(take, "x...", step, 0.5);
    take.line(
      "G2 - D3 - G2 - B2 - C3 - G3 - C3 - E3 - D3 - A3 - D3 - F#3 - G2 - D3 - G2 - - - ".repeat(2),
      step,
      low(take, 0.6),
    );
    const melody =
      "B4 - D5 B4 G4 - . D5 E5 - D5 C5 E5 - . . F#5 - E5 D5 A4 - C5 - B4 A4 G4 - - - . .";
    take.line(
      `${melody} ${melody.replace("F#5 - E5", "A5 - F#5")}`,
      step,
      (frequency, at, seconds) => {
        const reed = { harmonics: 8, fall: 0.9, attack: 0.03 };
        take.add(blown(take.rate, frequency, seconds + 0.03, reed), at, 0.34);
        take.add(blown(take.rate, frequency * 1.004, seconds + 0.03, reed), at, 0.2);
      },
    );
  }),

  // Solo guitar, fingerpicked.
  "track-jacarandas": piece(
    6,
    (take) => {
      const step = 0.219;
      take.line(
        "C3 G3 E4 G4 C4 G3 E4 B4 A2 E3 C4 E4 A3 E4 C4 G4 F2 C3 A3 C4 F3 C4 E4 C5 G2 D3 B3 D4 G3 B3 D4 -",
        step,
        guitar(take, 0.5),
      );
      take.line(
        "E5 - - - . . D5 - C5 - - - . B4 A4 - A4 - - C5 . . G4 - G4 - - - - - - -",
        step,
        guitar(take, 0.34),
      );
    },
    0.3,
  ),

  // Son: strings and harp in 6/8.
  "track-horno": piece(6, (take) => {
    const step = 0.146;
    for (let bar = 0; bar < 8; bar += 1) {
      const [chord, root] = [
        ["G3 B3 D4 G4", "G2"],
        ["C3 E3 G3 C4", "C3"],
        ["D3 A3 C4 F#4", "D3"],
        ["G3 B3 D4 G4", "G2"],
      ][bar % 4]! as [string, string];
      const start = bar * 6 * step;
      for (const beat of [1, 2, 4, 5]) strum(take, chord, start + beat * step, 0.3, 0.2, 0.006);
      low(take, 0.6)(pitch(root), start, 0.4);
      low(take, 0.5)(pitch(root) * 1.5, start + 3 * step, 0.3);
    }
    take.line(
      "D5 G5 D5 B4 D5 G5 E5 C5 E5 G5 E5 C5 F#5 D5 A4 F#5 A5 F#5 G5 - D5 B4 G4 - B4 D5 G5 B5 A5 G5 G5 E5 C5 E5 G5 C6 A5 F#5 D5 C5 A4 F#4 G4 B4 D5 G5 - -",
      step,
      guitar(take, 0.5),
    );
  }),

  // Electronic: a filtered arpeggio over four-on-the-floor drums.
  "track-madrugada": piece(
    7,
    (take) => {
      const step = 0.125;
      kick(take, "x...", step, 0.9);
      shaker(take, "..x.", step, 0.25);
      shaker(take, "xxxx", step, 0.06, 4_000);
      snare(take, "....x...", step, 0.22);
      take.line("A2 . A2 A3 . A2 . G2 F2 . F2 F3 . F2 . G2 ".repeat(4), step, low(take, 0.55));
      take.line(
        "A4 C5 E5 A5 E5 C5 B4 C5 A4 C5 F5 A5 F5 C5 B4 D5 ".repeat(4),
        step,
        (frequency, at) => {
          const saw = blown(take.rate, frequency, 0.16, { harmonics: 9, fall: 1, attack: 0.004 });
          const open = 700 + 2_600 * Math.sin((Math.PI * at) / 7) ** 2;
          take.add(lowPass(take.rate, saw, open), at, 0.5);
        },
      );
      take.add(pad(take.rate, [220, 261.6, 329.6], 7), 0, 0.14);
    },
    0.2,
  ),

  // Bolero: nylon guitar, maracas, muted trumpet.
  "track-malecon": piece(
    7,
    (take) => {
      const step = 0.25;
      const chords = ["D3 A3 D4 F4", "D3 A3 D4 F4", "G2 D3 Bb3 D4", "A2 E3 G3 C#4"];
      chords.forEach((chord, bar) => {
        const start = bar * 8 * step;
        for (const beat of [0, 2, 3, 4, 6])
          strum(take, chord, start + beat * step, 0.7, 0.22, 0.02);
      });
      shaker(take, "x.xxx.x.", step, 0.12);
      take.line(
        "D3 - - A2 D3 - A2 - D3 - - A2 D3 - F3 - G2 - - D3 G2 - Bb2 - A2 - - E3 A2 - C#3 -",
        step,
        low(take, 0.5),
      );
      take.line(
        ". . A4 - D5 - - E5 F5 - - E5 D5 - . . D5 - - C5 Bb4 - A4 G4 A4 - - - - - . .",
        step,
        (frequency, at, seconds) => {
          const horn = blown(take.rate, frequency, seconds, {
            harmonics: 7,
            fall: 0.8,
            vibrato: 0.008,
          });
          take.add(lowPass(take.rate, horn, 1_900), at, 0.5);
        },
      );
    },
    0.3,
  ),

  // Hip hop: a slow beat under two chords.
  "track-entrega": piece(6, (take) => {
    const step = 0.1667;
    kick(take, "x......x..x.....", step, 1);
    snare(take, "....x.......x...", step, 0.5);
    shaker(take, "x.x.x.xxx.x.x.x.", step, 0.16, 3_500);
    take.line("E2 - - - . . G2 - A2 - - - . B2 . . ".repeat(3), step, low(take, 0.8));
    for (let bar = 0; bar < 3; bar += 1) {
      const start = bar * 16 * step;
      for (const note of ["E4", "G4", "B4", "D5"])
        take.add(keys(take.rate, pitch(note), 1.4), start, 0.22);
      for (const note of ["C4", "E4", "G4", "B4"])
        take.add(keys(take.rate, pitch(note), 1.4), start + 8.5 * step, 0.22);
    }
  }),

  // Bossa nova: guitar, and the clave on the rim of the snare.
  "track-patio": piece(
    7,
    (take) => {
      const step = 0.2;
      take.line(
        "D3 . . D3 A2 . . A2 D3 . . D3 A2 . . A2 G2 . . G2 D3 . . D3 C3 . . C3 G2 . . G2 C3 - - - - - - -",
        step,
        low(take, 0.6),
      );
      const chords = ["F4 A4 C5", "F4 A4 C5", "F4 B4 D5", "E4 G4 B4", "E4 G4 B4"];
      chords.forEach((chord, bar) => {
        for (const beat of [0, 3, 6])
          strum(take, chord, (bar * 8 + beat) * step, 0.45, 0.24, 0.003);
      });
      take.beat("x..x..x...x..x..", step, (at) =>
        take.add(
          drum(take.rate, take.random, { from: 900, to: 760, decay: 60, seconds: 0.1 }),
          at,
          0.2,
        ),
      );
      shaker(take, "xx", step, 0.07, 4_000);
      take.line(
        "A5 - G5 - F5 - E5 D5 - E5 F5 - . A4 - - B4 - D5 - F5 - E5 D5 - C5 B4 - G4 - - . E5 - - - - - - -",
        step,
        (frequency, at, seconds) =>
          take.add(
            blown(take.rate, frequency, seconds, { harmonics: 2, fall: 2, vibrato: 0.006 }),
            at,
            0.42,
          ),
      );
    },
    0.25,
  ),

  // Banda: tuba, clarinets in thirds, cymbals.
  "track-feria": piece(6, (take) => {
    const step = 0.1458;
    take.line(
      "C2 . G2 . C2 . G2 . F2 . C3 . F2 . A2 . G2 . D3 . G2 . B2 . C2 . G2 . C2 - - - ".repeat(2),
      step,
      (frequency, at) =>
        take.add(blown(take.rate, frequency * 2, 0.22, { harmonics: 5, fall: 0.9 }), at, 0.7),
    );
    snare(take, "..x...x...x...xx", step, 0.22);
    shaker(take, "..x.", step, 0.2, 2_500);
    const clarinet = { harmonics: 9, fall: 1.1, odd: true, attack: 0.015 };
    const play = (interval: number) => (frequency: number, at: number, seconds: number) =>
      take.add(blown(take.rate, frequency * interval, seconds, clarinet), at, 0.34);
    const melody =
      "E5 E5 G5 - E5 C5 D5 E5 F5 - A5 - F5 D5 C5 A4 B4 D5 G5 - F5 D5 B4 G4 C5 - E5 - C5 - . .";
    take.line(melody, step, play(1));
    take.line(melody, step, play(2 ** (-4 / 12)));
    take.line(`${". ".repeat(32)}${melody.replace("F5 - A5 -", "A5 - C6 -")}`, step, play(1));
  }),

  // Lo-fi: electric piano with tape wobble and crackle.
  "track-neblina": piece(
    7,
    (take) => {
      const step = 0.2;
      const chords = ["F3 A3 C4 E4", "E3 G3 B3 D4", "D3 F3 A3 C4", "C3 E3 G3 B3", "F3 A3 C4 E4"];
      chords.forEach((chord, bar) => {
        for (const note of chord.split(" ")) {
          take.add(keys(take.rate, pitch(note) * 1.002, 1.6), bar * 8 * step, 0.26);
          take.add(keys(take.rate, pitch(note) * 2 * 0.998, 0.8), (bar * 8 + 3) * step, 0.1);
        }
      });
      take.line(
        "F2 - - - . . C3 . E2 - - - . . B2 . D2 - - - . . A2 . C2 - - - . . G2 . F2 - - -",
        step,
        low(take, 0.8),
      );
      kick(take, "x....x..", step, 0.7);
      snare(take, "....x...", step, 0.22);
      shaker(take, "xxxx", step, 0.06);
      take.line(
        ". . C5 - . A4 - . . . B4 - . G4 - - . . A4 - C5 - E5 - D5 - - - . . . . C5",
        step,
        (frequency, at, seconds) => take.add(keys(take.rate, frequency, seconds + 0.6), at, 0.3),
      );
      const dust = noise(take.rate, 7, take.random).map((one) =>
        Math.abs(one) > 0.9993 ? one : one * 0.006,
      );
      take.add(dust, 0, 0.35);
    },
    0.25,
  ),

  // Folk: a harp pattern.
  "track-telar": piece(
    6,
    (take) => {
      const step = 0.1458;
      const bars = [
        "D3 A3 D4 F#4 A4 F#4 D4 A3",
        "B2 F#3 B3 D4 F#4 D4 B3 F#3",
        "G2 D3 G3 B3 D4 B3 G3 D3",
        "A2 E3 A3 C#4 E4 C#4 A3 E3",
      ];
      const pattern = [...bars, ...bars.slice(0, 1), ...bars.slice(2)].slice(0, 6).join(" ");
      take.line(pattern, step, guitar(take, 0.42));
      take.line(
        "F#5 - - - A5 - - - D5 - - - F#5 - E5 - D5 - - - B4 - D5 - C#5 - - - E5 - - - F#5 - A5 - D6 - - - B5 - A5 - G5 - F#5 -",
        step,
        (frequency, at, seconds) => {
          take.add(
            blown(take.rate, frequency, seconds, { harmonics: 3, fall: 1.8, attack: 0.06 }),
            at,
            0.3,
          );
          take.add(
            shape(noise(take.rate, seconds, take.random), () => 0.012, take.rate),
            at,
          );
        },
      );
    },
    0.35,
  ),

  // Samba: surdo, tamborim, agogô, cavaquinho.
  "track-capoeira": piece(6, (take) => {
    const step = 0.125;
    take.beat("....x.......x...", step, (at) =>
      take.add(drum(take.rate, take.random, { from: 90, to: 62, decay: 5, seconds: 0.6 }), at, 0.9),
    );
    take.beat("x.x.xx.x.x.xx.x.", step, (at) =>
      take.add(
        drum(take.rate, take.random, { from: 520, to: 430, decay: 38, seconds: 0.12, click: 0.6 }),
        at,
        0.34,
      ),
    );
    shaker(take, "xxxx", step, 0.13, 3_500);
    take.beat("x.x..x.x.x..x.x.", step, (at, stroke) =>
      take.add(bell(take.rate, [1_480, 1_110][stroke % 3 === 0 ? 1 : 0]!, 0.25), at, 0.16),
    );
    const chords = ["G4 B4 D5 E5", "A4 C5 E5 F#5", "F#4 A4 C5 D5", "G4 B4 D5 G5"];
    take.beat("x..x..x.x.x..x..", step, (at) => {
      const bar = Math.floor(at / (16 * step));
      strum(take, chords[bar % chords.length]!, at, 0.25, 0.24, 0.004);
    });
  }),

  // Indie: eighth notes on a bright guitar, answered by a marimba.
  "track-andenes": piece(
    7,
    (take) => {
      const step = 0.1667;
      const roots = ["A2", "E2", "F#2", "D2", "A2", "E2"];
      const chords = ["A3 E4 A4 C#5", "E3 B3 E4 G#4", "F#3 C#4 F#4 A4", "D3 A3 D4 F#4"];
      for (let bar = 0; bar < 6; bar += 1) {
        const start = bar * 8 * step;
        for (let eighth = 0; eighth < 8; eighth += 1)
          low(take, 0.42)(pitch(roots[bar]!) * 1, start + eighth * step, 0.2);
        for (const beat of [0, 3, 6]) strum(take, chords[bar % 4]!, start + beat * step, 0.6, 0.2);
      }
      kick(take, "x...x...", step, 0.8);
      snare(take, "..x...x.", step, 0.3);
      shaker(take, "xx", step, 0.09);
      take.line(
        "C#5 E5 A5 E5 C#5 E5 B5 A5 B4 E5 G#5 E5 B4 E5 G#5 B5 A4 C#5 F#5 C#5 A4 C#5 A5 G#5 A4 D5 F#5 D5 A4 D5 F#5 A5 C#5 E5 A5 E5 C#5 E5 B5 A5 G#5 - E5 - B4 - A4 -",
        step,
        (frequency, at) => take.add(marimba(take.rate, frequency), at, 0.34),
      );
    },
    0.2,
  ),
};
