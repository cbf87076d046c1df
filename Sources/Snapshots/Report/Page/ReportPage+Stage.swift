extension ReportPage {
  /// The pictures: beside each other, on each other, one at a time.
  static let stageScript = #"""
    const modeNames = {
      side: "Side by side", slider: "Slider", blink: "Blink", difference: "Difference",
      onion: "Onion", single: "Marked",
    };
    const zooms = ["fit", "1", "2", "4", "pixel"];
    const zoomNames = {
      fit: "Fit", 1: "1 pt = 1 px", 2: "×2", 4: "×4", pixel: "Pixel for pixel",
    };
    /** The parts of the stage that is up; `null` where there is none. */
    let stage = null;
    let blinkTimer = 0;

    /** The ways to look that an entry allows. */
    function modes(entry) {
      if (!entry.actual?.address && !entry.expected?.address) return [];
      const both = entry.actual?.address && entry.expected?.address;
      return (both ? ["side", "slider", "blink", "difference", "onion"] : ["side"])
        .concat(entry.difference?.address ? ["single"] : []);
    }

    function pane(role, title, artefact) {
      if (!artefact?.address) return null;
      const isFilm = artefact.kind === "strip" && isEmbedded(artefact.address);
      const media = isFilm
        ? make("canvas", { class: "media", width: artefact.width, height: artefact.height })
        : make("img", { class: "media", src: artefact.address, alt: `${title} picture` });
      const marks = make("div", { class: "marks" });
      const sheet = make("div", { class: "sheet" }, media, marks);
      const figure = make("figure", { class: `pane ${role}` },
        make("figcaption", {}, `${title} · ${artefact.width} × ${artefact.height}`), sheet);
      return { role, artefact, media, marks, sheet, figure,
        film: isFilm ? new Film(artefact) : null };
    }

    function makeStage(entry) {
      const panes = [
        pane("expected", "Expected", entry.expected),
        pane("actual", entry.isFailure ? "Actual" : "Recorded", entry.actual),
        pane("difference", entry.frames.length === 0 ? "What differs"
          : `What differs in frame ${entry.frames[0] + 1}`, entry.difference),
      ].filter(Boolean);
      if (panes.length === 0) return null;
      const box = make("div", { class: "panes" }, ...panes.map((pane) => pane.figure));
      const element = make("div", { class: "stage", tabindex: "0", "aria-label": "Pictures" }, box);
      stage = { entry, panes, element, blinked: false };
      for (const { sheet } of panes) sheet.addEventListener("pointermove", dragSplit);
      for (const { sheet } of panes) sheet.addEventListener("pointerdown", dragSplit);
      return element;
    }

    /** The picture's edge follows the pointer. */
    function dragSplit(event) {
      if (state.mode !== "slider" || (event.pointerType !== "mouse" && event.buttons === 0)) return;
      const box = event.currentTarget.getBoundingClientRect();
      setAmount(100 * (event.clientX - box.left) / box.width);
    }

    function setAmount(value) {
      state.amount = Math.min(Math.max(Math.round(value), 0), 100);
      for (const input of document.querySelectorAll(".amount")) input.value = state.amount;
      updateStage();
    }

    function setMode(mode) {
      if (!stage || !modes(stage.entry).includes(mode)) return;
      state.mode = mode;
      updateStage();
    }

    /** CSS pixels a pixel of the picture. */
    function zoomOf(artefact) {
      const scale = artefact.scale ?? 1;
      if (state.zoom === "pixel") return 1 / devicePixelRatio;
      if (state.zoom !== "fit") return Number(state.zoom) / scale;
      const isSide = state.mode === "side" && stage.panes.some((pane) => pane.role === "expected")
        && stage.panes.some((pane) => pane.role === "actual");
      const room = stage.element.clientWidth;
      const space = isSide ? (room - 16) / 2 - 4 : room - 4;
      const widest = Math.max(...stage.panes.filter((pane) => pane.role !== "difference")
        .map((pane) => pane.artefact.width));
      const tallest = Math.max(...stage.panes.map((pane) => pane.artefact.height));
      // All of it is seen at once; small pictures are not blown up beyond twice their points.
      return Math.min(Math.max(space, 80) / widest, Math.max(innerHeight - 140, 240) / tallest,
        2 / scale);
    }

    function updateStage() {
      if (!stage) return;
      const allowed = modes(stage.entry);
      const mode = allowed.includes(state.mode) ? state.mode : allowed[0];
      const isOver = ["slider", "blink", "difference", "onion"].includes(mode);
      stage.element.className = `stage ${mode}${isOver ? " over" : ""}`;
      stage.element.classList.toggle("first", mode === "blink" && stage.blinked);
      stage.element.style.setProperty("--split", `${state.amount}%`);
      stage.element.style.setProperty("--mix", state.amount / 100);
      stage.element.style.setProperty("--gain", state.gain);
      for (const { media, artefact } of stage.panes) {
        const zoom = zoomOf(artefact);
        media.style.width = `${artefact.width * zoom}px`;
        media.style.height = `${artefact.height * zoom}px`;
        media.classList.toggle("large", zoom * devicePixelRatio > 1.01);
      }
      for (const button of document.querySelectorAll("[data-mode]")) {
        button.setAttribute("aria-pressed", button.dataset.mode === mode);
      }
      for (const element of document.querySelectorAll("[data-only]")) {
        element.hidden = !element.dataset.only.split(" ").includes(mode);
      }
      setBlinking(mode === "blink");
      updateMarks();
    }

    function setBlinking(isOn) {
      if (!isOn) {
        clearInterval(blinkTimer);
        blinkTimer = 0;
        return;
      }
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (blinkTimer === 0 && !isStill) blinkTimer = setInterval(blink, 600);
    }

    /** Shows the other of the two. */
    function blink() {
      if (!stage) return;
      stage.blinked = !stage.blinked;
      stage.element.classList.toggle("first", stage.blinked);
      const label = document.querySelector(".blink-label");
      if (label) label.textContent = stage.blinked ? "Expected" : "Actual";
    }

    /** Frames of views, in points, and groups of pixels on a picture. */
    function updateMarks(hovered = null) {
      if (!stage) return;
      const change = hovered ?? state.pinned;
      for (const pane of stage.panes) {
        const { width, height, scale = 1 } = pane.artefact;
        const boxes = [];
        const add = (kind, x, y, w, h) => {
          const box = make("i", { class: kind });
          box.style.left = `${100 * x / width}%`;
          box.style.top = `${100 * y / height}%`;
          box.style.width = `${100 * w / width}%`;
          box.style.height = `${100 * h / height}%`;
          boxes.push(box);
        };
        for (const kind of ["before", "after"]) {
          const isHere = pane.role === (kind === "before" ? "expected" : "actual")
            || pane.role === "difference";
          const frame = change?.[kind];
          if (frame && isHere) add(kind, ...frame.map((number) => number * scale));
        }
        for (const region of state.regions ? stage.entry.picture?.clusters ?? [] : []) {
          add("region", region.x, region.y, region.width, region.height);
        }
        pane.marks.replaceChildren(...boxes);
      }
    }

    addEventListener("resize", updateStage);
    """#
}
