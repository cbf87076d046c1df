extension ReportPage {
  /// The player of a strip: a scrubber over its instants.
  static let playerScript = #"""
    /** The player that is up; `null` where nothing moves. */
    let player = null;

    function makePlayer(entry) {
      stopPlayer();
      player = null;
      const films = (stage?.panes ?? []).filter((pane) => pane.film);
      if (films.length === 0) return null;
      const longest = films.map((pane) => pane.artefact.instants)
        .reduce((a, b) => (b.length > a.length ? b : a));
      const last = longest.length - 1;
      const scrubber = make("input", {
        type: "range", min: 0, max: last, step: 1, "aria-label": "Frame",
        oninput: (event) => showFrame(Number(event.target.value)),
      });
      const ticks = make("div", { class: "ticks", title: "frames that differ" });
      for (const frame of entry.frames) {
        const tick = make("i");
        tick.style.left = `${last === 0 ? 0 : 100 * frame / last}%`;
        ticks.append(tick);
      }
      const play = make("button", { type: "button", onclick: togglePlaying }, "Play");
      const speed = make("select", { "aria-label": "Speed" },
        ...[["1", "×1"], ["0.5", "×½"], ["0.25", "×¼"], ["0.1", "×⅒"]]
          .map(([value, text]) => make("option", { value }, text)));
      const output = make("output");
      player = { films, instants: longest, scrubber, play, speed, output, timer: 0, entry };
      return make("div", { class: "player", role: "group", "aria-label": "Player" }, play,
        make("div", { class: "track" }, scrubber, ticks),
        make("span", {}, output, " ", speed));
    }

    async function showFrame(index) {
      if (!player) return;
      const { films, instants, scrubber, output, entry } = player;
      state.frame = Math.min(Math.max(index, 0), instants.length - 1);
      scrubber.value = state.frame;
      const seconds = instants[state.frame].toFixed(3);
      const differs = entry.frames.includes(state.frame) ? " · differs" : "";
      output.textContent = `${seconds} s · ${state.frame + 1} of ${instants.length}${differs}`;
      await Promise.all(films.map((pane) => pane.film.draw(state.frame, pane.media)));
    }

    /** The nearest frame that differs, before or after the one that is shown. */
    function showDiffering(by) {
      if (!player) return;
      const frames = player.entry.frames;
      const next = by > 0 ? frames.find((frame) => frame > state.frame)
        : frames.findLast((frame) => frame < state.frame);
      if (next !== undefined) showFrame(next);
    }

    function togglePlaying() {
      if (!player) return;
      if (player.timer) return stopPlayer();
      if (state.frame >= player.instants.length - 1) state.frame = 0;
      player.play.textContent = "Pause";
      let began = performance.now();
      let from = player.instants[state.frame];
      let speed = player.speed.value;
      const tick = (now) => {
        if (!player) return;
        if (player.speed.value !== speed) {
          [began, from, speed] = [now, player.instants[state.frame], player.speed.value];
        }
        const instant = from + (now - began) / 1000 * Number(speed);
        const at = player.instants.findLastIndex((other) => other <= instant + 1e-6);
        if (at !== state.frame) showFrame(at);
        if (at >= player.instants.length - 1) return stopPlayer();
        player.timer = requestAnimationFrame(tick);
      };
      showFrame(state.frame);
      player.timer = requestAnimationFrame(tick);
    }

    function stopPlayer() {
      if (!player) return;
      cancelAnimationFrame(player.timer);
      player.timer = 0;
      player.play.textContent = "Play";
    }
    """#
}
