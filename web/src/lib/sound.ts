// Short sounds, made here: a stone laid down, a gong for one's turn, a dull knock for a refusal.

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function tone(at: AudioContext, pitch: number, start: number, length: number, loud: number, shape: OscillatorType): void {
  const source = at.createOscillator();
  const volume = at.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at.currentTime + start);
  source.frequency.exponentialRampToValueAtTime(pitch * 0.96, at.currentTime + start + length);
  volume.gain.setValueAtTime(0.0001, at.currentTime + start);
  volume.gain.exponentialRampToValueAtTime(loud, at.currentTime + start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + start + length);
  source.connect(volume).connect(at.destination);
  source.start(at.currentTime + start);
  source.stop(at.currentTime + start + length + 0.05);
}

/** A piece is laid down. */
export function knock(): void {
  const at = audio();
  if (at === null) return;
  tone(at, 190, 0, 0.09, 0.16, "triangle");
  tone(at, 92, 0, 0.13, 0.2, "sine");
}

/** It is the listener's turn. */
export function gong(): void {
  const at = audio();
  if (at === null) return;
  for (const [pitch, loud] of [[294, 0.14], [440, 0.08], [587, 0.05]] as const) tone(at, pitch, 0, 1.3, loud, "sine");
}

/** Something can't be done. */
export function thud(): void {
  const at = audio();
  if (at !== null) tone(at, 120, 0, 0.16, 0.14, "sine");
}

/** The game is over. */
export function fanfare(): void {
  const at = audio();
  if (at === null) return;
  [392, 523, 659, 784].forEach((pitch, step) => tone(at, pitch, step * 0.14, 0.6, 0.1, "triangle"));
}
