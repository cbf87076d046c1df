extension ReportPage {
  /// Colours, the frame of the page, the list and the account of an assertion.
  static let style = """
    :root {
      color-scheme: light dark;
      --back: light-dark(#f6f6f8, #141518);
      --card: light-dark(#ffffff, #1d1f24);
      --sunk: light-dark(#ececf0, #26282e);
      --line: light-dark(#d5d6dc, #3a3d45);
      --ink: light-dark(#17181c, #eceef2);
      --faint: light-dark(#5c5f69, #a3a7b3);
      --accent: light-dark(#0a5ad4, #79b0ff);
      --on-accent: light-dark(#ffffff, #0b1220);
      --old: light-dark(#b3261e, #ff8a80);
      --new: light-dark(#0b6b34, #6fdc97);
      --old-back: light-dark(#fdeceb, #3c1f20);
      --new-back: light-dark(#e6f6ec, #17341f);
      --warn-back: light-dark(#fff4d6, #3a3016);
      --mono: ui-monospace, "SF Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
    }
    :root[data-scheme="light"] { color-scheme: light; }
    :root[data-scheme="dark"] { color-scheme: dark; }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body {
      display: flex; flex-direction: column; background: var(--back); color: var(--ink);
      font: 14px/1.45 system-ui, "Inter", "Helvetica Neue", sans-serif;
    }
    [hidden] { display: none !important; }
    h1, h2, h3, p, ol, ul, dl, figure { margin: 0; padding: 0; }
    button, select, input {
      font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
      border-radius: 6px; padding: 3px 9px; min-height: 30px;
    }
    button { cursor: pointer; }
    button:hover { background: var(--sunk); }
    button[aria-pressed="true"] {
      background: var(--accent); border-color: var(--accent); color: var(--on-accent);
    }
    input[type="range"] { padding: 0; accent-color: var(--accent); min-width: 0; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    code, pre { font-family: var(--mono); font-size: 12.5px; }

    #top {
      display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; padding: 8px 14px;
      border-bottom: 1px solid var(--line); background: var(--card);
    }
    #top h1 { font-size: 15px; overflow-wrap: anywhere; }
    #counts { color: var(--faint); }
    .gap { flex: 1; }
    #notices {
      padding: 6px 14px; background: var(--warn-back); border-bottom: 1px solid var(--line);
      max-height: 20vh; overflow: auto; overflow-wrap: anywhere;
    }
    main { flex: 1; display: flex; min-height: 0; }
    #side {
      width: 330px; flex: none; display: flex; flex-direction: column; min-height: 0;
      border-right: 1px solid var(--line);
    }
    #filter { display: grid; gap: 6px; padding: 10px 12px 6px; }
    #filter label {
      display: grid; grid-template-columns: 46px 1fr; align-items: center; color: var(--faint);
    }
    #filter select, #filter input { min-width: 0; width: 100%; color: var(--ink); }
    #outcomes { display: flex; flex-wrap: wrap; gap: 5px; }
    #outcomes button { border-radius: 15px; padding: 2px 10px; }
    #found { padding: 2px 12px 6px; color: var(--faint); }
    #list { flex: 1; overflow: auto; list-style: none; border-top: 1px solid var(--line); }
    #list li { content-visibility: auto; contain-intrinsic-size: auto 58px; }
    #list button {
      display: grid; grid-template-columns: 12px 1fr; gap: 0 8px; width: 100%; text-align: left;
      border: 0; border-bottom: 1px solid var(--line); border-radius: 0; padding: 7px 12px;
      background: none; overflow-wrap: anywhere;
    }
    #list button:hover { background: var(--sunk); }
    #list button:focus-visible { outline-offset: -2px; }
    #list button[aria-current="true"] {
      background: var(--sunk); box-shadow: inset 3px 0 var(--accent);
    }
    #list .more { grid-column: 2; color: var(--faint); font-size: 12.5px; }
    .dot { width: 10px; height: 10px; border-radius: 5px; margin-top: 5px; }
    .dot.failed, .dot.broken { background: var(--old); }
    .dot.broken { border-radius: 1px; }
    .dot.missing { border: 2px solid var(--old); }
    .dot.added { border: 2px solid var(--accent); }
    .dot.changed { background: var(--accent); }
    .dot.passed { background: var(--new); }

    #detail { flex: 1; min-width: 0; overflow: auto; padding: 14px 18px 40px; outline: none; }
    #detail h2 { font-size: 18px; overflow-wrap: anywhere; }
    #detail h3 { font-size: 13px; margin: 14px 0 6px; }
    .facts { display: flex; flex-wrap: wrap; gap: 4px 6px; margin: 6px 0; }
    .facts span {
      background: var(--sunk); border-radius: 5px; padding: 1px 7px; font-size: 12.5px;
      overflow-wrap: anywhere;
    }
    .facts .outcome { font-weight: 600; }
    .facts .failed, .facts .missing, .facts .broken { color: var(--old); }
    .facts .added, .facts .changed { color: var(--accent); }
    .facts .passed { color: var(--new); }
    .command { display: flex; gap: 6px; margin: 8px 0; align-items: stretch; max-width: 100%; }
    .command code {
      flex: 0 1 auto; min-width: 0; overflow-x: auto; white-space: pre; padding: 5px 9px;
      background: var(--sunk); border-radius: 6px;
    }
    .columns { display: flex; gap: 18px; align-items: flex-start; }
    .columns > .pictures { flex: 1 1 0; min-width: 0; }
    .columns > .changes { flex: 0 0 330px; min-width: 0; }
    .changes ol { list-style: none; display: grid; gap: 4px; }
    .changes button {
      width: 100%; text-align: left; padding: 6px 9px; overflow-wrap: anywhere;
      font-size: 12.5px;
    }
    .changes button.pinned { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    .changes summary { cursor: pointer; margin: 8px 0 4px; color: var(--faint); }
    .note { color: var(--faint); margin: 6px 0; overflow-wrap: anywhere; }
    .message {
      white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunk); padding: 10px 12px;
      border-radius: 8px; margin: 0;
    }
    .back { display: none; margin-bottom: 8px; }
    #toast {
      position: fixed; left: 50%; bottom: 18px; transform: translateX(-50%); max-width: 90vw;
      background: var(--ink); color: var(--back); padding: 7px 14px; border-radius: 8px;
      opacity: 0; transition: opacity .15s; pointer-events: none; overflow-wrap: anywhere;
    }
    #toast.shown { opacity: 1; }
    dialog {
      border: 1px solid var(--line); border-radius: 12px; background: var(--card);
      color: var(--ink); max-width: min(560px, 92vw); max-height: 90vh; padding: 18px 22px;
    }
    dialog::backdrop { background: rgb(0 0 0 / .45); }
    #keys { display: grid; grid-template-columns: auto 1fr; gap: 5px 16px; margin: 10px 0 14px; }
    #keys dt { white-space: nowrap; }
    #keys dd { margin: 0; }
    kbd {
      font: 12px var(--mono); border: 1px solid var(--line); border-bottom-width: 2px;
      border-radius: 4px; padding: 0 5px; background: var(--sunk);
    }

    @media (max-width: 1080px) {
      .columns { flex-direction: column; align-items: stretch; }
      .columns > .changes { flex: none; width: 100%; }
    }
    @media (max-width: 720px) {
      #side { width: 100%; border-right: 0; }
      #detail { display: none; padding: 10px 12px 40px; }
      body.open #side { display: none; }
      body.open #detail { display: block; }
      .back { display: inline-block; }
      #top { padding: 6px 10px; }
    }
    @media (prefers-reduced-motion: reduce) { #toast { transition: none; } }
    """
}
