extension ReportPage {
  /// The account of one assertion.
  static let detailScript = #"""
    function showDetail(entry) {
      stopPlayer();
      setBlinking(false);
      stage = null;
      player = null;
      const facts = [
        make("span", { class: `outcome ${entry.outcome}` }, entry.outcome),
        entry.origin ? make("span", {}, entry.origin) : null,
        ...Object.entries(entry.variant).sort().map(([axis, value]) =>
          make("span", {}, `${axis.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase())} ${value}`)),
      ];
      const isText = entry.lines !== undefined;
      const element = isText ? null : makeStage(entry);
      const play = makePlayer(entry);
      const missing = [entry.expected, entry.actual, entry.difference]
        .filter((artefact) => artefact?.problem)
        .map((artefact) => make("p", { class: "note" }, `${artefact.path} ${artefact.problem}.`));
      const pictures = make("div", { class: "pictures" },
        isText || element ? tools(entry, isText) : null, play, element,
        isText ? makeLines(entry) : null, ...missing,
        element || isText || missing.length ? null : make("p", { class: "note" }, nothing(entry)));
      byId("detail").replaceChildren(
        make("button", { type: "button", class: "back", onclick: goBack }, "‹ All"),
        make("h2", {}, `${entry.suite}.${entry.name}`),
        make("div", { class: "facts" }, ...facts),
        make("p", { class: "note" }, `${entry.record} · ${entry.source} · ${duration(entry)}`),
        entry.approve ? make("div", { class: "command" }, make("code", {}, entry.approve),
          make("button", { type: "button", title: "Copy (c)", onclick: () => copy(entry.approve) },
            "Copy")) : "",
        make("div", { class: "columns" }, pictures, changes(entry) ?? ""),
        ...(entry.message ? [make("h3", {}, "Message"),
          make("pre", { class: "message", tabindex: "0" }, entry.message)] : []));
      byId("detail").scrollTop = 0;
      updateStage();
      if (player) showFrame(state.frame);
    }

    const duration = (entry) => entry.seconds < 1 ? `${Math.round(entry.seconds * 1000)} ms`
      : `${entry.seconds.toFixed(1)} s`;

    function nothing(entry) {
      if (entry.outcome === "passed") return "It is as recorded; no picture was kept.";
      return "Nothing was kept that can be shown.";
    }

    function goBack() {
      document.body.classList.remove("open");
      row(state.entry).firstChild.focus();
    }

    /** Ways to look at an entry. */
    function tools(entry, isText) {
      const names = isText
        ? { lines: "Changes", ...(entry.expected && entry.actual ? { paired: "Side by side" } : {}) }
        : Object.fromEntries(modes(entry).map((mode) => [mode, modeNames[mode]]));
      const choose = (mode) => {
        if (!isText) return setMode(mode);
        state.isPaired = mode === "paired";
        showDetail(entry);
      };
      const isOn = (mode) => isText && (mode === "paired") === state.isPaired;
      const buttons = Object.entries(names).map(([mode, name], index) =>
        make("button", {
          type: "button", "data-mode": mode, title: `${name} (${index + 1})`,
          "aria-pressed": isOn(mode), onclick: () => choose(mode),
        }, name));
      const group = make("div", { class: "group", role: "group", "aria-label": "View" }, ...buttons);
      if (isText) return make("div", { class: "tools" }, Object.keys(names).length > 1 ? group : null);
      const amount = make("input", {
        type: "range", class: "amount", min: 0, max: 100, value: state.amount,
        "aria-label": "How much of the actual picture",
        oninput: (event) => setAmount(Number(event.target.value)),
      });
      const zoom = make("select", {
        id: "zoom", title: "Zoom (z)", "aria-label": "Zoom",
        onchange: (event) => setZoom(event.target.value),
      }, ...zooms.map((zoom) => make("option", { value: zoom }, zoomNames[zoom])));
      zoom.value = state.zoom;
      // What a view needs of its own stands last, so that nothing moves when another is chosen.
      return make("div", {}, buttons.length > 1 ? make("div", { class: "tools" }, group) : null,
        make("div", { class: "tools" }, zoom, entry.picture?.clusters.length ? make("button", {
          type: "button", id: "regions", title: "Boxes around what differs (r)",
          "aria-pressed": state.regions, onclick: toggleRegions,
        }, "Regions") : null,
        make("label", { "data-only": "slider onion" }, "Expected", amount, "Actual"),
        make("label", { "data-only": "blink", class: "blink-label" }, "Actual"),
        make("label", { "data-only": "difference" }, "Gain",
          make("button", { type: "button", id: "gain", title: "Gain (g)", onclick: nextGain },
            `×${state.gain}`))));
    }

    function setZoom(zoom) {
      state.zoom = zoom;
      if (byId("zoom")) byId("zoom").value = zoom;
      updateStage();
    }

    function nextGain() {
      state.gain = state.gain >= 16 ? 1 : state.gain * 4;
      if (byId("gain")) byId("gain").textContent = `×${state.gain}`;
      updateStage();
    }

    function toggleRegions() {
      state.regions = !state.regions;
      byId("regions")?.setAttribute("aria-pressed", state.regions);
      updateMarks();
    }

    /** What became of the views; one that is pointed at is outlined in the pictures. */
    function changes(entry) {
      if (entry.changes.length === 0) return null;
      const item = (change) => {
        const button = make("button", {
          type: "button", onclick: () => pin(state.pinned === change ? null : change),
          onpointerenter: () => updateMarks(change), onpointerleave: () => updateMarks(),
          onfocus: () => updateMarks(change), onblur: () => updateMarks(),
        }, change.text);
        change.button = button;
        return make("li", {}, button);
      };
      const causes = entry.changes.filter((change) => !change.isConsequence);
      const others = entry.changes.filter((change) => change.isConsequence);
      const isMoving = entry.actual?.kind === "strip" || entry.expected?.kind === "strip";
      return make("section", { class: "changes" },
        make("h3", {}, count(causes.length, "view") + " changed"),
        make("p", { class: "note" }, "Outlined when pointed at: dashed before, blue after."),
        isMoving ? make("p", { class: "note" }, "Views are where they are in the last frame.") : null,
        make("ol", {}, ...causes.map(item)),
        others.length ? make("details", { open: causes.length === 0 },
          make("summary", {}, `${count(others.length, "view")} moved or changed size with them`),
          make("ol", {}, ...others.map(item))) : null);
    }

    function pin(change) {
      state.pinned = change;
      for (const other of state.entry.changes) {
        other.button?.classList.toggle("pinned", other === change);
      }
      updateMarks();
    }

    function stepChange(by) {
      const list = state.entry?.changes ?? [];
      if (list.length === 0) return;
      const at = list.indexOf(state.pinned);
      const next = at < 0 ? (by > 0 ? 0 : list.length - 1) : (at + by + list.length) % list.length;
      pin(list[next]);
      list[next].button?.closest("details")?.setAttribute("open", "");
      list[next].button?.scrollIntoView({ block: "nearest" });
    }
    """#
}
