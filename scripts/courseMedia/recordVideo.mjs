// Runs in the page: draws the cards of a course on a canvas and hands each picture to the browser's encoder.
// It is one function, because the page gets nothing but its text.

/**
 * The frames of a course's video, as `{ time, key, data }` with the data in base64.
 */
export async function recordVideo({ course, timeline, width, height }) {
  const canvas = new OffscreenCanvas(width, height);
  const draw = canvas.getContext('2d', { alpha: false });
  const left = 72;
  const across = width - 2 * left;
  const green = 'oklch(40% .09 150)';
  const ink = 'oklch(24% .02 270)';
  const second = 'oklch(43% .02 270)';
  const heading = (size) => `600 ${size}px "Instrument Sans Variable"`;
  const body = (size, weight = 400) => `${weight} ${size}px "Inter Variable"`;

  const linesOf = (text, room) => {
    const lines = [''];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (draw.measureText(longer).width <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const write = (text, x, y, { font, color, lineHeight, room = across, maxLines = 3 }) => {
    draw.font = font;
    draw.fillStyle = color;
    const lines = linesOf(text, room);
    if (lines.length > maxLines) throw new Error(`"${text}" does not fit on its card.`);
    lines.forEach((line, index) => draw.fillText(line, x, y + index * lineHeight));
    return y + lines.length * lineHeight;
  };
  // The mark of the company: an arch, a door.
  const mark = (x, y, color) => {
    draw.fillStyle = color;
    draw.beginPath();
    draw.arc(x + 13, y + 13, 13, Math.PI, 0);
    draw.lineTo(x + 26, y + 34);
    draw.lineTo(x, y + 34);
    draw.fill();
  };

  const drawFirst = () => {
    draw.fillStyle = green;
    draw.fillRect(0, 0, width, height);
    mark(left, 64, 'white');
    write('Northwind Learning', left + 42, 90, { font: body(20, 600), color: 'white', lineHeight: 24 });
    const y = write(course.title, left, 236, { font: heading(60), color: 'white', lineHeight: 68 });
    write(`${course.category}  ·  ${course.level}`, left, y - 8, {
      font: body(22),
      color: 'oklch(92% .05 150)',
      lineHeight: 28,
    });
  };
  const drawLesson = ({ index, step }, fresh) => {
    const lesson = course.lessons[index];
    draw.fillStyle = 'oklch(98.4% .005 85)';
    draw.fillRect(0, 0, width, height);
    draw.fillStyle = green;
    draw.fillRect(0, 0, 12, height);
    const label = `Lesson ${index + 1} of ${course.lessons.length}`;
    write(label, left, 52, { font: body(18, 600), color: green, lineHeight: 24 });
    write(lesson.title, left, 96, { font: heading(38), color: ink, lineHeight: 44, maxLines: 1 });
    lesson.keyPoints.slice(0, step).forEach(({ point, why }, position) => {
      const shown = position === step - 1 ? fresh : 1;
      const x = left + 52;
      const y = 156 + position * 98 + (1 - shown) * 10;
      draw.globalAlpha = shown;
      draw.fillStyle = green;
      draw.beginPath();
      draw.arc(left + 17, y - 9, 17, 0, 2 * Math.PI);
      draw.fill();
      draw.textAlign = 'center';
      write(`${position + 1}`, left + 17, y - 2, { font: body(18, 600), color: 'white', lineHeight: 20 });
      draw.textAlign = 'left';
      const room = width - left - x;
      write(point, x, y, { font: body(26, 600), color: ink, lineHeight: 32, room, maxLines: 1 });
      write(why, x, y + 30, { font: body(20), color: second, lineHeight: 27, room, maxLines: 1 });
      draw.globalAlpha = 1;
    });
  };
  const drawLast = () => {
    draw.fillStyle = green;
    draw.fillRect(0, 0, width, height);
    const y = write('Now try it', left, 150, { font: heading(52), color: 'white', lineHeight: 64 });
    write('The lessons and their exercises are in the PDF of this course:', left, y, {
      font: body(24),
      color: 'oklch(92% .05 150)',
      lineHeight: 32,
    });
    course.lessons.forEach(({ title }, index) =>
      write(`${index + 1}.  ${title}`, left, y + 66 + index * 44, {
        font: body(26, 500),
        color: 'white',
        lineHeight: 34,
      }),
    );
  };

  await Promise.all(
    [heading(40), body(20), body(20, 500), body(20, 600)].map((font) => document.fonts.load(font)),
  );
  const frames = [];
  let failed = null;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const text = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
      frames.push({ time: Math.round(chunk.timestamp / 1000), key: chunk.type === 'key', data: btoa(text) });
    },
    error: (error) => (failed = error),
  });
  encoder.configure({ codec: 'vp09.00.30.08', width, height, bitrateMode: 'quantizer', framerate: 10 });

  // Ten pictures a second while something moves, one a second while it rests.
  const moving = 400;
  let lastKey = -Infinity;
  for (const scene of timeline.scenes) {
    let next;
    for (let time = scene.start; time < scene.end; time = next) {
      const fresh = Math.min(1, (time - scene.start) / moving);
      next = Math.min(scene.end, time + (fresh < 1 ? 100 : 1000));
      if (scene.kind === 'first') drawFirst();
      else if (scene.kind === 'lesson') drawLesson(scene, scene.step === 0 ? 1 : fresh);
      else drawLast();
      const keyFrame = scene.step === 0 ? time === scene.start : time - lastKey >= 15_000;
      if (keyFrame) lastKey = time;
      const frame = new VideoFrame(canvas, { timestamp: time * 1000, duration: (next - time) * 1000 });
      encoder.encode(frame, { keyFrame, vp9: { quantizer: 34 } });
      frame.close();
    }
    await encoder.flush();
  }
  encoder.close();
  if (failed) throw failed;
  return frames;
}

/** Plays a video and jumps to its middle. Returns what the browser found. */
export async function tryVideo(base64) {
  const video = document.createElement('video');
  video.muted = true;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const happens = (name) =>
    new Promise((resolve, reject) => {
      video.addEventListener(name, resolve, { once: true });
      video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
    });
  const loaded = happens('loadeddata');
  video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
  await loaded;
  const moved = happens('seeked');
  video.currentTime = video.duration / 2;
  await moved;
  const middle = video.currentTime;
  const advanced = happens('timeupdate');
  await video.play();
  await advanced;
  return { duration: video.duration, middle, width: video.videoWidth, height: video.videoHeight };
}
