import { useEffect, useState } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Voices of the browser for a language; undefined until it has said which it has. */
function useVoices(lang: string): SpeechSynthesisVoice[] | undefined {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>();
  useEffect(() => {
    if (!("speechSynthesis" in window)) {
      setVoices([]);
      return;
    }
    const read = () => {
      const all = speechSynthesis.getVoices();
      setVoices(all.filter((voice) => voice.lang.toLowerCase().startsWith(lang)));
    };
    // Chrome fills the list later and says so; a browser without voices never does.
    read();
    speechSynthesis.addEventListener("voiceschanged", read);
    return () => {
      speechSynthesis.removeEventListener("voiceschanged", read);
      speechSynthesis.cancel();
    };
  }, [lang]);
  return voices;
}

/** Reads a text aloud by a voice of the browser, and says which. */
export function ScriptReader({ of, lang }: { of: string; lang: string }) {
  const locale = useLang();
  const voices = useVoices(lang);
  const [name, setName] = useState("");
  const [isReading, setIsReading] = useState(false);
  if (!voices) return null;
  const voice = voices.find((one) => one.name === name) ?? voices[0];
  if (!voice)
    return (
      <p role="status" className="text-sm text-ink-soft">
        {m.media_voice_none({}, locale)}
      </p>
    );
  const press = () => {
    speechSynthesis.cancel();
    if (isReading) {
      setIsReading(false);
      return;
    }
    const said = new SpeechSynthesisUtterance(document.getElementById(of)?.innerText ?? "");
    said.voice = voice;
    said.lang = voice.lang;
    said.onend = said.onerror = () => setIsReading(false);
    speechSynthesis.speak(said);
    setIsReading(true);
  };
  const by = voice.localService ? m.media_voice_by : m.media_voice_away;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <button type="button" className="btn" aria-pressed={isReading} onClick={press}>
          <span className={isReading ? "i-lucide-pause" : "i-lucide-play"} aria-hidden="true" />
          {(isReading ? m.media_listen_stop : m.media_listen)({}, locale)}
        </button>
        {voices.length > 1 && (
          <label className="flex flex-col gap-1 text-sm font-600">
            {m.media_voice({}, locale)}
            <select
              className="field select font-400"
              value={voice.name}
              onChange={(event) => setName(event.target.value)}
            >
              {voices.map((one) => (
                <option key={one.voiceURI} value={one.name}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p className="text-sm text-ink-soft">{by({ voice: voice.name }, locale)}</p>
    </div>
  );
}
