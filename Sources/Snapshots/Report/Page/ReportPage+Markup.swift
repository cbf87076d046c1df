extension ReportPage {
  /// What of the page is the same for every run.
  static let markup = """
    <header id="top">
      <h1 id="title"></h1>
      <p id="counts"></p>
      <span class="gap"></span>
      <button type="button" id="approve-shown" hidden></button>
      <button type="button" id="scheme" title="Light or dark (t)">◐ system</button>
      <button type="button" id="help-button" title="Keys (?)" aria-label="Keys">?</button>
    </header>
    <div id="notices" role="note" hidden></div>
    <main>
      <nav id="side" aria-label="Assertions">
        <form id="filter">
          <div id="outcomes" role="group" aria-label="Outcome"></div>
          <label>Suite <select id="suite"></select></label>
          <label>Name <input id="name" type="search" autocomplete="off" spellcheck="false"></label>
          <label>Text <input id="text" type="search" autocomplete="off" spellcheck="false"
            placeholder="message, view, file, variant"></label>
        </form>
        <p id="found" aria-live="polite"></p>
        <ol id="list"></ol>
      </nav>
      <article id="detail" tabindex="-1" aria-live="off"></article>
    </main>
    <p id="toast" role="status"></p>
    <dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">Keys</h2>
      <dl id="keys"></dl>
      <form method="dialog"><button>Close</button></form>
    </dialog>
    """
}
