/** The twelve sound effects by track id. Long because each is synthesized on its own. */
import {
  bell,
  blown,
  burst,
  drum,
  glide,
  highPass,
  lowPass,
  noise,
  resonate,
  shape,
} from "./instruments.ts";
import type { Recording, Score } from "./take.ts";

/** Hz. Higher than for music, because noise has more high frequencies. */
const RATE = 16_000;

const effect = (seconds: number, score: Score, room?: number): Recording => ({
  seconds,
  rate: RATE,
  score,
  room,
});

export const EFFECTS: Readonly<Record<string, Recording>> = {
  // Shop door: two bells and the rattle of the door.
  "track-campana": effect(
    3,
    ({ rate, random, add }) => {
      add(bell(rate, 1_319, 2.6), 0.05, 0.7);
      add(bell(rate, 1_047, 2.4), 0.55, 0.8);
      for (const at of [0, 0.06, 0.5])
        add(
          drum(rate, random, { from: 700, to: 420, decay: 55, seconds: 0.12, click: 1 }),
          at,
          0.15,
        );
    },
    0.3,
  ),

  // Cash register: lever, bell, sliding drawer, coins.
  "track-cajon": effect(2, ({ rate, random, add }) => {
    add(drum(rate, random, { from: 900, to: 300, decay: 50, seconds: 0.12, click: 1.5 }), 0, 0.5);
    add(bell(rate, 2_637, 1.4), 0.09, 0.6);
    const slide = resonate(rate, noise(rate, 0.5, random), (time) => 500 + 900 * time, 0.93);
    add(
      shape(slide, (time) => Math.sin((Math.PI * time) / 0.5) ** 2, rate),
      0.3,
      3.2,
    );
    add(drum(rate, random, { from: 180, to: 70, decay: 16, click: 1.2 }), 0.8, 0.9);
    for (let coin = 0; coin < 9; coin += 1)
      add(bell(rate, 3_000 + random.int(0, 1_800), 0.16), 0.82 + random.next() * 0.3, 0.12);
  }),

  // Frying on a hot plate: a hiss with small cracks.
  "track-comal": effect(
    4,
    ({ rate, random, add }) => {
      const hiss = highPass(rate, noise(rate, 4, random), 2_600);
      add(
        shape(hiss, (time) => 0.25 + 0.75 * Math.exp(-1.1 * time), rate),
        0,
        0.3,
      );
      for (let crack = 0; crack < 190; crack += 1) {
        const spark = { seconds: 0.02, decay: 260, above: 1_200 + random.int(0, 2_500) };
        add(burst(rate, random, spark), 4 * random.next() ** 1.3, 0.15 + 0.75 * random.next() ** 3);
      }
    },
    0.08,
  ),

  // Mill: rotating stones and a slapping belt.
  "track-molino": effect(
    4,
    ({ rate, random, add, beat }) => {
      const stones = resonate(
        rate,
        noise(rate, 4, random),
        (time) => 420 + 60 * Math.sin(19 * time),
        0.95,
      );
      add(
        shape(stones, (time) => 0.6 + 0.4 * Math.sin(2 * Math.PI * 4.5 * time), rate),
        0,
        3,
      );
      add(
        glide(rate, 4, (time) => 52 + 1.5 * Math.sin(28 * time), { harmonics: 10, fall: 1.1 }),
        0,
        0.28,
      );
      beat("x", 0.222, (at) =>
        add(
          drum(rate, random, { from: 220, to: 110, decay: 30, seconds: 0.15, click: 0.9 }),
          at,
          0.5,
        ),
      );
    },
    0.2,
  ),

  // Crumpled paper in three bursts.
  "track-bolsa": effect(
    3,
    ({ rate, random, add }) => {
      for (const [start, seconds, folds] of [
        [0.05, 0.7, 46],
        [0.95, 0.5, 30],
        [1.7, 1.1, 70],
      ] as const)
        for (let fold = 0; fold < folds; fold += 1) {
          const crackle = {
            seconds: 0.05,
            decay: 60 + random.int(0, 160),
            above: 1_100 + random.int(0, 2_600),
          };
          add(
            burst(rate, random, crackle),
            start + seconds * random.next(),
            0.1 + 0.6 * random.next() ** 2,
          );
        }
    },
    0.1,
  ),

  // Thermal printer: lines, a pause, lines, tearing off.
  "track-recibo": effect(
    3,
    ({ rate, random, add }) => {
      const lines = (start: number, count: number) => {
        for (let row = 0; row < count; row += 1) {
          const at = start + row * 0.034;
          add(burst(rate, random, { seconds: 0.03, decay: 120, above: 1_500 }), at, 0.3);
          add(
            glide(rate, 0.03, () => 340 + 30 * (row % 4), { harmonics: 6 }),
            at,
            0.16,
          );
        }
      };
      lines(0.05, 26);
      lines(1.1, 30);
      const tear = highPass(rate, noise(rate, 0.32, random), 1_800);
      add(
        shape(tear, (time) => (time / 0.32) ** 0.6 * (time < 0.3 ? 1 : 0.2), rate),
        2.35,
        0.8,
      );
    },
    0.06,
  ),

  // Rain on a tin roof: steady noise and ringing drops.
  "track-lluvia": effect(
    4,
    ({ rate, random, add }) => {
      add(lowPass(rate, noise(rate, 4, random), 1_700), 0, 0.35);
      add(highPass(rate, noise(rate, 4, random), 3_200), 0, 0.06);
      for (let drop = 0; drop < 110; drop += 1) {
        const ring = resonate(
          rate,
          burst(rate, random, { seconds: 0.12, decay: 90, above: 600 }),
          700 + random.int(0, 1_900),
          0.985,
        );
        add(ring, 4 * random.next(), 2.2 * (0.2 + random.next() ** 2));
      }
    },
    0.3,
  ),

  // Pan flute of a knife grinder: up and down the scale, then fading.
  "track-afilador": effect(
    4,
    ({ rate, random, add }) => {
      const scale = [523, 587, 659, 698, 784, 880, 988, 1_047, 1_175];
      const notes = [...scale, ...scale.toReversed()];
      notes.forEach((frequency, index) => {
        const up = index < scale.length;
        const at = 0.1 + index * 0.1 + (up ? 0 : 0.55);
        const seconds = index === scale.length - 1 ? 0.62 : index === notes.length - 1 ? 0.9 : 0.14;
        const away = up ? 1 : 1 - (index - scale.length) / 14;
        add(
          blown(rate, frequency, seconds, { harmonics: 3, fall: 2, attack: 0.02 }),
          at,
          0.6 * away,
        );
        const breath = resonate(rate, noise(rate, seconds, random), frequency, 0.985);
        add(
          shape(breath, (time) => Math.min(1, time * 30, (seconds - time) * 20), rate),
          at,
          away,
        );
      });
    },
    0.4,
  ),

  // Balloon: two squeaks, then a pop.
  "track-globos": effect(
    2,
    ({ rate, random, add }) => {
      const squeak = (start: number, seconds: number, from: number, to: number) => {
        const rub = glide(
          rate,
          seconds,
          (time) => from + (to - from) * (time / seconds) + 45 * Math.sin(210 * time),
          { harmonics: 7, fall: 0.8 },
        );
        add(
          shape(
            rub,
            (time) => Math.sin((Math.PI * time) / seconds) * (0.7 + 0.3 * Math.sin(130 * time)),
            rate,
          ),
          start,
          0.7,
        );
      };
      squeak(0.05, 0.35, 520, 940);
      squeak(0.5, 0.5, 700, 1_250);
      add(burst(rate, random, { seconds: 0.4, decay: 18, above: 300 }), 1.25, 1.6);
      add(drum(rate, random, { from: 420, to: 80, decay: 20, click: 2 }), 1.25, 1.1);
    },
    0.35,
  ),

  // Milk steamer: a spit, then a hiss that gets darker.
  "track-vapor": effect(
    4,
    ({ rate, random, add }) => {
      const hiss = resonate(rate, noise(rate, 3.7, random), (time) => 3_600 - 700 * time, 0.9);
      add(
        shape(
          hiss,
          (time) =>
            Math.min(1, time * 9) *
            (0.8 + 0.2 * Math.sin(41 * time)) *
            Math.min(1, (3.7 - time) * 3),
          rate,
        ),
        0.12,
        1.7,
      );
      const milk = resonate(
        rate,
        noise(rate, 3, random),
        (time) => 240 + 70 * Math.sin(13 * time),
        0.985,
      );
      add(
        shape(milk, (time) => Math.min(1, time) * Math.min(1, (3 - time) * 4), rate),
        0.7,
        1.6,
      );
      for (const at of [0, 0.07, 3.75])
        add(burst(rate, random, { seconds: 0.09, decay: 40, above: 1_500 }), at, 0.6);
    },
    0.1,
  ),

  // Passing motorbike in mono: pitch (Doppler) and loudness change.
  "track-moto": effect(
    4,
    ({ rate, random, add }) => {
      const near = (time: number) => 1 / (1 + ((time - 2) / 0.62) ** 2);
      const shift = (time: number) => 1 - 0.11 * Math.tanh((time - 2) / 0.42);
      const firing = (time: number) => 74 * shift(time) * (1 + 0.02 * Math.sin(9 * time));
      const engine = glide(rate, 4, firing, { harmonics: 26, fall: 0.75 });
      add(
        shape(
          lowPass(rate, engine, (time) => 500 + 2_600 * near(time)),
          (time) => 0.06 + near(time),
          rate,
        ),
        0,
        0.5,
      );
      const air = lowPass(rate, noise(rate, 4, random), (time) => 400 + 1_800 * near(time));
      add(
        shape(air, (time) => 0.05 + near(time), rate),
        0,
        0.4,
      );
    },
    0.12,
  ),

  // Applause in a small room: thirty people, each with a rhythm of their own.
  "track-aplausos": effect(
    4,
    ({ rate, random, add }) => {
      for (let hands = 0; hands < 30; hands += 1) {
        const beat = 0.17 + 0.09 * random.next();
        const [start, end] = [0.35 * random.next(), 2.6 + 1.2 * random.next()];
        const [tone, loudness] = [800 + random.int(0, 900), 0.35 + 0.65 * random.next()];
        for (let at = start; at < end; at += beat * (0.9 + 0.2 * random.next())) {
          const palm = resonate(
            rate,
            burst(rate, random, { seconds: 0.05, decay: 75, above: 400 }),
            tone,
            0.86,
          );
          add(palm, at, 2.4 * loudness * Math.min(1, (end - at) * 1.5 + 0.2));
        }
      }
    },
    0.35,
  ),
};
