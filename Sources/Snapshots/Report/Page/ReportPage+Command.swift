extension ReportPage {
  /// The keys, the scheme, and the start.
  static let commandScript = #"""
    const keys = [
      [["j", "ArrowDown"], "next assertion", () => step(1)],
      [["k", "ArrowUp"], "the one before", () => step(-1)],
      [["1…6"], "side by side, slider, blink, difference, onion, marked", null],
      [["v"], "next of these", nextMode],
      [["ArrowRight"], "next frame; more of the actual picture", () => sideways(1)],
      [["ArrowLeft"], "the frame before; less of it", () => sideways(-1)],
      [["Space"], "play or pause; the other picture", playOrBlink],
      [["n"], "next frame that differs", () => showDiffering(1)],
      [["p"], "the one before", () => showDiffering(-1)],
      [["]"], "outline the next changed view", () => stepChange(1)],
      [["["], "the one before", () => stepChange(-1)],
      [["r"], "boxes around the pixels that differ", toggleRegions],
      [["z"], "zoom", () => setZoom(zooms[(zooms.indexOf(state.zoom) + 1) % zooms.length])],
      [["g"], "gain of the difference", nextGain],
      [["c"], "copy the approve command", () => state.entry?.approve && copy(state.entry.approve)],
      [["/"], "search", () => { document.body.classList.remove("open"); byId("text").focus(); }],
      [["t"], "system's scheme, light, dark", nextScheme],
      [["Escape"], "leave the search, the outline, the assertion", leave],
      [["?"], "these keys", () => byId("help").showModal()],
    ];
    const keyNames = { ArrowDown: "↓", ArrowUp: "↑", ArrowLeft: "←", ArrowRight: "→" };

    function nextMode() {
      const all = document.querySelectorAll("#detail [data-mode]");
      const at = [...all].findIndex((button) => button.getAttribute("aria-pressed") === "true");
      all[(at + 1) % all.length]?.click();
    }

    function sideways(by) {
      if (player) {
        stopPlayer();
        showFrame(state.frame + by);
      } else if (stage) setAmount(state.amount + 5 * by);
    }

    function playOrBlink() {
      if (player) togglePlaying();
      else if (state.mode === "blink") blink();
    }

    function nextScheme() {
      const schemes = ["system", "light", "dark"];
      const root = document.documentElement;
      const next = schemes[(schemes.indexOf(root.dataset.scheme ?? "system") + 1) % 3];
      if (next === "system") delete root.dataset.scheme;
      else root.dataset.scheme = next;
      byId("scheme").textContent = `◐ ${next}`;
    }

    function leave() {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement && field.type === "search") {
        field.value = "";
        state[field.id] = "";
        filter();
        field.blur();
      } else if (state.pinned) pin(null);
      else if (document.body.classList.contains("open")) goBack();
    }

    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
      const field = event.target;
      const isTyping = field.matches("input[type=search], select, textarea");
      if (isTyping && event.key !== "Escape") return;
      // What has the focus keeps the keys that it knows itself.
      const isArrow = event.key.startsWith("Arrow");
      if (isArrow && field.matches("input[type=range]")) return;
      if (event.key === " " && field.matches("button, summary")) return;
      if (/^[1-6]$/.test(event.key)) {
        document.querySelectorAll("#detail [data-mode]")[Number(event.key) - 1]?.click();
        return;
      }
      const name = event.key === " " ? "Space" : event.key;
      const found = keys.find(([names, , action]) => action && names.includes(name));
      if (!found) return;
      event.preventDefault();
      found[2]();
    });

    byId("keys").append(...keys.flatMap(([names, meaning]) => [
      make("dt", {}, ...names.flatMap((name) => [make("kbd", {}, keyNames[name] ?? name), " "])),
      make("dd", {}, meaning),
    ]));
    byId("scheme").addEventListener("click", nextScheme);
    byId("help-button").addEventListener("click", () => byId("help").showModal());

    startList();
    const wanted = run.entries.find((entry) => "#" + encodeURIComponent(entry.id) === location.hash);
    if (wanted && !shown.includes(wanted)) {
      state.outcomes.clear();
      filter();
    }
    if (wanted) choose(wanted, true);
    else if (shown.length > 0) choose(shown[0], false);
    """#
}
