/** Models in three dimensions as binary glTF 2.0 (.glb), in metres, and their pictures. */
import { coverOf } from "./covers.ts";

/** A part of a model: a box or a round column that stands on its place. */
export interface Part {
  name: string;
  shape: "box" | "column";
  /** Width, height and depth in metres; a column's first one is its diameter. */
  size: readonly [number, number, number];
  /** Middle of its foot: right, up, towards the viewer. */
  at: readonly [number, number, number];
  /** Six hexadecimal digits after a hash. */
  color: string;
  /** Glass. */
  opacity?: number;
}

interface Face {
  corners: [number, number, number][];
  normal: [number, number, number];
}

const SIDES = 20;

function facesOf({ shape, size: [width, height, depth] }: Part): Face[] {
  const [w, d] = [width / 2, depth / 2];
  if (shape === "box") {
    const face = (normal: Face["normal"], ...corners: Face["corners"]): Face => ({
      normal,
      corners,
    });
    return [
      face([0, 0, 1], [-w, 0, d], [w, 0, d], [w, height, d], [-w, height, d]),
      face([0, 0, -1], [w, 0, -d], [-w, 0, -d], [-w, height, -d], [w, height, -d]),
      face([1, 0, 0], [w, 0, d], [w, 0, -d], [w, height, -d], [w, height, d]),
      face([-1, 0, 0], [-w, 0, -d], [-w, 0, d], [-w, height, d], [-w, height, -d]),
      face([0, 1, 0], [-w, height, d], [w, height, d], [w, height, -d], [-w, height, -d]),
      face([0, -1, 0], [-w, 0, -d], [w, 0, -d], [w, 0, d], [-w, 0, d]),
    ];
  }
  const ring = Array.from({ length: SIDES }, (_, index) => {
    const angle = (2 * Math.PI * index) / SIDES;
    return [w * Math.cos(angle), w * Math.sin(angle)] as const;
  });
  const sides = ring.map(([x, z], index): Face => {
    const [nextX, nextZ] = ring[(index + 1) % SIDES]!;
    const middle = (2 * Math.PI * (index + 0.5)) / SIDES;
    return {
      normal: [Math.cos(middle), 0, Math.sin(middle)],
      corners: [
        [nextX, 0, nextZ],
        [x, 0, z],
        [x, height, z],
        [nextX, height, nextZ],
      ],
    };
  });
  return [
    ...sides,
    {
      normal: [0, 1, 0],
      corners: ring.map(([x, z]): [number, number, number] => [x, height, z]).reverse(),
    },
    { normal: [0, -1, 0], corners: ring.map(([x, z]): [number, number, number] => [x, 0, z]) },
  ];
}

const channels = (color: string) =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255) as [number, number, number];
/** sRGB to linear light, as glTF stores colours. */
const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** A model as .glb: one named node for each part, so that it is moved and hidden by itself. */
export function writeModel(name: string, parts: readonly Part[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const views: object[] = [];
  const accessors: object[] = [];
  const store = (data: Float32Array | Uint16Array, accessor: object, target: number) => {
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    views.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, target });
    accessors.push({ bufferView: views.length - 1, ...accessor });
    chunks.push(padded);
    length += padded.length;
    return accessors.length - 1;
  };
  const looks = [...new Set(parts.map(({ color, opacity = 1 }) => `${color} ${opacity}`))];
  const materials = looks.map((look) => {
    const [color, opacity] = look.split(" ") as [string, string];
    const isGlass = Number(opacity) < 1;
    return {
      name: color,
      pbrMetallicRoughness: {
        baseColorFactor: [
          ...channels(color).map((value) => Number(linear(value).toFixed(4))),
          Number(opacity),
        ],
        metallicFactor: 0,
        roughnessFactor: isGlass ? 0.1 : 0.75,
      },
      ...(isGlass && { alphaMode: "BLEND" }),
    };
  });
  const meshes = parts.map((part) => {
    const faces = facesOf(part);
    const corners = faces.flatMap((face) => face.corners);
    const normals = faces.flatMap(({ corners: { length: count }, normal }) =>
      Array.from({ length: count }, () => normal),
    );
    const indices: number[] = [];
    let first = 0;
    for (const face of faces) {
      for (let at = 2; at < face.corners.length; at += 1)
        indices.push(first, first + at - 1, first + at);
      first += face.corners.length;
    }
    const places = new Float32Array(corners.flat());
    const bound = (pick: (...values: number[]) => number) =>
      [0, 1, 2].map((axis) => Math.fround(pick(...corners.map((corner) => corner[axis]!))));
    return {
      name: part.name,
      primitives: [
        {
          attributes: {
            POSITION: store(
              places,
              {
                componentType: 5126,
                count: corners.length,
                type: "VEC3",
                min: bound(Math.min),
                max: bound(Math.max),
              },
              34_962,
            ),
            NORMAL: store(
              new Float32Array(normals.flat()),
              { componentType: 5126, count: normals.length, type: "VEC3" },
              34_962,
            ),
          },
          indices: store(
            new Uint16Array(indices),
            { componentType: 5123, count: indices.length, type: "SCALAR" },
            34_963,
          ),
          material: looks.indexOf(`${part.color} ${part.opacity ?? 1}`),
        },
      ],
    };
  });
  const json = JSON.stringify({
    asset: { version: "2.0", generator: "Plaza" },
    scene: 0,
    scenes: [{ name, nodes: parts.map((_, index) => index) }],
    nodes: parts.map(({ name: part, at }, index) => ({
      name: part,
      mesh: index,
      translation: [...at],
    })),
    meshes,
    materials,
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: length }],
  });
  const text = new TextEncoder().encode(json);
  const head = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20);
  head.set(text);
  const file = new Uint8Array(12 + 8 + head.length + 8 + length);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x46546c67, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, file.length, true);
  view.setUint32(12, head.length, true);
  view.setUint32(16, 0x4e4f534a, true);
  file.set(head, 20);
  let at = 20 + head.length;
  view.setUint32(at, length, true);
  view.setUint32(at + 4, 0x004e4942, true);
  at += 8;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}

/** The model from the front right and above, its far faces first. */
export function modelCover(parts: readonly Part[], ground: string): string {
  const turn = -0.62;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const project = ([x, y, z]: readonly number[]) => {
    const [a, b] = [x! * cos + z! * sin, -x! * sin + z! * cos];
    return { x: a, y: b * 0.5 - y! * 0.87, depth: b * 0.87 + y! * 0.5 };
  };
  const faces = parts.flatMap((part) =>
    facesOf(part).flatMap(({ corners, normal }) => {
      const seen = project(normal).depth;
      if (seen <= 0.001) return [];
      const points = corners.map((corner) =>
        project(corner.map((value, axis) => value + part.at[axis]!)),
      );
      const middle = project([part.at[0], part.at[1] + part.size[1] / 2, part.at[2]]);
      const depth = points.reduce((sum, point) => sum + point.depth, 0) / points.length;
      const light = 0.62 + 0.3 * Math.max(0, normal[1]) + 0.16 * Math.max(0, normal[2]);
      const shade = channels(part.color).map((value) =>
        Math.round(Math.min(1, value * light) * 255),
      );
      // Floors and walls are wide: their middle says nothing of what stands before them.
      const isRoom = /^(piso|muro)/.test(part.name);
      return [
        {
          isRoom,
          points,
          depth: depth * 0.4 + middle.depth * 0.6,
          fill: `rgb(${shade.join(",")})`,
          opacity: part.opacity ?? 1,
        },
      ];
    }),
  );
  faces.sort((a, b) => Number(b.isRoom) - Number(a.isRoom) || a.depth - b.depth);
  const all = faces.flatMap(({ points }) => points);
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const scale = Math.min(410 / (right - left), 300 / (bottom - top));
  const place = ({ x, y }: { x: number; y: number }) =>
    `${((x - (left + right) / 2) * scale + 240).toFixed(1)} ${((y - (top + bottom) / 2) * scale + 180).toFixed(1)}`;
  const body = faces.map(
    ({ points, fill, opacity }) =>
      `<path d="M${points.map(place).join("L")}z" fill="${fill}" stroke="${fill}" stroke-width=".6"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`,
  );
  return coverOf(body.join(""), ground);
}
