/** Six small sounds, made here: no files, no noise before the first touch. */
import { settings } from './settings.svelte'

export type Sound = 'place' | 'flip' | 'coin' | 'turn' | 'win' | 'refuse'

interface Note {
  at: number // seconds from now
  pitch: number // Hz
  length: number
  shape: OscillatorType
  loud: number
  slide?: number // pitch at the end
}

const SCORES: Record<Sound, readonly Note[]> = {
  place: [
    { at: 0, pitch: 190, slide: 95, length: 0.09, shape: 'sine', loud: 0.5 },
    { at: 0, pitch: 900, slide: 300, length: 0.02, shape: 'triangle', loud: 0.12 },
  ],
  flip: [
    { at: 0, pitch: 520, slide: 980, length: 0.06, shape: 'triangle', loud: 0.14 },
    { at: 0.05, pitch: 240, slide: 140, length: 0.06, shape: 'sine', loud: 0.28 },
  ],
  coin: [
    { at: 0, pitch: 1568, length: 0.08, shape: 'triangle', loud: 0.12 },
    { at: 0.06, pitch: 2093, length: 0.18, shape: 'triangle', loud: 0.12 },
  ],
  turn: [
    { at: 0, pitch: 523, length: 0.16, shape: 'sine', loud: 0.22 },
    { at: 0.13, pitch: 784, length: 0.28, shape: 'sine', loud: 0.22 },
  ],
  win: [
    { at: 0, pitch: 523, length: 0.2, shape: 'triangle', loud: 0.18 },
    { at: 0.14, pitch: 659, length: 0.2, shape: 'triangle', loud: 0.18 },
    { at: 0.28, pitch: 784, length: 0.2, shape: 'triangle', loud: 0.18 },
    { at: 0.42, pitch: 1047, length: 0.5, shape: 'triangle', loud: 0.2 },
  ],
  refuse: [{ at: 0, pitch: 160, slide: 120, length: 0.14, shape: 'square', loud: 0.06 }],
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  for (const note of SCORES[sound]) strike(context, note)
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at
  const source = audio.createOscillator()
  const volume = audio.createGain()
  source.type = note.shape
  source.frequency.setValueAtTime(note.pitch, start)
  if (note.slide) source.frequency.exponentialRampToValueAtTime(note.slide, start + note.length)
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(note.loud * 0.5, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0005, start + note.length)
  source.connect(volume).connect(audio.destination)
  source.start(start)
  source.stop(start + note.length + 0.02)
}
