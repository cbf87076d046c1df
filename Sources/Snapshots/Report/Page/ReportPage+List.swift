extension ReportPage {
  /// The filter and the list.
  static let listScript = #"""
    const outcomeNames = ["failed", "missing", "broken", "changed", "added", "passed"];
    const rows = new Map();
    let shown = [];

    for (const entry of run.entries) {
      const variant = Object.entries(entry.variant).map((pair) => pair.join(" "));
      entry.words = [
        entry.title, entry.record, entry.source, entry.origin ?? "", entry.message ?? "",
        ...variant, ...entry.changes.map((change) => change.text),
      ].join("\n").toLowerCase();
      entry.nameWords = `${entry.suite}.${entry.name}`.toLowerCase();
    }

    /** What is wrong, in one line. */
    function summary(entry) {
      const change = entry.changes.find((change) => !change.isConsequence);
      if (change) return change.text;
      if (entry.lines && entry.expected && entry.actual) {
        const of = (kind) => entry.lines.filter((line) => line.kind === kind).length;
        return `${count(of("removed"), "line")} removed, ${of("added")} added`;
      }
      if (entry.picture) return `${entry.picture.pixels} of ${entry.picture.total} pixels differ`;
      return entry.isFailure ? (entry.message ?? "").split("\n")[0] : "";
    }

    function row(entry) {
      if (rows.has(entry)) return rows.get(entry);
      const more = [entry.suite, entry.origin].filter(Boolean).join(" · ");
      const line = summary(entry);
      const button = make("button", { type: "button", onclick: () => choose(entry, true) },
        make("span", { class: `dot ${entry.outcome}`, title: entry.outcome }),
        make("span", {}, entry.name),
        make("span", { class: "more" }, more),
        line ? make("span", { class: "more" }, line.length > 140 ? line.slice(0, 139) + "…" : line)
          : null);
      const item = make("li", {}, button);
      rows.set(entry, item);
      return item;
    }

    function matches(entry) {
      return (state.outcomes.size === 0 || state.outcomes.has(entry.outcome))
        && (state.suite === "" || entry.suite === state.suite)
        && state.name.split(" ").every((word) => entry.nameWords.includes(word))
        && state.text.split(" ").every((word) => entry.words.includes(word));
    }

    function filter() {
      shown = run.entries.filter(matches);
      byId("list").replaceChildren(...shown.map(row));
      byId("found").textContent = `${shown.length} of ${count(run.entries.length, "assertion")}`;
      for (const button of byId("outcomes").children) {
        button.setAttribute("aria-pressed", state.outcomes.has(button.dataset.outcome));
      }
      const commands = shown.filter((entry) => entry.approve).length;
      byId("approve-shown").hidden = commands === 0;
      byId("approve-shown").textContent = `Copy approve command (${commands})`;
    }

    /** Accepts all that are shown: by one command if that is all there are. */
    function approveShown() {
      const wanted = shown.filter((entry) => entry.approve);
      const all = run.entries.filter((entry) => entry.approve);
      copy(wanted.length === all.length ? run.approve
        : wanted.map((entry) => entry.approve).join(" && "));
    }

    /** Shows an entry; `isAsked` is whether somebody chose it, who on a narrow screen goes to it. */
    function choose(entry, isAsked) {
      for (const item of rows.values()) item.firstChild.removeAttribute("aria-current");
      if (state.entry !== entry) Object.assign(state, { pinned: null, frame: entry.frames[0] ?? 0 });
      state.entry = entry;
      row(entry).firstChild.setAttribute("aria-current", "true");
      if (isAsked) {
        document.body.classList.add("open");
        location.replace("#" + encodeURIComponent(entry.id));
      }
      row(entry).scrollIntoView({ block: "nearest" });
      showDetail(entry);
    }

    /** The next entry, or the one before. */
    function step(by) {
      if (shown.length === 0) return;
      const at = shown.indexOf(state.entry);
      const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), shown.length - 1);
      choose(shown[next], true);
    }

    function startList() {
      byId("title").textContent = `Snapshots ${run.title}`;
      const counts = outcomeNames.map((name) =>
        [name, run.entries.filter((entry) => entry.outcome === name).length]);
      byId("counts").textContent = counts.filter(([, number]) => number > 0)
        .map(([name, number]) => `${number} ${name}`).join(", ") || "no assertions";
      for (const [name, number] of counts.filter(([, number]) => number > 0)) {
        byId("outcomes").append(make("button", {
          type: "button", "data-outcome": name, onclick: () => {
            if (!state.outcomes.delete(name)) state.outcomes.add(name);
            filter();
          },
        }, `${name} ${number}`));
      }
      const suites = [...new Set(run.entries.map((entry) => entry.suite))].sort();
      byId("suite").append(make("option", { value: "" }, `all ${suites.length}`),
        ...suites.map((suite) => make("option", { value: suite }, suite)));
      byId("suite").addEventListener("change", (event) => {
        state.suite = event.target.value;
        filter();
      });
      for (const field of ["name", "text"]) {
        byId(field).addEventListener("input", (event) => {
          state[field] = event.target.value.trim().toLowerCase();
          filter();
        });
      }
      byId("filter").addEventListener("submit", (event) => event.preventDefault());
      byId("approve-shown").addEventListener("click", approveShown);
      byId("notices").hidden = run.notices.length === 0;
      byId("notices").append(...run.notices.map((notice) => make("p", {}, notice)));
      // Where something failed, that is what one came for.
      for (const entry of run.entries) if (entry.isFailure) state.outcomes.add(entry.outcome);
      filter();
    }
    """#
}
