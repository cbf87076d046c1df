extension ReportPage {
  /// Pictures on each other or side by side, the player, and texts.
  static let stageStyle = """
    .tools { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; margin: 8px 0; }
    .tools .group { display: flex; flex-wrap: wrap; }
    .tools .group button { border-radius: 0; margin-left: -1px; }
    .tools .group button:first-child { border-radius: 6px 0 0 6px; }
    .tools .group button:last-child { border-radius: 0 6px 6px 0; }
    .tools label { display: flex; gap: 8px; align-items: center; color: var(--faint); }

    .stage { overflow: auto; max-width: 100%; padding: 2px 0 6px; }
    .panes { display: flex; gap: 16px; width: max-content; min-width: 100%; }
    .pane figcaption { color: var(--faint); margin-bottom: 4px; white-space: nowrap; }
    .sheet {
      position: relative; width: max-content; border: 1px solid var(--line);
      background: repeating-conic-gradient(
        light-dark(#e2e2e6, #303239) 0 25%, light-dark(#f7f7f9, #3c3f47) 0 50%) 0 0 / 16px 16px;
    }
    .media { display: block; }
    .media.large { image-rendering: pixelated; }
    .sheet.empty::after {
      content: "no frame"; position: absolute; inset: 0; display: grid; place-items: center;
      color: var(--faint); background: var(--sunk);
    }
    .marks { position: absolute; inset: 0; pointer-events: none; overflow: visible; }
    .marks i {
      position: absolute; border: 2px solid #d100a5; border-radius: 2px; margin: -2px;
      box-sizing: content-box; box-shadow: 0 0 0 1px rgb(255 255 255 / .8);
    }
    .marks i.before { border: 2px dashed #d9261c; }
    .marks i.after { border-color: #0a6cff; }
    .marks i.region { border-width: 1px; margin: -1px; }

    .stage.over .panes { display: grid; width: max-content; min-width: 0; isolation: isolate; }
    .stage.over .pane { grid-area: 1 / 1; }
    .stage.over figcaption { visibility: hidden; }
    .stage.over .pane.actual .sheet { background: none; border-color: transparent; }
    .stage.over .pane.actual .sheet.empty::after { content: none; }
    .stage.slider .pane.actual .media { clip-path: inset(0 0 0 var(--split)); }
    .stage.slider .pane.actual .sheet::before {
      content: ""; position: absolute; top: 0; bottom: 0; left: var(--split); width: 2px;
      margin-left: -1px; background: var(--accent); z-index: 1;
    }
    .stage.slider .sheet { cursor: ew-resize; touch-action: pan-y; }
    .stage.onion .pane.actual .media { opacity: var(--mix); }
    .stage.blink.first .pane.actual .media { visibility: hidden; }
    .stage.blink:not(.first) .pane.expected .media { visibility: hidden; }
    .stage.difference .panes { background: #000; filter: brightness(var(--gain)); }
    .stage.difference .sheet { background: none; border-color: transparent; }
    .stage.difference .pane.actual .media { mix-blend-mode: difference; }
    .stage.difference figcaption { display: none; }
    .stage.single .pane { display: none; }
    .stage.single .pane.difference { display: block; }
    .pane.difference { display: none; }

    .player { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 10px;
      align-items: center; margin: 8px 0; max-width: 760px; }
    .player .track { position: relative; min-width: 0; }
    .player .track input { width: 100%; display: block; }
    .player .ticks { position: relative; height: 6px; margin: 0 8px; }
    .player .ticks i {
      position: absolute; width: 3px; height: 6px; margin-left: -1px; background: var(--old);
    }
    .player output { font-variant-numeric: tabular-nums; white-space: nowrap; }

    @media (max-width: 720px) {
      .player { grid-template-columns: auto 1fr; }
      .player .track { grid-column: 1 / -1; grid-row: 2; }
    }

    .lines {
      border: 1px solid var(--line); border-radius: 8px; background: var(--card); overflow: auto;
      font: 12.5px/1.5 var(--mono);
    }
    .lines table { border-collapse: collapse; width: 100%; }
    .lines td { padding: 0 8px; vertical-align: top; white-space: pre-wrap;
      overflow-wrap: anywhere; }
    .lines td.number { color: var(--faint); text-align: right; width: 1%; user-select: none;
      white-space: nowrap; }
    .lines td.sign { width: 1%; padding: 0 2px; user-select: none; }
    .lines .removed { background: var(--old-back); }
    .lines .added { background: var(--new-back); }
    .lines .fold button { border: 0; background: none; color: var(--accent); width: 100%;
      text-align: left; font: inherit; }
    """
}
